import { expect, test } from "vitest";

import type { Point } from "./picture.ts";
import { simplifyLine } from "./simplify.ts";

test("drops what lies within the tolerance and keeps what does not", () => {
  const line: Point[] = [
    [0, 0],
    [1, 0.4],
    [2, 0],
    [3, 5],
    [4, 0],
  ];
  expect(simplifyLine(line, 0.5)).toEqual([
    [0, 0],
    [2, 0],
    [3, 5],
    [4, 0],
  ]);
  expect(simplifyLine(line, 0.3)).toEqual(line);
});

test("no dropped vertex is farther from the result than the tolerance", () => {
  const wave = Array.from({ length: 200 }, (_, x): Point => [x, 20 * Math.sin(x / 9)]);
  const simple = simplifyLine(wave, 0.8);
  expect(simple.length).toBeLessThan(60);
  for (const [x, y] of wave) {
    const after = Math.max(
      1,
      simple.findIndex((point) => point[0] >= x),
    );
    const [a, b] = [simple[after - 1], simple[after]];
    const onChord = a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
    const slope = (b[1] - a[1]) / (b[0] - a[0]);
    expect(Math.abs(y - onChord) / Math.hypot(1, slope)).toBeLessThan(0.8 + 1e-9);
  }
});
