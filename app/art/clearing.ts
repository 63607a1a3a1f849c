import type { Rule } from "./scanline.ts";

/**
 * The part of a map that is kept free: everything above and to the left of a rounded corner, in pixels.
 * The map's rules begin beyond it.
 */
export interface Clearing {
  readonly left: number;
  readonly top: number;
  readonly radius: number;
}

/** A part of a rule; step 0 is nearest to the clearing. Beyond all distances there is no step. */
export interface SteppedRule extends Rule {
  readonly step?: number;
}

/**
 * Cuts off what lies in the clearing, and cuts the rest where its distance to the clearing passes one of
 * the distances.
 *
 * @param distances outer distances of the steps in pixels, ascending
 */
export function cutByClearing(
  rule: Rule,
  clearing: Clearing,
  distances: readonly number[],
): SteppedRule[] {
  const parts: SteppedRule[] = [];
  const edges = [0, ...distances].map((distance) => edgeAt(rule.y, clearing, distance));
  edges.forEach((edge, step) => {
    const from = Math.max(rule.from, edge);
    const to = Math.min(rule.to, edges[step + 1] ?? Infinity);
    if (from >= to) return;
    parts.push(step < distances.length ? { y: rule.y, from, to, step } : { y: rule.y, from, to });
  });
  return parts;
}

/** Where a horizontal line is that far from the clearing. */
function edgeAt(y: number, { left, top, radius }: Clearing, distance: number): number {
  const fromTop = y - top - distance;
  if (fromTop < 0) return Infinity;
  if (fromTop >= radius) return left + distance;
  return left + distance + radius - Math.sqrt(radius ** 2 - (radius - fromTop) ** 2);
}
