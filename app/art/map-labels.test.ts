import { expect, test } from "vitest";

import { layOutLabel } from "./map-labels.ts";

test.each([
  ["start", 120],
  ["middle", 120 - 85 / 2],
  ["end", 120 - 85],
] as const)("a label with its %s at the anchor", (anchor, left) => {
  const label = layOutLabel("Ten lettrs", [100, 50], { dx: 20, dy: -10, anchor });
  expect(label.plate).toEqual({ x: left, y: 29, width: 85, height: 22 });
  expect(label.x).toBeCloseTo(left + 42.5, 5);
  expect(label.y).toBeCloseTo(44.6, 5);
  expect(label.leader).toEqual({ d: "M100 50L120 40" });
});

test("large labels have larger plates", () => {
  const label = layOutLabel("Ten lettrs", [0, 0], { dx: 0, dy: 0, anchor: "start", large: true });
  expect(label.large).toBe(true);
  expect(label.plate).toMatchObject({ width: 144, height: 36 });
});

test("a caption has no leader", () => {
  expect(
    layOutLabel("A", [0, 0], { dx: 0, dy: 0, anchor: "middle" }, false).leader,
  ).toBeUndefined();
});
