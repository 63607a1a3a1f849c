import { mulberry32 } from "./random.ts";

/** A smooth function of the plane, about -0.7 to 0.7, zero at whole coordinates. */
export type Noise2D = (x: number, y: number) => number;

const TABLE_SIZE = 256;
const MASK = TABLE_SIZE - 1;

/**
 * Two-dimensional gradient noise (Ken Perlin, "Improving noise", 2002): every
 * lattice point carries a random unit gradient, and the four gradients around a
 * point are blended with the quintic fade, whose first and second derivatives
 * vanish at the lattice, so that contours show no grid.
 *
 * @param seed any integer
 */
export function gradientNoise(seed: number): Noise2D {
  const random = mulberry32(seed);
  const permutation = shuffledTable(random);
  const gradientX = new Float64Array(TABLE_SIZE);
  const gradientY = new Float64Array(TABLE_SIZE);
  for (let i = 0; i < TABLE_SIZE; i++) {
    const angle = random() * 2 * Math.PI;
    gradientX[i] = Math.cos(angle);
    gradientY[i] = Math.sin(angle);
  }

  /** Height, at offset (dx, dy), of the plane through lattice point (column, row). */
  function slope(column: number, row: number, dx: number, dy: number): number {
    const index = permutation[permutation[column & MASK] + (row & MASK)];
    return gradientX[index] * dx + gradientY[index] * dy;
  }

  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const acrossX = fade(dx);
    const top = mix(slope(column, row, dx, dy), slope(column + 1, row, dx - 1, dy), acrossX);
    const bottom = mix(
      slope(column, row + 1, dx, dy - 1),
      slope(column + 1, row + 1, dx - 1, dy - 1),
      acrossX,
    );
    return mix(top, bottom, fade(dy));
  };
}

/** The numbers 0 to 255 in random order (Fisher-Yates), written twice so that sums of two indices need no wrapping. */
function shuffledTable(random: () => number): Uint8Array {
  const table = new Uint8Array(2 * TABLE_SIZE);
  for (let i = 0; i < TABLE_SIZE; i++) table[i] = i;
  for (let i = TABLE_SIZE - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swapped = table[i];
    table[i] = table[j];
    table[j] = swapped;
  }
  table.copyWithin(TABLE_SIZE, 0, TABLE_SIZE);
  return table;
}

/** Perlin's quintic fade, 6t^5 - 15t^4 + 10t^3. */
function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
