/** What it costs to change the tone by one step, beside an error of one step over 20 pixels. */
const CHANGE = 1.2;
const FIRST_STEP = 0.6;
const PIXELS = 20;

/**
 * The tone of each piece of a contour, from 0 (widest shade) to `count` - 1 (widest lit). A tone is near the one
 * that the piece's facing asks for, but does not change to and fro for a short stretch: every change costs
 * bytes and shows as a flicker. The cheapest sequence is found with the Viterbi algorithm.
 *
 * @param facing of each piece, -1 (away from the light) to 1 (towards it)
 * @param lengths of the pieces in pixels
 */
export function steadyTones(
  facing: readonly number[],
  lengths: readonly number[],
  count: number,
): number[] {
  let costs = Array.from({ length: count }, () => 0);
  const origins: number[][] = [];
  facing.forEach((value, piece) => {
    const arriving = costs.map((_, tone) => cheapestOrigin(costs, tone));
    origins.push(arriving);
    costs = arriving.map((origin, tone) => {
      const error = ((value + 1) / 2) * count - (tone + 0.5);
      return costs[origin] + changeCost(origin, tone) + (error * error * lengths[piece]) / PIXELS;
    });
  });
  const tones: number[] = [];
  let tone = costs.indexOf(Math.min(...costs));
  for (let piece = facing.length - 1; piece >= 0; piece--) {
    tones[piece] = tone;
    tone = origins[piece][tone];
  }
  return tones;
}

function cheapestOrigin(costs: readonly number[], tone: number): number {
  let best = tone;
  for (let origin = 0; origin < costs.length; origin++) {
    const cost = costs[origin] + changeCost(origin, tone);
    if (cost < costs[best] + changeCost(best, tone)) best = origin;
  }
  return best;
}

const changeCost = (from: number, to: number): number =>
  from === to ? 0 : FIRST_STEP + CHANGE * Math.abs(from - to);
