import { noiseOf } from "./noise.ts";
import { type Point, linePath } from "./picture.ts";

// In tenths of a pixel, so that the path has whole numbers only.
const WIDTH = 14_400;
const HEIGHT = 480;
const STEP = 120;

/** The upper edge of the footer: a low range of hills. @param path of the page, which seeds the range */
export function horizon(path: string): { viewBox: string; d: string } {
  const noise = noiseOf(path);
  const edge = Array.from({ length: WIDTH / STEP + 1 }, (_, at): Point => {
    const x = at * STEP;
    const height = noise(x / 3000, 0.5) * 0.85 + noise(x / 900, 9.5) * 0.25;
    return [x, HEIGHT * (0.56 - height * 0.62)];
  });
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    d: `${linePath([[0, HEIGHT], ...edge], 1)}V${HEIGHT}Z`,
  };
}
