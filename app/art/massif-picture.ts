import { clearedForWords, closedAtTop, massif } from "./massif.ts";
import type { MassifShape } from "./massif.ts";
import { massifShape } from "./massif-shape.ts";
import type { MassifKind } from "./massif-shape.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";
import type { SheetName } from "./sheets.ts";

/**
 * Half as high as wide: higher than most bands it stands in, so that the band's width alone decides how large it
 * is shown, and the plain for words is the same share of every screen. Where long words make a band higher, the
 * picture loses as much at its right as at its left, and what begins in its middle does so in the middle of the band.
 */
const WIDE = { width: 1440, height: 720 };
const NARROW = { width: 960, height: 300 };

/** The mountain beside a band's words on wide screens. */
export function wideShape(seed: string, plain: number, kind?: MassifKind): MassifShape {
  const room = {
    left: plain + 0.32,
    right: plain + 0.48,
    top: 0.38,
    bottom: 0.62,
    aspect: WIDE.width / WIDE.height,
    size: 0.95,
  };
  return massifShape(seed, room, kind);
}

/**
 * The massif beside a band's words on wide screens.
 *
 * @param seed the address of the page, and what tells the band from others of the page
 * @param plain how much of the width is kept for words
 * @param kind of mountain; the seed decides it if left out
 */
export function massifPicture(
  seed: string,
  sheet: SheetName,
  plain: number,
  kind?: MassifKind,
): Picture {
  const shape = wideShape(seed, plain, kind);
  return drawRelief(clearedForWords(massif(seed, shape, 230, 115), seed, plain), {
    ...WIDE,
    sheet,
    anchor: "xMidYMid slice",
    levels: Math.round(22 * (shape.lines ?? 1)),
    lowest: 0.06,
    strokeWidths: STROKE_WIDTHS.large,
    background: false,
  });
}

/** The same massif at and below 960 px, under the band's words. */
export function narrowMassifPicture(seed: string, sheet: SheetName, kind?: MassifKind): Picture {
  const room = {
    left: 0.7,
    right: 0.86,
    top: 0.82,
    bottom: 0.98,
    aspect: NARROW.width / NARROW.height,
    size: 1.5,
  };
  const shape = massifShape(seed, room, kind);
  return drawRelief(closedAtTop(massif(seed, shape, 190, 59)), {
    ...NARROW,
    sheet,
    anchor: "xMaxYMax slice",
    levels: Math.round(18 * (shape.lines ?? 1)),
    lowest: 0.08,
    strokeWidths: STROKE_WIDTHS.band,
    background: false,
  });
}
