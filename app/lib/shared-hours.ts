import { offsetAt } from "./day-in-zone.ts";
import { twoDigits } from "./days.ts";

/** Times of day as minutes since midnight; office hours are the same local times all year round. */
export type Span = { from: number; to: number };

/** The part of an ordinary working day that two places share, while their clocks stand like this. */
export type SharedHours = {
  /** Whether the far place has its clocks put forward; `all-year` where the distance never changes. */
  season: "all-year" | "standard" | "summer";
  /** Minutes that the far place's clock is ahead of the near one's; negative where it is behind. */
  ahead: number;
  /** The shared time on each clock; nothing where there is none. */
  shared?: { near: Span; far: Span };
};

/** Reads a time of day such as `09:30` as minutes since midnight; NaN where a part of it is no number. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Writes minutes since midnight as a time of day. */
export function clockOf(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
}

/** The parts of one day that a span covers: what goes on past midnight stands at the day's beginning. */
export function partsOfDay({ from, to }: Span): Span[] {
  const start = ((from % 1440) + 1440) % 1440;
  const end = start + to - from;
  return end <= 1440
    ? [{ from: start, to: end }]
    : [
        { from: start, to: 1440 },
        { from: 0, to: end - 1440 },
      ];
}

/** The city that a time zone is named after: `America/New_York` is `New York`. */
export const cityOfZone = (zone: string): string =>
  zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/**
 * How far a zone's clocks are ahead of another's in winter and in summer. The weeks in which only one of two zones has
 * put its clocks forward are left out.
 * @returns minutes, negative where they are behind: one number, or two where the distance changes, the smaller first
 */
export function clockDistances(near: string, far: string, year: number): number[] {
  const found = ["01-15", "07-15"].map((day) => {
    const noon = new Date(`${year}-${day}T12:00Z`);
    return offsetAt(far, noon) - offsetAt(near, noon);
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

function overlap(hours: Span, ahead: number): SharedHours["shared"] {
  // The far place opens `ahead` minutes earlier on the near clock.
  const from = Math.max(hours.from, hours.from - ahead);
  const to = Math.min(hours.to, hours.to - ahead);
  if (from >= to) return undefined;
  return { near: { from, to }, far: { from: from + ahead, to: to + ahead } };
}

/**
 * When two offices with the same hours are both open, from the rules of their time zones.
 * The near zone must keep one time all year, as India does.
 *
 * @param year the rules of which year
 * @returns one entry, or two where the far place puts its clocks forward: standard time first
 */
export function sharedHours(near: string, far: string, hours: Span, year: number): SharedHours[] {
  const found = clockDistances(near, far, year);
  return found.map((ahead, index) => ({
    season: found.length === 1 ? "all-year" : index === 0 ? "standard" : "summer",
    ahead,
    shared: overlap(hours, ahead),
  }));
}
