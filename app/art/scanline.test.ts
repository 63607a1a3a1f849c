import { expect, test } from "vitest";

import { ruleArea } from "./scanline.ts";

const options = { width: 100, height: 30, spacing: 10, narrowestGap: 1, shortest: 0.8 };
const square = (left: number, right: number, top: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;

test("rules the inside of a ring and leaves out its holes", () => {
  const rings = [square(10, 90, 5, 25), square(40, 60, 15, 25)];
  expect(ruleArea(rings, options)).toEqual([
    { y: 10, from: 10, to: 90 },
    { y: 20, from: 10, to: 40 },
    { y: 20, from: 60, to: 90 },
  ]);
});

test("a vertex on a line is not counted twice", () => {
  const diamond = [
    [50, 0],
    [80, 10],
    [50, 20],
    [20, 10],
  ] as const;
  expect(ruleArea([diamond], options)).toEqual([{ y: 10, from: 20, to: 80 }]);
});

test("cuts at the frame, bridges narrow gaps and leaves out specks", () => {
  const rings = [square(-20, 30, 5, 15), square(30.5, 200, 5, 15), square(50, 50.5, 18, 22)];
  expect(ruleArea(rings, options)).toEqual([{ y: 10, from: 0, to: 100 }]);
});
