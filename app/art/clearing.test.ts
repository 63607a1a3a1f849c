import { expect, test } from "vitest";

import { cutByClearing } from "./clearing.ts";

const clearing = { left: 100, top: 50, radius: 40 };
const rule = (y: number) => ({ y, from: 0, to: 300 });

test("nothing is left above the clearing's edge", () => {
  expect(cutByClearing(rule(49), clearing, [10])).toEqual([]);
});

test("below the corner a rule begins at the left edge and passes every step", () => {
  expect(cutByClearing(rule(200), clearing, [10, 30])).toEqual([
    { y: 200, from: 100, to: 110, step: 0 },
    { y: 200, from: 110, to: 130, step: 1 },
    { y: 200, from: 130, to: 300 },
  ]);
});

test("the corner is round", () => {
  const starts = [50, 60, 70, 90].map((y) => cutByClearing(rule(y), clearing, [])[0]!.from);
  expect(starts[0]).toBe(140);
  expect(starts[1]).toBeCloseTo(140 - Math.sqrt(40 ** 2 - 30 ** 2));
  expect(starts[3]).toBe(100);
});

test("just below the top only the faintest step is reached", () => {
  expect(cutByClearing(rule(55), clearing, [10, 30]).map(({ step }) => step)).toEqual([0]);
});
