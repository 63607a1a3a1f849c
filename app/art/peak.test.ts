import { expect, test } from "vitest";

import { peakSurface } from "./peak.ts";

test("is highest at its centre and falls to 1/e at its radius", () => {
  const hill = peakSurface([{ x: 0.5, y: 0.5, rx: 0.2, ry: 0.1, height: 2 }], 2);
  expect(hill(0.5, 0.5)).toBe(2);
  // The picture is twice as wide as high, so 0.2 heights are 0.1 widths.
  expect(hill(0.6, 0.5)).toBeCloseTo(2 / Math.E, 12);
  expect(hill(0.5, 0.6)).toBeCloseTo(2 / Math.E, 12);
});

test("turns with its angle and adds to others", () => {
  const long = { x: 0.5, y: 0.5, rx: 0.3, ry: 0.1, height: 1 };
  const upright = peakSurface([{ ...long, angle: Math.PI / 2 }], 1);
  expect(upright(0.5, 0.8)).toBeCloseTo(1 / Math.E, 12);
  expect(upright(0.8, 0.5)).toBeLessThan(0.001);
  expect(peakSurface([long, long], 1)(0.5, 0.5)).toBe(2);
});
