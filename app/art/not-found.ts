import { clearedForWords, closedAtTop, massif } from "./massif.ts";
import type { MassifShape } from "./massif.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";

const SEED = "lost-2";

/** In each shape the last peak is the sinkhole: the way that does not lead on. */
const DESKTOP: MassifShape = {
  noiseScale: 2.8,
  peaks: [
    { x: 0.78, y: 0.42, rx: 0.34, ry: 0.26, angle: -0.5, height: 1 },
    { x: 0.98, y: 0.75, rx: 0.3, ry: 0.2, height: 0.5 },
    { x: 0.62, y: 0.12, rx: 0.2, ry: 0.12, height: 0.3 },
    { x: 0.7, y: 0.44, rx: 0.09, ry: 0.09, height: -0.75 },
  ],
};

const NARROW: MassifShape = {
  noiseScale: 1.9,
  peaks: [
    { x: 0.62, y: 0.44, rx: 0.5, ry: 0.34, angle: -0.5, height: 1 },
    { x: 0.95, y: 0.85, rx: 0.5, ry: 0.3, height: 0.6 },
    { x: 0.15, y: 0.95, rx: 0.4, ry: 0.25, height: 0.45 },
    { x: 0.5, y: 0.42, rx: 0.14, ry: 0.13, height: -1.15 },
  ],
};

/** The massif of the not-found page, for the bloom background. */
export function notFound(): Picture {
  return drawRelief(clearedForWords(massif(SEED, DESKTOP, 250, 156), SEED, 0.45), {
    width: 1440,
    height: 900,
    sheet: "bloom",
    anchor: "xMaxYMid slice",
    levels: 32,
    lowest: 0.05,
    strokeWidths: STROKE_WIDTHS.large,
    background: false,
  });
}

/** The same at and below 960 px, under the words: nearly square, the sinkhole in view at every height. */
export function narrowNotFound(): Picture {
  return drawRelief(closedAtTop(massif(SEED, NARROW, 150, 139)), {
    width: 820,
    height: 760,
    sheet: "bloom",
    anchor: "xMidYMin slice",
    levels: 26,
    lowest: 0.06,
    strokeWidths: STROKE_WIDTHS.large,
    background: false,
  });
}
