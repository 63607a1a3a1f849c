import { extent } from "d3-array";

/** Heights on a grid, row by row from the top left; `width` and `height` count samples. */
export interface HeightField {
  readonly values: Float64Array;
  readonly width: number;
  readonly height: number;
}

/**
 * A height as a function of place, which is given twice: (u, v) run from 0 to 1 between the first and last sample of a
 * row or column; (x, y) are distances from the top left corner in picture heights. `index` is the sample's place in
 * `values`.
 */
type Surface = (u: number, v: number, x: number, y: number, index: number) => number;

/** Samples a surface on a grid of `width` × `height` samples. */
export function sampleSurface(width: number, height: number, surface: Surface): HeightField {
  const values = new Float64Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      values[index] = surface(
        column / (width - 1),
        row / (height - 1),
        column / height,
        row / height,
        index,
      );
    }
  }
  return { values, width, height };
}

/** A new field of the same size, each height replaced by what `change` makes of it and its (u, v). */
export function reshape(
  field: HeightField,
  change: (height: number, u: number, v: number) => number,
): HeightField {
  return sampleSurface(field.width, field.height, (u, v, _x, _y, index) =>
    change(field.values[index]!, u, v),
  );
}

/** The lowest and the highest value of a field; 0 for an empty one. */
export function heightRange({ values }: HeightField): { lowest: number; highest: number } {
  const [lowest = 0, highest = 0] = extent(values);
  return { lowest, highest };
}

/** Hermite step 3t^2 - 2t^3: 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
