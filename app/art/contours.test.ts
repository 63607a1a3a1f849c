import { expect, test } from "vitest";

import { equalLevels, traceContours } from "./contours.ts";
import { sampleSurface } from "./height-field.ts";

const size = { width: 200, height: 100 };
const options = { minimumLength: 14, minimumRing: 14 };

test("levels are equal steps with both ends", () => {
  expect(equalLevels(5, 1, 3)).toEqual([1, 1.5, 2, 2.5, 3]);
});

test("a slope gives straight lines from frame to frame, where its height is the level", () => {
  const slope = sampleSurface(41, 21, (u) => u);
  const contours = traceContours(slope, [0.25, 0.5], size, options);
  expect(contours).toHaveLength(2);
  for (const [index, contour] of contours.entries()) {
    expect(contour.closed).toBe(false);
    for (const [x] of contour.points) expect(x).toBeCloseTo(50 * (index + 1), 6);
    const ends = [contour.points[0][1], contour.points.at(-1)?.[1]].sort();
    expect(ends).toEqual([0, 100]);
  }
});

test("a cone gives a closed ring with higher ground on its left", () => {
  const cone = sampleSurface(81, 41, (u, v) => 1 - Math.hypot((u - 0.5) * 2, v - 0.5));
  const [ring] = traceContours(cone, [0.7], size, options);
  expect(ring.closed).toBe(true);
  let area = 0;
  ring.points.forEach(([x, y], i) => {
    const [nextX, nextY] = ring.points[(i + 1) % ring.points.length];
    area += (x * nextY - nextX * y) / 2;
    expect(Math.hypot(x - 100, y - 50)).toBeCloseTo(30, 0);
  });
  // With y down, a ring that keeps its inside on the left has a negative area.
  expect(area).toBeLessThan(0);
});

test("drops short contours", () => {
  const bump = sampleSurface(81, 41, (u, v) => 1 - Math.hypot((u - 0.5) * 2, v - 0.5));
  expect(traceContours(bump, [0.99], size, options)).toHaveLength(0);
});

test("drops small rings that are longer than the shortest line", () => {
  const cone = sampleSurface(81, 41, (u, v) => 1 - Math.hypot((u - 0.5) * 2, v - 0.5));
  const rings = traceContours(cone, [0.7, 0.9], size, { ...options, minimumRing: 100 });
  expect(rings).toHaveLength(1);
});

test("a contour that meets the frame several times falls into as many open lines", () => {
  const ridge = sampleSurface(41, 21, (u, v) => 1 - Math.abs(u - v));
  const contours = traceContours(ridge, [0.7], size, options);
  expect(contours.map(({ closed }) => closed)).toEqual([false, false]);
});

test("a contour cut at the frame is otherwise whole", () => {
  const hills = sampleSurface(41, 21, (u, v) => u + 0.2 * Math.sin(9 * v) + 0.1 * Math.cos(20 * u));
  const cell = Math.hypot(200 / 40, 100 / 20);
  for (const { points, closed } of traceContours(hills, [0.3, 0.5, 0.7], size, options)) {
    if (closed) continue;
    for (const end of [points[0], points[points.length - 1]]) {
      const toFrame = Math.min(end[0], end[1], size.width - end[0], size.height - end[1]);
      expect(toFrame).toBeLessThan(0.2);
    }
    for (let i = 1; i < points.length; i++) {
      const step = Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
      expect(step).toBeLessThanOrEqual(cell);
    }
  }
});
