import type { Ring } from "./land.ts";
import type { Size, Rule } from "./picture.ts";

/** In pixels: narrower gaps are bridged, and shorter lines are left out. */
const NARROWEST_GAP = 1;
const SHORTEST = 0.8;

/**
 * Fills rings with horizontal lines: the scan-line polygon fill with the even-odd rule. Crossings with the rings are
 * sorted along each line; land lies between the first and second, the third and fourth, and so on.
 * @param spacing between neighbouring lines, in pixels
 */
export function ruleArea(rings: readonly Ring[], { width, height }: Size, spacing: number): Rule[] {
  const rules: Rule[] = [];
  for (let y = 0; y <= height; y += spacing) {
    const crossings = rings
      .flatMap((ring) => crossingsOf(ring, y))
      .map((x) => Math.min(width, Math.max(0, x)))
      .sort((a, b) => a - b);
    const isGap = (i: number) => i % 2 === 1 && crossings[i + 1]! - crossings[i]! < NARROWEST_GAP;
    const ends = crossings.filter((_, i) => !isGap(i) && !isGap(i - 1));
    for (let i = 0; i + 1 < ends.length; i += 2) {
      const [from, to] = [ends[i]!, ends[i + 1]!];
      if (to - from >= SHORTEST) rules.push({ y, from, to });
    }
  }
  return rules;
}

const crossingsOf = (ring: Ring, y: number): number[] =>
  ring.flatMap(([x, pointY], i) => {
    const [previousX, previousY] = ring.at(i - 1)!;
    // A vertex on the scan line counts for one of its two edges only.
    if (previousY <= y === pointY <= y) return [];
    return previousX + ((y - previousY) / (pointY - previousY)) * (x - previousX);
  });
