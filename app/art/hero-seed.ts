import { clearedForWords, massif } from "./massif.ts";
import { wideShape } from "./massif-picture.ts";
import type { MassifKind } from "./massif-shape.ts";

/** Where the header's words stand in the picture, however high the band and wide the window: shares of its size. */
const HEADER = { left: 0.4, right: 0.8, top: 0.06, bottom: 0.32 };
/** Enough for slopes, and a tenth of what a drawing takes. */
const GRID = { width: 80, height: 40 };
/** How much land that faces away from the light disturbs the words. */
const LIMIT = 0.006;
const VARIANTS = 8;

/**
 * What the mountain beside a page's heading is drawn from: the page's address or, where dark lines would cross
 * the header's words, the first variant of it where they do not.
 *
 * @param plain how much of the width is kept for words
 * @param kind of mountain; the seed decides it if left out
 */
export function heroSeed(address: string, plain: number, kind?: MassifKind): string {
  const seeds = Array.from({ length: VARIANTS }, (_, i) => (i === 0 ? address : `${address} ${i}`));
  return seeds.find((seed) => shadeBehindHeader(seed, plain, kind) < LIMIT) ?? address;
}

/** How steeply the land behind the header falls away from the light, on average. */
function shadeBehindHeader(seed: string, plain: number, kind?: MassifKind): number {
  const { width, height } = GRID;
  const land = massif(seed, wideShape(seed, plain, kind), width, height);
  const { values } = clearedForWords(land, seed, plain);
  let shade = 0;
  let samples = 0;
  for (let row = Math.ceil(HEADER.top * height); row < HEADER.bottom * height; row++) {
    for (let column = HEADER.left * width; column < HEADER.right * width; column++) {
      const at = row * width + column;
      // The light comes from the upper left, so land that falls to the lower right is dark.
      const fall = values[at - 1] - values[at + 1] + values[at - width] - values[at + width];
      shade += Math.max(0, fall);
      samples++;
    }
  }
  return shade / samples;
}
