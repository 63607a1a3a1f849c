import { describe, expect, test } from "vitest";

import { equalLevels, traceContours } from "./contours.ts";
import { sampleSurface } from "./height-field.ts";
import { illuminate } from "./illumination.ts";
import { readPath } from "./path-reader.test-helper.ts";

/** Drawn pieces of a hill in the middle of a square, in pixels from its summit. */
function litHill(height: number) {
  const hill = sampleSurface(81, 81, (u, v) => height * (1 - Math.hypot(u - 0.5, v - 0.5)));
  const levels = equalLevels(
    6,
    Math.min(0.6 * height, 0.95 * height),
    Math.max(0.6 * height, 0.95 * height),
  );
  const contours = traceContours(
    hill,
    levels,
    { width: 400, height: 400 },
    { minimumLength: 14, minimumRing: 14 },
  );
  const { lit, shade } = illuminate(contours, 4);
  const middles = (data: string) =>
    readPath(data).map(({ start, end }) => ({
      x: (start[0] + end[0]) / 4 - 200,
      y: (start[1] + end[1]) / 4 - 200,
    }));
  return { lit: lit.map(middles), shade: shade.map(middles) };
}

describe("an isolated cone", () => {
  const { lit, shade } = litHill(1);

  test("has its pale lines at the upper left, its dark lines at the lower right", () => {
    // Rounding to pixels lets a piece stray a little over the dividing line.
    for (const { x, y } of lit.flat()) expect(x + y).toBeLessThan(20);
    for (const { x, y } of shade.flat()) expect(x + y).toBeGreaterThan(-20);
    expect(lit.flat().length).toBeGreaterThan(40);
    expect(shade.flat().length).toBeGreaterThan(40);
  });

  test("swells: every width is used, the widest straight towards and away from the light", () => {
    for (const pieces of [...lit, ...shade]) expect(pieces.length).toBeGreaterThan(0);
    const alignment = ({ x, y }: { x: number; y: number }) =>
      Math.abs(x + y) / Math.SQRT2 / Math.hypot(x, y);
    const mean = (pieces: { x: number; y: number }[]) =>
      pieces.reduce((sum, piece) => sum + alignment(piece), 0) / pieces.length;
    for (const side of [lit, shade]) {
      const means = side.map(mean);
      expect(means).toEqual([...means].sort((a, b) => a - b));
      expect(means[3]).toBeGreaterThan(0.8);
    }
  });
});

test("a pit is lit the other way round", () => {
  const { lit, shade } = litHill(-1);
  for (const { x, y } of lit.flat()) expect(x + y).toBeGreaterThan(-20);
  for (const { x, y } of shade.flat()) expect(x + y).toBeLessThan(20);
  expect(lit.flat().length).toBeGreaterThan(40);
});

test("a ring is drawn without a gap", () => {
  const square = [
    [0, 0],
    [0, 100],
    [100, 100],
    [100, 0],
  ] as const;
  const { lit, shade } = illuminate([{ points: square, closed: true }], 4);
  const pieces = [...lit, ...shade].flatMap(readPath);
  expect(pieces.length).toBeGreaterThan(3);
  const key = (points: readonly (readonly number[])[]) => points.map(String).sort();
  expect(key(pieces.map(({ start }) => start))).toEqual(key(pieces.map(({ end }) => end)));
});

test("coordinates are whole half-pixels", () => {
  const line = [
    [0.3, 0.2],
    [10.7, 3.1],
    [20.2, 11.4],
    [41, 12],
  ] as const;
  const { lit, shade } = illuminate([{ points: line, closed: false }], 4);
  expect([...lit, ...shade].join("")).not.toContain(".");
});
