import { PathBuilder } from "./path-builder.ts";
import type { Point, StrokedPath } from "./picture.ts";

/** The brand mark: butt-ended lines in the current colour, without fill, in a 32 x 32 box. */
export interface RidgeMark {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly paths: readonly StrokedPath[];
}

const BOX = 32;
const STEP = 1.6;

/** From crest to base: where the line stands, how much of the hill it follows, how wide it is. */
const LINES = [
  { base: 18.4, amplitude: 1.15, strokeWidth: 1.15 },
  { base: 21.4, amplitude: 0.86, strokeWidth: 1.45 },
  { base: 24.5, amplitude: 0.57, strokeWidth: 1.75 },
  { base: 27.6, amplitude: 0.28, strokeWidth: 2.05 },
  { base: 30.6, amplitude: 0, strokeWidth: 2.4 },
] as const;

const widened = (line: (typeof LINES)[number], times: number) => ({
  ...line,
  strokeWidth: Math.round(line.strokeWidth * times * 100) / 100,
});

/** Fewer lines are drawn for small sizes, and so must be wider. */
const DRAWN = {
  5: LINES,
  3: [LINES[0], LINES[2], LINES[4]].map((line) => widened(line, 1.7)),
  2: [widened(LINES[0], 3), widened(LINES[4], 1.9)],
} as const;

/** The skyline of the twin summits: the height above a line's base at x, 0 to 32. */
function ridgeHeight(x: number): number {
  return 13 * Math.exp(-(((x - 20.2) / 5) ** 2)) + 6.2 * Math.exp(-(((x - 9.4) / 4.1) ** 2));
}

/**
 * The mark as drawn for its size.
 *
 * @param lines 5 at 28 px and above, 3 below, 2 at 16
 */
export function ridgeMark(lines: 5 | 3 | 2): RidgeMark {
  const paths = DRAWN[lines].map(({ base, amplitude, strokeWidth }) => ({
    d: amplitude === 0 ? `M0 ${base}H${BOX}` : smoothProfile(base, amplitude),
    strokeWidth,
  }));
  return { viewBox: `0 0 ${BOX} ${BOX}`, width: BOX, height: BOX, paths };
}

/** One line over the summits, through points 1.6 apart, as Catmull-Rom curves. */
function smoothProfile(base: number, amplitude: number): string {
  const points = Array.from({ length: BOX / STEP + 1 }, (_, index): Point => {
    const x = index * STEP;
    return [x, base - ridgeHeight(x) * amplitude];
  });
  return catmullRomPath(points);
}

/**
 * A uniform Catmull-Rom spline as cubic Bezier path data: the curve passes
 * through every point, its tangent there parallel to the chord between the
 * neighbours, and the control points lie a sixth of that chord away. At its two ends the
 * curve is level, so that a butt end stands upright.
 */
function catmullRomPath(points: readonly Point[]): string {
  const path = new PathBuilder(100);
  const last = points.length - 1;
  for (let i = 0; i < last; i++) {
    const start = points[i];
    const end = points[i + 1];
    const before = points[i - 1] ?? [2 * start[0] - end[0], end[1]];
    const after = points[i + 2] ?? [2 * end[0] - start[0], start[1]];
    path.cubic(
      start,
      [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6],
      [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6],
      end,
    );
  }
  return path.data;
}
