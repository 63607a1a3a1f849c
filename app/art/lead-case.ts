import { massif } from "./massif.ts";
import type { MassifShape } from "./massif.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";

const SHAPE: MassifShape = {
  noiseScale: 1.7,
  peaks: [
    { x: 0.86, y: 0.42, rx: 0.42, ry: 0.34, angle: -0.8, height: 1 },
    { x: 1, y: 0.95, rx: 0.3, ry: 0.25, height: 0.4 },
  ],
};

/** The massif of the lead case study, for the deep ground. */
export function leadCase(): Picture {
  return drawRelief(massif("lead-2", SHAPE, 170, 136), {
    width: 800,
    height: 640,
    sheet: "deep",
    anchor: "xMaxYMid slice",
    levels: 28,
    lowest: 0.06,
    strokeWidths: STROKE_WIDTHS.large,
    tolerance: 0.9,
    ground: false,
  });
}
