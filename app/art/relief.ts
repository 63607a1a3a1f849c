import { traceContours } from "./contours.ts";
import { heightRange, type HeightField } from "./height-field.ts";
import { GRID, outlined, type Weights } from "./outline.ts";
import { svgDocument, type Anchor, type Picture, type Size } from "./picture.ts";
import { SHEETS, type SheetName } from "./sheets.ts";

export const WEIGHTS = {
  large: [0.35, 2.5],
  cover: [0.35, 2.1],
  small: [0.35, 1.9],
} as const satisfies Record<string, Weights>;

export interface ReliefOptions extends Size {
  readonly sheet: SheetName;
  readonly anchor: Anchor;
  readonly levels: number;
  /** Height of the lowest contour; by default 3% of the range above its lowest height. */
  readonly lowest?: number;
  /** The heights that the contours are spread over, up to 1.5% below the highest; by default the field's own. */
  readonly range?: { readonly lowest: number; readonly highest: number };
  readonly weights: Weights;
  /** Whether the sheet's background is drawn too; otherwise the page's shows through. */
  readonly background?: boolean;
}

/** Draws a height field as illuminated contours at equal steps: lit lines first, shaded lines over them. */
export function drawRelief(field: HeightField, options: ReliefOptions): Picture {
  const { width, height, anchor, levels, weights, background } = options;
  const { lowest, highest } = options.range ?? heightRange(field);
  const range = highest - lowest;
  const first = options.lowest ?? lowest + 0.03 * range;
  const step = (highest - 0.015 * range - first) / (levels - 1);
  const contours = traceContours(
    field,
    Array.from({ length: levels }, (_, index) => first + step * index),
    options,
  );
  const { lit, shade } = outlined(contours, weights);
  const sheet = SHEETS[options.sheet];
  return svgDocument(
    { width, height },
    anchor,
    (background ? `<path fill="${sheet.background}" d="M0 0h${width}v${height}H0z"/>` : "") +
      `<g transform="scale(${1 / GRID})"><path fill="${sheet.lit}" d="${lit}"/>` +
      `<path fill="${sheet.shade}" d="${shade}"/></g>`,
  );
}
