import type { Ring } from "./land.ts";
import type { Size } from "./picture.ts";
import type { Rule } from "./spline.ts";

/** How an area is ruled. */
export interface RulingOptions extends Size {
  /** Distance between neighbouring rules, in pixels. */
  readonly spacing: number;
  /** Gaps narrower than this are bridged, in pixels. */
  readonly narrowestGap: number;
  /** Rules shorter than this are left out, in pixels. */
  readonly shortest: number;
}

/**
 * Fills the inside of rings with horizontal rules: the scan-line polygon fill
 * with the even-odd rule. Along each line the crossings with the rings are
 * sorted; land lies between the first and second, the third and fourth, and so on.
 */
export function ruleArea(rings: readonly Ring[], options: RulingOptions): Rule[] {
  const rules: Rule[] = [];
  for (let y = 0; y <= options.height; y += options.spacing) {
    const crossings = crossingsAt(y, rings);
    const spans: [number, number][] = [];
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, crossings[i]!);
      const to = Math.min(options.width, crossings[i + 1]!);
      const previous = spans.at(-1);
      if (to <= from) continue;
      if (previous && from - previous[1] < options.narrowestGap) previous[1] = to;
      else spans.push([from, to]);
    }
    for (const [from, to] of spans) {
      if (to - from >= options.shortest) rules.push({ y, from, to });
    }
  }
  return rules;
}

/** Where the horizontal line at y crosses the rings, from left to right. */
function crossingsAt(y: number, rings: readonly Ring[]): number[] {
  const crossings: number[] = [];
  for (const ring of rings) {
    let [previousX, previousY] = ring.at(-1) ?? [0, 0];
    for (const [x, pointY] of ring) {
      // A vertex on the line counts for one of its two sides only.
      if (previousY <= y !== pointY <= y) {
        crossings.push(previousX + ((y - previousY) / (pointY - previousY)) * (x - previousX));
      }
      previousX = x;
      previousY = pointY;
    }
  }
  return crossings.sort((a, b) => a - b);
}
