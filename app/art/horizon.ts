import { noiseOf } from "./noise.ts";
import type { Point } from "./picture.ts";
import { linePath } from "./spline.ts";

const WIDTH = 1440;
const HEIGHT = 48;
const STEP = 12;
/** Steps of the path's unit to a pixel. */
const GRID = 10;

/** The upper edge of the footer: a low range of hills, another on each page. */
export function horizon(path: string): { viewBox: string; d: string } {
  const noise = noiseOf(path);
  const edge = Array.from({ length: WIDTH / STEP + 1 }, (_, at): Point => {
    const x = at * STEP;
    const height = noise(x / 300, 0.5) * 0.85 + noise(x / 90, 9.5) * 0.25;
    return [x, HEIGHT * (0.56 - height * 0.62)];
  });
  const [width, height] = [WIDTH * GRID, HEIGHT * GRID];
  return {
    viewBox: `0 0 ${width} ${height}`,
    d: `${linePath([[0, HEIGHT], ...edge], GRID)}V${height}Z`,
  };
}
