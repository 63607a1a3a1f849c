import { contours } from "d3-contour";
import type { HeightField } from "./height-field.ts";
import type { Point, Size } from "./picture.ts";

/**
 * A line of equal height, in pixels of the picture. Higher ground lies on the
 * left of its direction of travel. A closed contour does not repeat its first
 * point at the end.
 */
export interface Contour {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** How contours are cleaned. */
export interface ContourOptions {
  /** Pixels; shorter contours are dropped. */
  readonly minimumLength: number;
  /** The same for closed ones, which as small rings look like pebbles rather than summits. */
  readonly minimumRing: number;
}

/** Equal steps from the lowest to the highest level, both included. */
export function equalLevels(count: number, lowest: number, highest: number): number[] {
  const step = (highest - lowest) / (count - 1);
  return Array.from({ length: count }, (_, index) => lowest + step * index);
}

/**
 * Traces the contours of a field at each level by marching squares with linear
 * interpolation, lowest level first, over a picture whose corners are the
 * field's corner samples.
 */
export function traceContours(
  field: HeightField,
  levels: readonly number[],
  size: Size,
  options: ContourOptions,
): Contour[] {
  const scaleX = size.width / (field.width - 1);
  const scaleY = size.height / (field.height - 1);
  const toPicture = ([x, y]: readonly number[]): Point => [(x - 0.5) * scaleX, (y - 0.5) * scaleY];

  const trace = contours().size([field.width, field.height]);
  const values = [...field.values];

  const found: Contour[] = [];
  for (const level of levels) {
    for (const ring of trace.contour(values, level).coordinates.flat()) {
      for (const run of splitAtFrame(ring, field)) {
        const points = run.points.map(toPicture);
        const minimum = run.closed ? options.minimumRing : options.minimumLength;
        if (lineLength(points, run.closed) < minimum) continue;
        found.push({ points, closed: run.closed });
      }
    }
  }
  return found;
}

/**
 * Marching squares closes every contour, going along the frame of the field
 * where the ground beyond is unknown. Those stretches are no contours: the ring
 * is cut there into open runs. A ring that never follows the frame stays whole.
 */
function splitAtFrame(
  ring: readonly number[][],
  field: HeightField,
): { points: number[][]; closed: boolean }[] {
  // The centres of the outermost samples lie half a cell inside the field.
  const INSET = 0.51;
  const onFrame = ([x, y]: readonly number[]): boolean =>
    x <= INSET || y <= INSET || x >= field.width - INSET || y >= field.height - INSET;

  const vertices = ring.slice(0, -1); // the last point repeats the first
  const count = vertices.length;
  const followsFrame = (index: number): boolean =>
    onFrame(vertices[index % count]) && onFrame(vertices[(index + 1) % count]);

  const cut = vertices.findIndex((_, index) => followsFrame(index));
  if (cut === -1) return [{ points: vertices, closed: true }];

  const runs: { points: number[][]; closed: boolean }[] = [];
  let points: number[][] = [];
  for (let index = cut + 1; index <= cut + count; index++) {
    points.push(vertices[index % count]);
    if (!followsFrame(index)) continue;
    if (points.length > 1) runs.push({ points, closed: false });
    points = [];
  }
  return runs;
}

function lineLength(points: readonly Point[], closed: boolean): number {
  let length = 0;
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const before = points[i === 0 ? points.length - 1 : i - 1];
    length += Math.hypot(points[i][0] - before[0], points[i][1] - before[1]);
  }
  return length;
}
