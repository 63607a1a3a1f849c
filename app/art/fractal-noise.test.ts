import { expect, test } from "vitest";

import { fractalNoise } from "./fractal-noise.ts";
import { gradientNoise } from "./noise.ts";

test("with one octave and no warp is plain noise, scaled", () => {
  const fractal = fractalNoise({ seed: 5, scale: 2, octaves: 1, gain: 0.5, warp: 0 });
  expect(fractal(0.31, 0.77)).toBeCloseTo(gradientNoise(5)(0.62, 1.54), 12);
});

test("adds finer layers, normalised by their amplitudes", () => {
  const fractal = fractalNoise({ seed: 5, scale: 1, octaves: 2, gain: 0.5, warp: 0 });
  const noise = gradientNoise(5);
  const expected = (noise(0.3, 0.7) + 0.5 * noise(0.3 * 2.03, 0.7 * 2.03)) / 1.5;
  expect(fractal(0.3, 0.7)).toBeCloseTo(expected, 12);
});

test("ridged noise has its crests where plain noise is zero", () => {
  const options = { seed: 5, scale: 1, octaves: 1, gain: 0.5, warp: 0 };
  const ridged = fractalNoise({ ...options, ridge: 0.9 });
  // The lattice is such a place: .1 n + .9 (1 - 2|n|) - .315
  expect(ridged(1, 1)).toBeCloseTo(0.585, 12);
  expect(ridged(1.4, 1.4)).toBeLessThan(0.585);
});
