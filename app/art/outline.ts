import type { Contour } from "./contours.ts";
import { type Point, splinePath } from "./picture.ts";

/** The widths of a line in pixels: where its slope is edge-on to the light, and where it faces it or turns away. */
export type Weights = readonly [lightest: number, heaviest: number];

/** The path data of all lines of a relief, as shapes to fill; the unit is an eighth of a pixel (`GRID`). */
export type OutlinedLines = { lit: string; shade: string };

/** Path units to a pixel: so fine that rounding shows in no width. */
export const GRID = 8;

/** A line is sampled at this distance in pixels, and smoothed over this many samples on either side. */
const STEP = 4;
const REACH = 3;
/** The greatest turn of one piece of a curve in radians, and its greatest length in pixels. */
const TURN = 0.65;
const LONGEST = 130;
/** In samples: the stretch over which a line tapers, half the gap to the next line, and the shortest line. */
const TAPER = 4;
const GAP = 1;
const SHORTEST = 5;

/** A place on a line, and how much its slope faces the light: 1 towards it, -1 away from it. */
type Sample = { at: Point; facing: number; turn: number };

/**
 * Illuminated contours (Kitiro Tanaka, "The relief contour method", 1950): a contour is pale where its slope faces the
 * light in the upper left and dark where it faces away; the more directly, the wider. Where it changes sides it ends in
 * a point.
 */
export function outlined(contours: readonly Contour[], weights: Weights): OutlinedLines {
  const lines: OutlinedLines = { lit: "", shade: "" };
  for (const contour of contours) {
    const samples = measured(contour);
    for (const run of runsOfOneSide(samples, contour.closed)) {
      if (run.samples.length < SHORTEST) continue;
      lines[run.samples[0]!.facing > 0 ? "lit" : "shade"] += outline(run, weights);
    }
  }
  return lines;
}

/** Reads a list at any index: a closed line wraps around, an open one repeats its first and last entry. */
const reader = <T>(list: readonly T[], closed: boolean): ((index: number) => T) => {
  const { length } = list;
  return (index) =>
    list[closed ? (index + length) % length : Math.max(0, Math.min(length - 1, index))]!;
};

/** Samples a line at equal distances. Higher ground is on its left, so downhill is 90° to its right. */
function measured({ points, closed }: Contour): Sample[] {
  const places = resampled(points, closed);
  const place = reader(places, closed);
  const directions = places.map((_, i): Point => {
    const [[x1, y1], [x2, y2]] = [place(i - REACH), place(i + REACH)];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [(x2 - x1) / length, (y2 - y1) / length];
  });
  const direction = reader(directions, closed);
  return places.map((at, i) => {
    const [[x1, y1], [x2, y2]] = [direction(i - 1), direction(i + 1)];
    const [x, y] = directions[i]!;
    return {
      at,
      facing: (y - x) * Math.SQRT1_2,
      turn: Math.abs(Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)) / 2,
    };
  });
}

/** Points at equal distances along a line; a closed line does not repeat its first point. */
function resampled(line: readonly Point[], closed: boolean): Point[] {
  const path = closed ? [...line, line[0]!] : line;
  const samples: Point[] = [];
  let rest = 0;
  for (let i = 1; i < path.length; i++) {
    const [[x1, y1], [x2, y2]] = [path[i - 1]!, path[i]!];
    const length = Math.hypot(x2 - x1, y2 - y1);
    for (; rest < length; rest += STEP)
      samples.push([x1 + ((x2 - x1) * rest) / length, y1 + ((y2 - y1) * rest) / length]);
    rest -= length;
  }
  if (!closed) samples.push(path.at(-1)!);
  return samples;
}

/** A stretch on one side of the light. `cut` says which of its ends the frame cuts off; other ends taper to a point. */
type Run = { samples: Sample[]; cut: [start: boolean, end: boolean] };

/** Cuts a line where its slope changes sides between light and shade. */
function runsOfOneSide(samples: readonly Sample[], closed: boolean): Run[] {
  const isChange = ({ facing }: Sample, i: number) => i > 0 && facing * samples[i - 1]!.facing < 0;
  const change = Math.max(0, samples.findIndex(isChange));
  const inOrder = closed ? [...samples.slice(change), ...samples.slice(0, change)] : samples;
  const runs: Sample[][] = [];
  for (const sample of inOrder) {
    const run = runs.at(-1);
    if (run && run[0]!.facing * sample.facing > 0) run.push(sample);
    else runs.push([sample]);
  }
  return runs.map((run, i) => {
    const cut: Run["cut"] = [!closed && i === 0, !closed && i === runs.length - 1];
    return { cut, samples: run.slice(cut[0] ? 0 : GAP, cut[1] ? undefined : -GAP) };
  });
}

function outline({ samples, cut }: Run, [lightest, heaviest]: Weights): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = samples.length - 1;
  let density = 1;
  samples.forEach(({ at: [x, y], facing, turn }, i) => {
    density += turn / TURN + STEP / LONGEST;
    const isEnd = i === 0 || i === last;
    if (density < 1 && !isEnd) return;
    density = 0;
    const [[x1, y1], [x2, y2]] = [
      samples[Math.max(0, i - 1)]!.at,
      samples[Math.min(last, i + 1)]!.at,
    ];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const taper = Math.min(1, cut[0] ? 1 : i / TAPER, cut[1] ? 1 : (last - i) / TAPER);
    const half = (taper * (lightest + (heaviest - lightest) * Math.abs(facing))) / 2;
    const [acrossX, acrossY] = [(half * (y2 - y1)) / length, (half * (x1 - x2)) / length];
    // Twice at an end: a B-spline reaches its end only where the vertex is repeated.
    for (let times = isEnd ? 2 : 1; times > 0; times--) {
      left.push([x + acrossX, y + acrossY]);
      right.push([x - acrossX, y - acrossY]);
    }
  });
  return splinePath([...left, ...right.reverse()], GRID, true);
}
