import { smoothstep } from "./height-field.ts";
import type { Point, Rule } from "./picture.ts";

/** A stretch of a line with one width, in pixels. */
export interface WeightedRule extends Rule {
  readonly weight: number;
}

/** The width of a line at a point of the map, in pixels; 0 where nothing is drawn. */
export type Weight = (point: Point) => number;

/** Distance between the points at which a line's width is computed, in pixels. */
const STRIDE = 4;

/** Cuts a line into stretches of one width. @param step what widths are rounded to; small enough to be invisible */
export function cutByWeight({ y, from, to }: Rule, weightAt: Weight, step: number): WeightedRule[] {
  const parts: WeightedRule[] = [];
  for (let at = from; at < to; at += STRIDE) {
    const end = Math.min(to, at + STRIDE);
    const weight = Math.round(weightAt([(at + end) / 2, y]) / step) * step;
    const previous = parts.at(-1);
    if (previous?.weight === weight) parts[parts.length - 1] = { ...previous, to: end };
    else parts.push({ y, from: at, to: end, weight });
  }
  return parts.filter(({ weight }) => weight > 0);
}

/** Thickest at the centres, thinning over a distance in pixels, times each centre's `reach` (1 is usual). */
export const weightByDistance =
  (
    centres: readonly { at: Point; reach: number }[],
    distance: number,
    [light, heavy]: Point,
  ): Weight =>
  ([x, y]) => {
    const nearest = Math.min(
      ...centres.map(({ at, reach }) => Math.hypot(x - at[0], y - at[1]) / reach),
    );
    return heavy - (heavy - light) * smoothstep(0, distance, nearest);
  };

/** Thickest where all working hours of the longitude `home` are shared, by the sun's time: 15 degrees an hour. */
export const weightByHours =
  (
    longitudeAt: (point: Point) => number,
    home: number,
    hours: number,
    [light, heavy]: Point,
  ): Weight =>
  (point) => {
    const apart = Math.abs(longitudeAt(point) - home) % 360;
    const shared = Math.max(0, hours - Math.min(apart, 360 - apart) / 15);
    return light + ((heavy - light) * shared) / hours;
  };

/**
 * The part of a map kept free of lines: everything above and to the left of a rounded corner, in pixels. Lines begin at
 * its edge as hairlines and reach their full width at the distance `fade`.
 */
export interface Clearing {
  readonly left: number;
  readonly top: number;
  readonly radius: number;
  readonly fade: number;
}

const HAIRLINE = 0.25;

/** Reduces a weight inside a clearing to 0 and beside it to a hairline. */
export const clearedFor =
  (weightAt: Weight, { left, top, radius, fade }: Clearing): Weight =>
  ([x, y]) => {
    const [dx, dy] = [x - left, y - top];
    const distance =
      dx < radius && dy < radius ? radius - Math.hypot(radius - dx, radius - dy) : Math.min(dx, dy);
    if (distance <= 0 || dx <= 0 || dy <= 0) return 0;
    return HAIRLINE + (weightAt([x, y]) - HAIRLINE) * smoothstep(0, fade, distance);
  };
