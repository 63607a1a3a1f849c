import { expect, test } from "vitest";

import { sampleSurface } from "./height-field.ts";
import { opened } from "./opening.ts";

const slope = sampleSurface(40, 40, (u) => 5 - 3 * u);

test("the cleared place is the lowest, whatever the heights were", () => {
  const field = opened(slope, "seed", (u) => (u < 0.5 ? 0 : 1));
  expect(field.values[20 * 40 + 3]).toBe(0);
  expect(field.values[20 * 40 + 36]).toBeGreaterThanOrEqual(0.2);
});

test("without a mask the field is only normalised", () => {
  const field = opened(slope, "seed", () => 1);
  expect(field.values[0]).toBeCloseTo(1);
  expect(field.values[39]).toBeCloseTo(0.2);
});

test("the rim wanders with the seed", () => {
  const rim = (seed: string) => opened(slope, seed, (_u, v) => (v < 0.5 ? 0 : 1)).values;
  expect(rim("one")).not.toEqual(rim("two"));
});
