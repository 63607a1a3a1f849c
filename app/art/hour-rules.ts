/** A part of a day, in minutes since midnight; `to` may lie on the next day. */
export interface DayPart {
  readonly from: number;
  readonly to: number;
}

const DAY = 1440;

/** The view box of a day: a minute is one unit wide. Stretch it to its box (preserveAspectRatio "none"). */
export const HOUR_RULES = { width: DAY, height: 26 };

const RULES = 5;
const SPACING = 6;

/** Half the weight of a rule: outside the usual hours, within them, and where two places share them. */
const HALF_WEIGHTS = [0.3, 0.85, 2.15];

/** How long a rule takes to gain or lose weight, in minutes. */
const SLOPE = 24;

/** Parts of one day: what goes on after midnight stands at the day's beginning. */
function withinDay({ from, to }: DayPart): DayPart[] {
  const start = ((from % DAY) + DAY) % DAY;
  const end = start + to - from;
  return end <= DAY
    ? [{ from: start, to: end }]
    : [
        { from: start, to: DAY },
        { from: 0, to: end - DAY },
      ];
}

/**
 * A day as ruled lines, the way the map is ruled: heavier in the usual hours, heaviest where they are shared.
 *
 * @param hours the usual hours of a place
 * @param shared the part of them that another place shares
 * @returns one path to fill
 */
export function hourRules(hours: DayPart, shared?: DayPart): string {
  const parts = [hours, shared].map((part) => (part ? withinDay(part) : []));
  const weightAt = (minute: number) =>
    HALF_WEIGHTS[
      parts.findLastIndex((of) => of.some(({ from, to }) => from <= minute && minute < to)) + 1
    ]!;
  const turns = [...new Set(parts.flat().flatMap(({ from, to }) => [from, to]))]
    .filter((minute) => minute > 0 && minute < DAY)
    .sort((a, b) => a - b);
  const corners = [
    [0, weightAt(0)] as const,
    ...turns.flatMap((minute) => [
      [minute - SLOPE / 2, weightAt(minute - 1)] as const,
      [minute + SLOPE / 2, weightAt(minute)] as const,
    ]),
    [DAY, weightAt(DAY - 1)] as const,
  ];
  // Relative, so that every rule reads the same and compresses to nothing.
  const step = (dx: number, dy: number) => `l${dx} ${Math.round(dy * 100) / 100}`;
  const steps = corners.slice(1).map(([x, weight], index) => {
    const [before, weightBefore] = corners[index]!;
    return { dx: x - before, dy: weightBefore - weight };
  });
  const upper = steps.map(({ dx, dy }) => step(dx, dy)).join("");
  const lower = steps
    .toReversed()
    .map(({ dx, dy }) => step(-dx, dy))
    .join("");
  const last = corners.at(-1)![1];
  return Array.from({ length: RULES }, (_, index) => {
    const y = 1 + index * SPACING - corners[0]![1];
    return `M0 ${Math.round(y * 100) / 100}${upper}v${2 * last}${lower}z`;
  }).join("");
}
