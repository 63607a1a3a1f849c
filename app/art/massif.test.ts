import { expect, test } from "vitest";

import { closedAtTop, massif } from "./massif.ts";

const shape = {
  noiseScale: 2,
  peaks: [{ x: 0.8, y: 0.5, rx: 0.3, ry: 0.3, height: 1 }],
};

test("the plain is flat, the mountain is rough", () => {
  const { values, width } = massif("seed", shape, 100, 50);
  const other = massif("other", shape, 100, 50).values;
  for (let row = 0; row < 50; row++) {
    for (let column = 0; column < 30; column++) {
      expect(Math.abs(values[row * width + column])).toBeLessThan(0.001);
    }
  }
  const summit = 25 * width + 80;
  expect(values[summit]).toBeGreaterThan(0.5);
  expect(values[summit]).not.toBe(other[summit]);
});

test("closing at the top flattens the first row and leaves the lower part", () => {
  const open = massif("seed", shape, 100, 50);
  const closed = closedAtTop(open);
  expect(Math.max(...open.values.slice(0, 100))).toBeGreaterThan(0.01);
  expect(Math.max(...closed.values.slice(0, 100).map(Math.abs))).toBe(0);
  expect(closed.values.slice(20 * 100)).toEqual(open.values.slice(20 * 100));
});
