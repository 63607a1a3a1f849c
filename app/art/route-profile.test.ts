import { expect, test } from "vitest";
import { routeProfile } from "./route-profile.ts";

test("a camp stands where its stage begins, each higher than the one before", () => {
  const { camps, height } = routeProfile("a", [0, 0.1, 0.25, 0.5]);
  expect(camps.map(([x]) => x)).toEqual([0, 120, 300, 600]);
  const heights = camps.map(([, y]) => height - y);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(4);
});

test("the crest passes through its first camp, and one stage is a route too", () => {
  const { camps, paths } = routeProfile("a", [0]);
  expect(camps).toHaveLength(1);
  expect(paths[0]!.d).toMatch(new RegExp(`^M0 ${camps[0]![1]}(?![\\d])`));
});

test("each text has a ridge of its own", () => {
  expect(routeProfile("a", [0, 0.5])).toEqual(routeProfile("a", [0, 0.5]));
  expect(routeProfile("a", [0, 0.5]).paths).not.toEqual(routeProfile("b", [0, 0.5]).paths);
});
