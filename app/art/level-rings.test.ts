import { contours } from "d3-contour";
import { expect, test } from "vitest";
import { equalLevels } from "./contours.ts";
import { sampleSurface } from "./height-field.ts";
import { levelRings } from "./level-rings.ts";

/** Rings in an order of their own: drawings do not depend on it. */
const inOrder = (rings: readonly unknown[]) => rings.map((ring) => JSON.stringify(ring)).sort();

test.each([
  ["hills", sampleSurface(90, 60, (u, v) => Math.sin(19 * u) * Math.cos(14 * v) + u * v)],
  ["plateaus", sampleSurface(60, 40, (u, v) => Math.round(3 * Math.sin(6 * u) + 2 * v))],
])("the rings of %s are those of d3-contour", (_, field) => {
  const levels = equalLevels(9, -2, 2);
  const trace = contours().size([field.width, field.height]).thresholds(levels);
  const expected = trace(Array.from(field.values)).map(({ coordinates }) => coordinates.flat());
  const found = levelRings(field, levels);
  expect(expected.flat().length).toBeGreaterThan(9);
  expect(found.map(inOrder)).toEqual(expected.map(inOrder));
});
