import type { Point } from "./picture.ts";

/**
 * Douglas-Peucker line simplification (1973): drops vertices while no dropped
 * vertex lies farther than the tolerance from the line that replaces it. The
 * two ends always stay.
 *
 * @param tolerance in the unit of the points
 */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const kept = new Uint8Array(points.length);
  const last = points.length - 1;
  kept[0] = 1;
  kept[last] = 1;
  const pending: [number, number][] = [[0, last]];
  for (let range = pending.pop(); range; range = pending.pop()) {
    const [from, to] = range;
    const farthest = farthestFromChord(points, from, to);
    if (farthest.squaredDistance > tolerance * tolerance) {
      kept[farthest.index] = 1;
      pending.push([from, farthest.index], [farthest.index, to]);
    }
  }
  return points.filter((_, index) => kept[index] === 1);
}

function farthestFromChord(
  points: readonly Point[],
  from: number,
  to: number,
): { index: number; squaredDistance: number } {
  const [startX, startY] = points[from];
  const chordX = points[to][0] - startX;
  const chordY = points[to][1] - startY;
  const chordSquared = chordX * chordX + chordY * chordY;
  let index = from;
  let squaredDistance = 0;
  for (let i = from + 1; i < to; i++) {
    const dx = points[i][0] - startX;
    const dy = points[i][1] - startY;
    const cross = dx * chordY - dy * chordX;
    const squared = chordSquared === 0 ? dx * dx + dy * dy : (cross * cross) / chordSquared;
    if (squared > squaredDistance) {
      squaredDistance = squared;
      index = i;
    }
  }
  return { index, squaredDistance };
}
