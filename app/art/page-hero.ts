import { closedAtTop, massif } from "./massif.ts";
import type { MassifShape } from "./massif.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";
import type { SheetName } from "./sheets.ts";

const DESKTOP: MassifShape = {
  noiseScale: 1.35,
  peaks: [
    { x: 0.865, y: 0.5, rx: 0.56, ry: 0.42, angle: -0.45, height: 1 },
    { x: 1, y: 0.95, rx: 0.4, ry: 0.3, height: 0.5 },
    { x: 0.74, y: 1.02, rx: 0.3, ry: 0.2, height: 0.35 },
  ],
};

const BAND: MassifShape = {
  noiseScale: 1.35,
  peaks: [
    { x: 0.76, y: 0.7, rx: 0.8, ry: 0.34, angle: -0.32, height: 1 },
    { x: 1, y: 0.95, rx: 0.5, ry: 0.35, height: 0.55 },
    { x: 0.98, y: 0.42, rx: 0.3, ry: 0.22, height: 0.35 },
  ],
};

/**
 * The massif beside a page's heading on wide screens; also of the quote and
 * newsletter bands.
 *
 * @param seed the page's title, or any text
 */
export function pageHero(seed: string, sheet: SheetName): Picture {
  return drawRelief(massif(seed, DESKTOP, 230, 70), {
    width: 1440,
    height: 440,
    sheet,
    anchor: "xMaxYMid slice",
    levels: 28,
    lowest: 0.08,
    strokeWidths: STROKE_WIDTHS.large,
    tolerance: 1.2,
    ground: false,
  });
}

/** The same page's massif at and below 960 px, a band under the words. */
export function pageHeroBand(seed: string, sheet: SheetName): Picture {
  return drawRelief(closedAtTop(massif(seed, BAND, 190, 59)), {
    width: 960,
    height: 300,
    sheet,
    anchor: "xMaxYMax slice",
    levels: 22,
    lowest: 0.08,
    strokeWidths: STROKE_WIDTHS.band,
    tolerance: 1.2,
    ground: false,
  });
}
