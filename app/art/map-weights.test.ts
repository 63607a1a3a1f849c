import { expect, test } from "vitest";
import { clearedFor, cutByWeight, weightByDistance, weightByHours } from "./map-weights.ts";

const RULE = { y: 0, from: 0, to: 40 };

test("a rule is cut where its weight changes, and left out where it has none", () => {
  const parts = cutByWeight(RULE, ([x]) => (x < 20 ? 1 : x < 30 ? 0 : 2), 0.5);
  expect(parts.map(({ from, to, weight }) => [from, to, weight])).toEqual([
    [0, 20, 1],
    [28, 40, 2],
  ]);
});

test("weight thins out from a place without a step", () => {
  const weight = weightByDistance([{ at: [0, 0], reach: 1 }], 100, [1, 5]);
  const found = [0, 25, 50, 75, 100, 500].map((x) => weight([x, 0]));
  expect(found[0]).toBe(5);
  expect(found.slice(-2)).toEqual([1, 1]);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  for (let x = 0; x < 100; x++)
    expect(Math.abs(weight([x, 0]) - weight([x + 1, 0]))).toBeLessThan(0.15);
});

test("where no hour of the day is shared, rules are lightest, across the date line too", () => {
  const weight = weightByHours(([x]) => x, 150, 8, [1, 5]);
  expect([150, 120, -150, -30].map((longitude) => weight([longitude, 0]))).toEqual([5, 4, 3, 1]);
});

test("nothing is drawn in a clearing, hairlines beside it", () => {
  const weight = clearedFor(() => 3, { left: 100, top: 50, radius: 0, fade: 20 });
  expect([weight([90, 200]), weight([200, 40])]).toEqual([0, 0]);
  expect(weight([101, 200])).toBeLessThan(0.4);
  expect(weight([130, 200])).toBe(3);
});
