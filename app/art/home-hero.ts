import { clearedForWords, closedAtTop, massif } from "./massif.ts";
import type { MassifShape } from "./massif.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";

const SEED = "g7";

const DESKTOP: MassifShape = {
  noiseScale: 2.1,
  peaks: [
    { x: 0.785, y: 0.55, rx: 0.44, ry: 0.25, angle: -0.62, height: 1 },
    { x: 0.95, y: 0.2, rx: 0.24, ry: 0.17, angle: 0.3, height: 0.5 },
    { x: 0.72, y: 0.95, rx: 0.27, ry: 0.16, angle: 0.2, height: 0.5 },
    { x: 1, y: 0.85, rx: 0.28, ry: 0.25, height: 0.45 },
  ],
};

const BAND: MassifShape = {
  noiseScale: 1.9,
  peaks: [
    { x: 0.77, y: 0.62, rx: 0.62, ry: 0.3, angle: -0.5, height: 1 },
    { x: 1, y: 0.3, rx: 0.3, ry: 0.2, height: 0.5 },
    { x: 0.8, y: 1, rx: 0.4, ry: 0.2, angle: 0.2, height: 0.5 },
  ],
};

/** The massif of the home page on wide screens, for the mist background. */
export function homeHero(): Picture {
  return drawRelief(clearedForWords(massif(SEED, DESKTOP, 280, 175), SEED, 0.45), {
    width: 1440,
    height: 900,
    sheet: "mist",
    anchor: "xMaxYMid slice",
    levels: 42,
    lowest: 0.06,
    strokeWidths: STROKE_WIDTHS.large,
    background: false,
  });
}

/** The massif of the home page at and below 960 px, a band under the words. */
export function homeHeroBand(): Picture {
  return drawRelief(closedAtTop(massif(SEED, BAND, 210, 96)), {
    width: 960,
    height: 440,
    sheet: "mist",
    anchor: "xMaxYMax slice",
    levels: 32,
    lowest: 0.07,
    strokeWidths: STROKE_WIDTHS.band,
    background: false,
  });
}
