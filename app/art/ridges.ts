import { formatHex, interpolate, type Rgb } from "culori";
import { DEFAULT_COLOURS, inKey } from "#app/art/palette.ts";
import { fnv1a } from "./hash.ts";
import { gradientNoise } from "./noise.ts";
import { PathBuilder } from "./path-builder.ts";
import { svgDocument } from "./picture.ts";
import type { Picture, Point } from "./picture.ts";
import { simplifyLine } from "./simplify.ts";
import { SHEETS } from "./sheets.ts";
import { drawSmoothLine } from "./smooth-curve.ts";

const WIDTH = 1440;
const HEIGHT = 620;
const LAYERS = 6;
const LINES_PER_LAYER = 7;
const STEP = 12;
const HALF_PIXELS = 2;

/** Simplification of the skylines, in pixels. */
const TOLERANCE = 0.5;

/** The farthest layer's tone beside the nearest one's. */
const FAR = "#c9d9d5";

/** The tone of a layer: 0 for the farthest, 1 for the nearest. */
const toneAt = (shade: number): Rgb =>
  interpolate([inKey(FAR, DEFAULT_COLOURS.deep, SHEETS.deep.background), SHEETS.deep.background])(
    shade,
  );

/**
 * Mountain ridges one behind another, seen from the ground, nearer ones darker
 * and covering farther ones. The sky is left open for the page's own background.
 *
 * @param seed any text
 */
export function ridges(seed: string): Picture {
  const hash = fnv1a(seed);
  const layers = Array.from({ length: LAYERS }, (_, index) => drawLayer(index, hash));
  return svgDocument({ width: WIDTH, height: HEIGHT }, "xMaxYMax slice", layers.join(""));
}

function drawLayer(index: number, hash: number): string {
  /** 0 for the farthest layer, 1 for the nearest. */
  const nearness = index / (LAYERS - 1);
  const shade = nearness ** 1.15;
  const base = HEIGHT * (0.3 + 0.62 * nearness);
  const skyline = crest(index, nearness, base, hash);

  const ground = new PathBuilder(HALF_PIXELS);
  drawSmoothLine(ground, skyline);
  ground.lineTo([WIDTH, HEIGHT]);
  ground.lineTo([0, HEIGHT]);
  ground.close();

  const lines = new PathBuilder(HALF_PIXELS);
  for (let line = 0; line < LINES_PER_LAYER; line++) {
    drawSmoothLine(lines, lowered(skyline, line, base));
  }
  const width = (0.7 + 0.5 * nearness).toFixed(2);
  return (
    `<path fill="${formatHex(toneAt(shade))}" d="${ground.data}"/>` +
    `<path fill="none" stroke="${lineColour(shade)}" stroke-width="${width}" d="${lines.data}"/>`
  );
}

/** The skyline of a layer: ridged noise and two finer layers, rising towards the right. */
function crest(index: number, nearness: number, base: number, hash: number): Point[] {
  const noise = gradientNoise(hash + index * 31);
  const amplitude = HEIGHT * (0.3 - 0.1 * nearness);
  const frequency = 2.2 + 1.1 * (1 - nearness);
  const skyline = Array.from({ length: WIDTH / STEP + 1 }, (_, sample): Point => {
    const x = sample * STEP;
    const u = x / WIDTH;
    const ridged = 1 - 2 * Math.abs(noise(u * frequency * 1.25 + index * 3.1, 0.3 + index));
    const broad = noise(u * frequency * 0.7 + 9, index * 1.7 + 0.4);
    const fine = noise(u * frequency * 5, 2.2) * 0.16 + noise(u * frequency * 14, 5.1) * 0.05;
    const rise = ridged * 0.62 + broad * 0.75 + fine - 0.15;
    return [x, base - amplitude * rise * (0.45 + 0.75 * u)];
  });
  return simplifyLine(skyline, TOLERANCE);
}

/** The skyline repeated lower down: each line flatter than the one above, and farther from it. */
function lowered(skyline: readonly Point[], line: number, base: number): Point[] {
  const share = (line / LINES_PER_LAYER) ** 1.5;
  const foot = base + 0.12 * HEIGHT;
  return skyline.map(([x, y]): Point => [x, y + 0.17 * HEIGHT * share + (foot - y) * share * 0.85]);
}

/** A tone a little lighter than the layer's own. */
function lineColour(shade: number): string {
  const { r, g, b } = toneAt(shade * 0.72);
  const brighter = (channel: number): number => Math.min(1, channel + 22 / 255);
  const bright = { mode: "rgb", r: brighter(r), g: brighter(g), b: brighter(b) } as const;
  return formatHex(interpolate([bright, "#ffffff"])(0.1));
}
