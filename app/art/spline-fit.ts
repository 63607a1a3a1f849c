import type { Point } from "./picture.ts";

/** How much a piece turns, in radians: more would show as a step in the weight of illuminated lines. */
const TURN = 0.48;
/** The longest piece, in pixels. */
const LONGEST = 100;
/** Distance of the samples that the line is measured at, in pixels. */
const STEP = 3;
/** Samples on either side over which directions and densities are averaged. */
const REACH = 3;
/** Each round brings the curve closer to the nodes by a factor of three. */
const ROUNDS = 5;

/**
 * The vertices of a smooth curve (see curvePieces) along a line, as few as the line's bends need:
 * nodes stand close together where it turns and far apart where it is straight, and the vertices are
 * then moved outwards until the curve passes through the nodes (an interpolating quadratic B-spline).
 */
export function fitSpline(line: readonly Point[], closed: boolean): Point[] {
  const samples = resampled(line, closed);
  const density = smoothed(
    turning(samples, closed).map((angle) => angle / TURN + STEP / LONGEST),
    closed,
  );
  const nodes = nodesByDensity(samples, density, closed);
  return interpolated(nodes, closed);
}

/** Points at equal distances along a line; a closed line does not repeat its first. */
function resampled(line: readonly Point[], closed: boolean): Point[] {
  const path = closed ? [...line, line[0]] : line;
  const distances = [0];
  for (let i = 1; i < path.length; i++) {
    const length = Math.hypot(path[i][0] - path[i - 1][0], path[i][1] - path[i - 1][1]);
    distances.push(distances[i - 1] + length);
  }
  const total = distances[distances.length - 1];
  const steps = Math.max(4, Math.round(total / STEP));
  const samples: Point[] = [];
  let at = 0;
  for (let i = 0; i < (closed ? steps : steps + 1); i++) {
    const distance = (i / steps) * total;
    while (at < path.length - 2 && distances[at + 1] < distance) at++;
    const share = (distance - distances[at]) / (distances[at + 1] - distances[at] || 1);
    const [x, y] = path[at];
    samples.push([x + (path[at + 1][0] - x) * share, y + (path[at + 1][1] - y) * share]);
  }
  return samples;
}

/** How much the line turns from one sample to the next, in radians. */
function turning(samples: readonly Point[], closed: boolean): number[] {
  const at = neighbour(samples, closed);
  return samples.map((_, i) => {
    const [before, here, after] = [at(i - REACH), at(i), at(i + REACH)];
    const arriving = Math.atan2(here[1] - before[1], here[0] - before[0]);
    const leaving = Math.atan2(after[1] - here[1], after[0] - here[0]);
    if (here === before || here === after) return 0;
    const angle = Math.abs(leaving - arriving);
    return Math.min(angle, 2 * Math.PI - angle) / REACH;
  });
}

function smoothed(values: readonly number[], closed: boolean): number[] {
  const at = neighbour(values, closed);
  return values.map((_, i) => {
    let sum = 0;
    for (let offset = -REACH; offset <= REACH; offset++) sum += at(i + offset);
    return sum / (2 * REACH + 1);
  });
}

/** Reads a list round its end if the line is closed, else holds its first and last entry. */
function neighbour<T>(list: readonly T[], closed: boolean): (index: number) => T {
  const count = list.length;
  return closed
    ? (index) => list[(index + count) % count]
    : (index) => list[Math.max(0, Math.min(count - 1, index))];
}

function nodesByDensity(
  samples: readonly Point[],
  density: readonly number[],
  closed: boolean,
): Point[] {
  const total = density.reduce((sum, value) => sum + value, 0);
  const count = Math.max(closed ? 4 : 2, Math.round(total));
  const nodes: Point[] = [];
  let sum = 0;
  samples.forEach((sample, i) => {
    if (sum >= (nodes.length / count) * total && nodes.length < count) nodes.push(sample);
    sum += density[i];
  });
  if (!closed) nodes.push(samples[samples.length - 1]);
  return nodes;
}

/** The vertices whose curve passes through the nodes. */
function interpolated(nodes: readonly Point[], closed: boolean): Point[] {
  const vertices = nodes.map(([x, y]): [number, number] => [x, y]);
  const count = vertices.length;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = closed ? 0 : 1; i < (closed ? count : count - 1); i++) {
      const before = vertices[(i + count - 1) % count];
      const after = vertices[(i + 1) % count];
      for (const axis of [0, 1]) {
        vertices[i][axis] = (8 * nodes[i][axis] - before[axis] - after[axis]) / 6;
      }
    }
  }
  return vertices;
}
