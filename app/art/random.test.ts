import { expect, test } from "vitest";

import { mulberry32 } from "./random.ts";

test("gives the same numbers for the same seed, and others for another", () => {
  const take = (seed: number) => Array.from({ length: 5 }, mulberry32(seed));
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

test("gives the numbers of the published algorithm", () => {
  const random = mulberry32(1);
  expect(random()).toBeCloseTo(0.6270739405881613, 15);
});

test("spreads evenly over 0 to 1", () => {
  const random = mulberry32(42);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 10_000; i++) tenths[Math.floor(random() * 10)]++;
  for (const count of tenths) expect(count).toBeGreaterThan(900);
});
