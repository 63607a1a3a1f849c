import { describe, expect, test } from "vitest";

import { readPath } from "./path-reader.test-helper.ts";
import { crestHeight, statHill } from "./stat-hills.ts";

/** Points on a hill's line, with heights above the lower edge. */
function points(d: string) {
  return readPath(d).map(({ start: [x, y] }) => ({ x, height: 200 - y }));
}

test("heights follow the logarithm of the figure", () => {
  expect(crestHeight(500)).toBe(176);
  const midway = 10 ** ((0.75 + Math.log10(500)) / 2);
  expect(crestHeight(midway)).toBeCloseTo(88, 10);
  expect(crestHeight(15)).toBeCloseTo(38.5, 1);
  expect(crestHeight(1)).toBe(8);
});

describe.each([
  [15, 0],
  [200, 1],
  [25, 2],
  [500, 3],
])("the hill of %d", (value, position) => {
  const { paths } = statHill(value, position);
  const lines = paths.map(({ d }) => points(d));

  test("has nine lines, the uppermost as high as its figure", () => {
    expect(paths).toHaveLength(9);
    const crest = Math.max(...lines[0].map(({ height }) => height));
    // Smoothing takes a little off the summit.
    expect(Math.abs(crest - crestHeight(value))).toBeLessThan(1.5);
  });

  test("lies lower and thinner line by line, and never below the edge", () => {
    const tops = lines.map((line) => Math.max(...line.map(({ height }) => height)));
    expect(tops).toEqual([...tops].sort((a, b) => b - a));
    const widths = paths.map(({ strokeWidth }) => strokeWidth);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    for (const { height } of lines.flat()) expect(height).toBeGreaterThan(0);
  });

  test("meets its neighbours at the horizon", () => {
    expect(lines[0][0]).toEqual({ x: 0, height: 8 });
    const [end] = readPath(paths[0].d).slice(-1);
    expect(end.end).toEqual([expect.closeTo(360, 6), expect.closeTo(192, 6)]);
  });
});

test("a figure beyond the largest has the full height, not more than the picture", () => {
  expect(crestHeight(2023)).toBe(crestHeight(500));
});
