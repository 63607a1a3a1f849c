import { BAND, PLAIN, SEED, WIDE } from "./home-hero-land.ts";
import { clearedForWords, closedAtTop, massif } from "./massif.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";

/** The massif of the home page on wide screens, for the mist background. */
export function homeHero(): Picture {
  return drawRelief(
    clearedForWords(massif(SEED, WIDE.shape, WIDE.width, WIDE.height), SEED, PLAIN),
    {
      width: 1440,
      height: 900,
      sheet: "mist",
      anchor: "xMaxYMid slice",
      levels: 42,
      lowest: 0.06,
      strokeWidths: STROKE_WIDTHS.large,
      background: false,
    },
  );
}

/** The massif of the home page at and below 960 px, a band under the words. */
export function homeHeroBand(): Picture {
  return drawRelief(closedAtTop(massif(SEED, BAND.shape, BAND.width, BAND.height)), {
    width: 960,
    height: 440,
    sheet: "mist",
    anchor: "xMaxYMax slice",
    levels: 27,
    lowest: 0.07,
    strokeWidths: STROKE_WIDTHS.band,
    background: false,
  });
}
