import { expect, test } from "vitest";

import { steadyTones } from "./steady-tones.ts";

const lengths = (count: number, length: number): number[] =>
  Array.from({ length: count }, () => length);

test("long stretches have the tone that their facing asks for", () => {
  const facing = [-0.9, -0.9, -0.3, -0.3, 0.1, 0.1, 0.9, 0.9];
  expect(steadyTones(facing, lengths(8, 200), 8)).toEqual([0, 0, 2, 2, 4, 4, 7, 7]);
});

test("a short stretch a little beyond the limit does not change the tone", () => {
  const facing = [0.6, 0.6, 0.45, 0.6, 0.6];
  expect(steadyTones(facing, lengths(5, 20), 8)).toEqual([6, 6, 6, 6, 6]);
});

test("a ridge changes from lit to shade although its pieces are short", () => {
  const facing = [0.9, 0.9, 0.9, -0.9, -0.9, -0.9];
  expect(steadyTones(facing, lengths(6, 20), 8)).toEqual([7, 7, 7, 0, 0, 0]);
});
