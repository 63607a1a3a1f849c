import { sum } from "d3-array";
import { contours } from "d3-contour";
import type { HeightField } from "./height-field.ts";
import type { Point, Size } from "./picture.ts";

/** A contour line: points in pixels, with higher ground on its left. A closed one does not repeat its first point. */
export interface Contour {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/**
 * Traces the contours of a field at each level by marching squares, lowest level first. The field's corner samples are
 * the picture's corners. Small rings are left out: they look like pebbles rather than summits.
 */
export function traceContours(
  field: HeightField,
  levels: readonly number[],
  size: Size,
): Contour[] {
  const scaleX = size.width / (field.width - 1);
  const scaleY = size.height / (field.height - 1);
  const trace = contours().size([field.width, field.height]);
  const values = [...field.values];
  return levels
    .flatMap((level) => trace.contour(values, level).coordinates.flat())
    .flatMap((ring) => splitAtFrame(ring as unknown as Point[], field))
    .map(({ points, closed }) => ({
      points: points.map(([x, y]): Point => [(x - 0.5) * scaleX, (y - 0.5) * scaleY]),
      closed,
    }))
    .filter(({ points, closed }) => !closed || lineLength(points) > Math.max(40, size.width / 20));
}

/** Marching squares closes contours along the field's frame; a ring that follows it is cut there into open runs. */
function splitAtFrame(ring: readonly Point[], field: HeightField): Contour[] {
  // The centres of the outermost samples lie half a cell inside the field.
  const INSET = 0.51;
  const onFrame = ([x, y]: Point): boolean =>
    x <= INSET || y <= INSET || x >= field.width - INSET || y >= field.height - INSET;

  const vertices = ring.slice(0, -1); // the last point repeats the first
  const vertex = (index: number): Point => vertices[index % vertices.length]!;
  const followsFrame = (index: number): boolean =>
    onFrame(vertex(index)) && onFrame(vertex(index + 1));

  const cut = vertices.findIndex((_, index) => followsFrame(index));
  if (cut === -1) return [{ points: vertices, closed: true }];

  const runs: Contour[] = [];
  let points: Point[] = [];
  for (let index = cut + 1; index <= cut + vertices.length; index++) {
    points.push(vertex(index));
    if (!followsFrame(index)) continue;
    if (points.length > 1) runs.push({ points, closed: false });
    points = [];
  }
  return runs;
}

const lineLength = (points: readonly Point[]): number =>
  sum(points, ([x, y], i) => Math.hypot(x - points.at(i - 1)![0], y - points.at(i - 1)![1]));
