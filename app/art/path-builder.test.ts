import { expect, test } from "vitest";

import { PathBuilder } from "./path-builder.ts";
import { readPath } from "./path-reader.test-helper.ts";

test("chains curves with mirrored control points as smooth curves", () => {
  const path = new PathBuilder();
  path.curve([0, 0], [2, 4], [4, 4]);
  path.curve([4, 4], [6, 4], [8, 0]);
  path.curve([8, 0], [10, -4], [12, -3]);
  expect(path.data).toBe("M0 0q2 4 4 4t4-4 4-3");
  expect(readPath(path.data).at(-1)).toEqual({
    start: [8, 0],
    controls: [[10, -4]],
    end: [12, -3],
  });
});

test("writes a control point that is not mirrored", () => {
  const path = new PathBuilder();
  path.curve([0, 0], [2, 4], [4, 4]);
  path.curve([4, 4], [6, 5], [8, 0]);
  expect(path.data).toBe("M0 0q2 4 4 4 2 1 4-4");
});

test("after a curve of no length the next one is written in full", () => {
  const path = new PathBuilder();
  path.curve([0, 0], [2, 4], [4, 4]);
  path.curve([4, 4], [6, 4], [4, 4]);
  path.curve([4, 4], [2, 4], [0, 8]);
  expect(readPath(path.data)).toEqual([
    { start: [0, 0], controls: [[2, 4]], end: [4, 4] },
    { start: [4, 4], controls: [[2, 4]], end: [0, 8] },
  ]);
});

test("begins a new subpath where the last one did not end, by the shorter way", () => {
  const path = new PathBuilder();
  path.line([1000, 1000], [1010, 1000]);
  path.line([1012, 1001], [1012, 1005]);
  path.line([0, 0], [3, 4]);
  expect(path.data).toBe("M1000 1000h10m2 1v4M0 0l3 4");
});

test("rounds to its grid without letting errors add up", () => {
  const path = new PathBuilder(10);
  for (let i = 0; i < 30; i++) path.line([i * 0.33, 0], [(i + 1) * 0.33, 0]);
  expect(path.data.startsWith("M0 0h.3")).toBe(true);
  expect(readPath(path.data).at(-1)?.end[0]).toBeCloseTo(9.9, 6);
});
