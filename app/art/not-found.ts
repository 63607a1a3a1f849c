import { massif } from "./massif.ts";
import type { MassifShape } from "./massif.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";

const SHAPE: MassifShape = {
  noiseScale: 2.8,
  peaks: [
    { x: 0.78, y: 0.42, rx: 0.34, ry: 0.26, angle: -0.5, height: 1 },
    { x: 0.98, y: 0.75, rx: 0.3, ry: 0.2, height: 0.5 },
    { x: 0.62, y: 0.12, rx: 0.2, ry: 0.12, height: 0.3 },
    // The sinkhole: the way that does not lead on.
    { x: 0.7, y: 0.44, rx: 0.09, ry: 0.09, height: -0.75 },
  ],
};

/** The massif of the not-found page, for the bloom ground. */
export function notFound(): Picture {
  return drawRelief(massif("lost-2", SHAPE, 250, 156), {
    width: 1440,
    height: 900,
    sheet: "bloom",
    anchor: "xMaxYMid slice",
    levels: 36,
    lowest: 0.05,
    strokeWidths: STROKE_WIDTHS.large,
    tolerance: 0.9,
    ground: false,
  });
}
