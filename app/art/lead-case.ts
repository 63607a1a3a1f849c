import { massif } from "./massif.ts";
import type { MassifShape } from "./massif.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";

const SHAPE: MassifShape = {
  noiseScale: 1.7,
  peaks: [
    { x: 0.8, y: 0.24, rx: 0.3, ry: 0.24, angle: -0.7, height: 1 },
    { x: 1, y: 0.46, rx: 0.24, ry: 0.18, height: 0.5 },
    { x: 0.66, y: 0.02, rx: 0.2, ry: 0.14, height: 0.4 },
  ],
};

/**
 * The massif of the lead case study, for the deep background. It stands in the upper right of its box and leaves
 * the rest to the words, whatever the box's shape: that is why it is fitted in and not cut.
 */
export function leadCase(): Picture {
  return drawRelief(massif("lead-2", SHAPE, 170, 136), {
    width: 800,
    height: 640,
    sheet: "deep",
    anchor: "xMaxYMin meet",
    levels: 28,
    lowest: 0.06,
    strokeWidths: STROKE_WIDTHS.large,
    background: false,
  });
}
