import type { Point } from "./picture.ts";
import type { Rule } from "./scanline.ts";

/** A place on the map, and how far its weight is felt: 1 is usual, more is farther. */
export interface Centre {
  readonly at: Point;
  readonly reach: number;
}

/** A part of a rule; zone 0 is nearest to a centre, the last zone beyond all distances. */
export interface ZonedRule extends Rule {
  readonly zone: number;
}

/**
 * Cuts a rule where it enters or leaves a zone. A point's zone is the first
 * whose outer distance is greater than its distance to a centre divided by that
 * centre's reach, for whichever centre gives the smallest number.
 *
 * @param distances outer distances of the zones in pixels, ascending
 */
export function cutByReach(
  rule: Rule,
  centres: readonly Centre[],
  distances: readonly number[],
): ZonedRule[] {
  const cuts = [rule.from, ...circleCrossings(rule, centres, distances), rule.to];
  const parts: ZonedRule[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = cuts[i];
    const to = cuts[i + 1];
    const zone = zoneAt([(from + to) / 2, rule.y], centres, distances);
    const previous = parts.at(-1);
    // Circles that overlap cut a rule where its zone does not change.
    if (previous?.zone === zone) parts[parts.length - 1] = { ...previous, to };
    else parts.push({ y: rule.y, from, to, zone });
  }
  return parts;
}

/** The x of every crossing of a rule with the circles around the centres, ascending. */
function circleCrossings(
  rule: Rule,
  centres: readonly Centre[],
  distances: readonly number[],
): number[] {
  const crossings: number[] = [];
  for (const { at, reach } of centres) {
    for (const distance of distances) {
      const halfChordSquared = (distance * reach) ** 2 - (rule.y - at[1]) ** 2;
      if (halfChordSquared <= 0) continue;
      const halfChord = Math.sqrt(halfChordSquared);
      for (const x of [at[0] - halfChord, at[0] + halfChord]) {
        if (x > rule.from && x < rule.to) crossings.push(x);
      }
    }
  }
  return crossings.sort((a, b) => a - b);
}

function zoneAt(point: Point, centres: readonly Centre[], distances: readonly number[]): number {
  let nearest = Infinity;
  for (const { at, reach } of centres) {
    nearest = Math.min(nearest, Math.hypot(point[0] - at[0], point[1] - at[1]) / reach);
  }
  const zone = distances.findIndex((distance) => nearest < distance);
  return zone === -1 ? distances.length : zone;
}
