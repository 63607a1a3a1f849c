import type { PathBuilder } from "./path-builder.ts";
import type { Point } from "./picture.ts";

/** One quadratic Bezier curve. */
export interface CurvePiece {
  readonly start: Point;
  readonly control: Point;
  readonly end: Point;
}

/**
 * Turns a polyline into a smooth curve, one piece for every vertex: the vertex
 * is the control point of a quadratic curve from the midpoint before it to the
 * midpoint after it (a uniform quadratic B-spline). The pieces join with a
 * common tangent, and on an open line the first and last run out straight to
 * the end points.
 */
export function curvePieces(vertices: readonly Point[], closed: boolean): CurvePiece[] {
  const last = vertices.length - 1;
  return vertices.map((control, index) => {
    const before = vertices[index === 0 ? last : index - 1];
    const after = vertices[index === last ? 0 : index + 1];
    return {
      start: !closed && index === 0 ? control : midpoint(before, control),
      control,
      end: !closed && index === last ? control : midpoint(control, after),
    };
  });
}

/**
 * Draws an open polyline as a smooth curve. Its vertices are first moved to
 * every second line of the path's grid, so that the midpoints between them lie
 * on the grid too and the path stays as short as it can be.
 */
export function drawSmoothLine(path: PathBuilder, vertices: readonly Point[]): void {
  const spacing = 2 / path.gridLines;
  const snap = (value: number): number => Math.round(value / spacing) * spacing;
  const snapped = vertices.map(([x, y]): Point => [snap(x), snap(y)]);
  for (const { start, control, end } of curvePieces(snapped, false)) {
    path.curve(start, control, end);
  }
}

function midpoint(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
