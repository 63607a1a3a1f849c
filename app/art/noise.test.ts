import { expect, test } from "vitest";

import { gradientNoise } from "./noise.ts";

test("is zero on the lattice and bounded between", () => {
  const noise = gradientNoise(3);
  expect(noise(4, 9)).toBe(0);
  let largest = 0;
  for (let x = -5; x < 5; x += 0.13) {
    for (let y = -5; y < 5; y += 0.17) largest = Math.max(largest, Math.abs(noise(x, y)));
  }
  expect(largest).toBeGreaterThan(0.3);
  expect(largest).toBeLessThan(1);
});

test("is continuous across lattice lines", () => {
  const noise = gradientNoise(3);
  expect(noise(2 - 1e-9, 0.4)).toBeCloseTo(noise(2 + 1e-9, 0.4), 7);
  expect(noise(0.4, -1 - 1e-9)).toBeCloseTo(noise(0.4, -1 + 1e-9), 7);
});
