import { massif } from "./massif.ts";
import type { MassifShape } from "./massif.ts";
import { pageHeroBand } from "./page-hero.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";

const DESKTOP: MassifShape = {
  noiseScale: 1.5,
  peaks: [
    { x: 0.8, y: 0.6, rx: 0.62, ry: 0.36, angle: -0.5, height: 1 },
    { x: 1, y: 0.1, rx: 0.4, ry: 0.3, height: 0.5 },
    { x: 0.7, y: 1.05, rx: 0.4, ry: 0.22, height: 0.5 },
  ],
};

/** The massif of the call-to-action band on wide screens, for the deep ground. */
export function callToAction(): Picture {
  return drawRelief(massif("b2", DESKTOP, 240, 93), {
    width: 1440,
    height: 560,
    sheet: "deep",
    anchor: "xMaxYMid slice",
    levels: 34,
    lowest: 0.06,
    strokeWidths: STROKE_WIDTHS.large,
    tolerance: 0.9,
    ground: false,
  });
}

/** The same band's massif at and below 960 px. */
export function callToActionBand(): Picture {
  return pageHeroBand("cta", "deep");
}
