import { expect, test } from "vitest";

import { cutByReach } from "./map-zones.ts";

const rule = { y: 0, from: 0, to: 100 };

test("cuts a rule at the circles around a centre", () => {
  const zones = cutByReach(rule, [{ at: [50, 0], reach: 1 }], [10, 30]);
  expect(zones.map(({ from, to, zone }) => [from, to, zone])).toEqual([
    [0, 20, 2],
    [20, 40, 1],
    [40, 60, 0],
    [60, 80, 1],
    [80, 100, 2],
  ]);
});

test("a longer reach widens every zone", () => {
  const zones = cutByReach(rule, [{ at: [50, 0], reach: 2 }], [10, 20]);
  expect(zones.map(({ from, to, zone }) => [from, to, zone])).toEqual([
    [0, 10, 2],
    [10, 30, 1],
    [30, 70, 0],
    [70, 90, 1],
    [90, 100, 2],
  ]);
});

test("takes the chord where the centre lies off the rule", () => {
  const zones = cutByReach(rule, [{ at: [50, 3], reach: 1 }], [5]);
  expect(zones[1]).toEqual({ y: 0, from: 46, to: 54, zone: 0 });
});

test("joins what overlapping circles would cut in vain", () => {
  const centres = [
    { at: [45, 0], reach: 1 },
    { at: [55, 0], reach: 1 },
  ] as const;
  const zones = cutByReach(rule, centres, [10]);
  expect(zones.map(({ from, to, zone }) => [from, to, zone])).toEqual([
    [0, 35, 1],
    [35, 65, 0],
    [65, 100, 1],
  ]);
});
