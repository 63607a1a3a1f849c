import { expect, test } from "vitest";

import { cutWindow, heightRange, reshape, sampleSurface, smoothstep } from "./height-field.ts";

test("describes every sample by shares and by distances", () => {
  const shares = sampleSurface(5, 3, (u, v) => 10 * u + v);
  expect(Array.from(shares.values.slice(0, 5))).toEqual([0, 2.5, 5, 7.5, 10]);
  expect(shares.values[14]).toBe(11);
  const distances = sampleSurface(5, 3, (_u, _v, x, y) => x + 10 * y);
  expect(distances.values[4]).toBeCloseTo(4 / 3);
  expect(distances.values[10]).toBeCloseTo(20 / 3);
});

test("reshapes each height in its place", () => {
  const field = sampleSurface(3, 2, (u) => u);
  const doubled = reshape(field, (height, u, v) => height + u + 100 * v);
  expect([...doubled.values]).toEqual([0, 1, 2, 100, 101, 102]);
});

test("cuts a window out of a field", () => {
  const field = sampleSurface(4, 3, (u, v) => 10 * Math.round(v * 2) + Math.round(u * 3));
  expect(cutWindow(field, 1, 1, 2, 2)).toEqual({
    values: Float64Array.of(11, 12, 21, 22),
    width: 2,
    height: 2,
  });
});

test("finds the range of heights", () => {
  expect(heightRange(sampleSurface(3, 3, (u, v) => u - 2 * v))).toEqual({ lowest: -2, highest: 1 });
});

test("steps smoothly", () => {
  expect([0, 1, 1.5, 2, 3].map((value) => smoothstep(1, 2, value))).toEqual([0, 0, 0.5, 1, 1]);
});
