import { describe, expect, test } from "vitest";

import type { Point } from "./picture.ts";
import { curvePieces } from "./smooth-curve.ts";
import { fitSpline } from "./spline-fit.ts";

/** Points on the curve of fitted vertices. */
const onCurve = (vertices: readonly Point[], closed: boolean): Point[] =>
  curvePieces(vertices, closed).flatMap(({ start, control, end }) =>
    [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const at = (axis: 0 | 1): number =>
        start[axis] * (1 - t) ** 2 + 2 * control[axis] * t * (1 - t) + end[axis] * t ** 2;
      return [at(0), at(1)];
    }),
  );

describe.each([20, 60, 200])("a circle of %d pixels", (radius) => {
  const steps = Math.round(radius * 2);
  const circle = Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const vertices = fitSpline(circle, true);

  test("is followed to within a pixel", () => {
    for (const [x, y] of onCurve(vertices, true)) {
      expect(Math.abs(Math.hypot(x, y) - radius)).toBeLessThan(1);
    }
  });

  test("needs about as many pieces as it has turns, however large it is", () => {
    expect(vertices.length).toBeGreaterThan(10);
    expect(vertices.length).toBeLessThan(32);
  });
});

test("an open line keeps its ends, and has more vertices where it bends", () => {
  const line = Array.from({ length: 201 }, (_, i): Point => {
    const x = i * 3;
    return [x, x < 300 ? 0 : 40 * (1 - Math.cos((x - 300) / 40))];
  });
  const vertices = fitSpline(line, false);
  expect(vertices[0]).toEqual(line[0]);
  expect(vertices.at(-1)).toEqual(line.at(-1));
  const straight = vertices.filter(([x]) => x < 290).length;
  expect(vertices.length - straight).toBeGreaterThan(2 * straight);
});
