import { equalLevels, traceContours } from "./contours.ts";
import { heightRange } from "./height-field.ts";
import type { HeightField } from "./height-field.ts";
import { HALF_PIXELS, illuminate } from "./illumination.ts";
import { svgDocument } from "./picture.ts";
import type { Anchor, Picture, Size } from "./picture.ts";
import { SHEETS } from "./sheets.ts";
import type { SheetName } from "./sheets.ts";

/** Stroke widths in pixels, from lines edge-on to the light to lines facing or leaving it. */
export type StrokeWidths = readonly [number, number, number, number];

/** The sets of widths in use. */
export const STROKE_WIDTHS = {
  large: [0.55, 0.95, 1.5, 2.3],
  band: [0.6, 1, 1.5, 2.2],
  cover: [0.5, 0.9, 1.4, 2],
  small: [0.5, 0.85, 1.25, 1.8],
} as const satisfies Record<string, StrokeWidths>;

/** How a height field becomes a relief. */
export interface ReliefOptions extends Size {
  readonly sheet: SheetName;
  readonly anchor: Anchor;
  /** Number of contour levels. */
  readonly levels: number;
  /** Height of the lowest contour; by default 3% of the range above its lowest height. */
  readonly lowest?: number;
  /** The range whose top the highest contour stays 1.5% below; by default the field's own. */
  readonly range?: { readonly lowest: number; readonly highest: number };
  readonly strokeWidths: StrokeWidths;
  /** Whether the sheet's background is drawn too; otherwise the relief stands on the page's. */
  readonly background: boolean;
}

/** Draws a height field as illuminated contours: the lit lines first, the shade lines over them. */
export function drawRelief(field: HeightField, options: ReliefOptions): Picture {
  const { width, height, strokeWidths } = options;
  const { lowest, highest } = options.range ?? heightRange(field);
  const range = highest - lowest;
  const levels = equalLevels(
    options.levels,
    options.lowest ?? lowest + 0.03 * range,
    highest - 0.015 * range,
  );
  const contours = traceContours(field, levels, options, {
    minimumLength: Math.max(14, width / 40),
    minimumRing: Math.max(14, width / 20),
  });
  const { lit, shade } = illuminate(contours, strokeWidths.length);
  const sheet = SHEETS[options.sheet];
  const background = options.background
    ? `<path fill="${sheet.background}" d="M0 0h${width}v${height}H0z"/>`
    : "";
  return svgDocument(
    { width, height },
    options.anchor,
    `${background}<g transform="scale(${1 / HALF_PIXELS})" fill="none" stroke-linejoin="round">` +
      strokedGroup(sheet.lit, lit, strokeWidths) +
      strokedGroup(sheet.shade, shade, strokeWidths) +
      "</g>",
  );
}

function strokedGroup(colour: string, paths: readonly string[], widths: StrokeWidths): string {
  const strokes = paths.map((d, index) =>
    d === "" ? "" : `<path stroke-width="${widths[index] * HALF_PIXELS}" d="${d}"/>`,
  );
  return `<g stroke="${colour}">${strokes.join("")}</g>`;
}
