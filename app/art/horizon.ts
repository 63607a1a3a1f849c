import { noiseOf } from "./noise.ts";

const WIDTH = 1440;
const HEIGHT = 48;
const STEP = 12;

/** The upper edge of the footer: a low range of hills, another on each page. */
export function horizon(path: string): { viewBox: string; d: string } {
  const noise = noiseOf(path);
  const edge = Array.from({ length: WIDTH / STEP + 1 }, (_, at) => {
    const x = at * STEP;
    const height = noise(x / 300, 0.5) * 0.85 + noise(x / 90, 9.5) * 0.25;
    return `L${x} ${(HEIGHT * (0.56 - height * 0.62)).toFixed(1)}`;
  });
  return { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, d: `M0 ${HEIGHT}${edge.join("")}V${HEIGHT}Z` };
}
