import { expect, test } from "vitest";

import { PathBuilder } from "./path-builder.ts";
import { curvePieces, drawSmoothLine } from "./smooth-curve.ts";
import type { Point } from "./picture.ts";

const corner: Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
];

test("an open line keeps its ends and rounds its corners", () => {
  expect(curvePieces(corner, false)).toEqual([
    { start: [0, 0], control: [0, 0], end: [2, 0] },
    { start: [2, 0], control: [4, 0], end: [4, 2] },
    { start: [4, 2], control: [4, 4], end: [4, 4] },
  ]);
});

test("a closed line returns to its start", () => {
  const pieces = curvePieces(corner, true);
  expect(pieces[0].start).toEqual([2, 2]);
  expect(pieces.at(-1)?.end).toEqual([2, 2]);
});

test("a drawn line needs two numbers for each vertex after the first, wherever they lie", () => {
  const path = new PathBuilder(2);
  drawSmoothLine(path, [...corner, [8.3, 3.4]]);
  // On a grid of half units, vertices go to whole units: (8.3, 3.4) to (8, 3).
  expect(path.data).toBe("M0 0q0 0 2 0t2 2 2 1.5 2-.5");
});
