import { twoDigits } from "./days.ts";

/** The minutes of a day. */
export const DAY = 1440;

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
  const inDay = ((minutes % DAY) + DAY) % DAY;
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
}

/** The parts of one day that a span covers: what goes on past midnight stands at the day's beginning. */
export function partsOfDay({ from, to }: Span): Span[] {
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
 * How many minutes a time zone is ahead of Greenwich at a moment.
 * @param zone for example `Europe/London`
 */
export function offsetAt(zone: string, moment: Date): number {
  const form = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  // Ends in `GMT-05:00`, or in `GMT` where there is no distance.
  const [, sign, distance = "00:00"] = /GMT(?:([+-])(.+))?$/.exec(form.format(moment))!;
  return sign === "-" ? -minutesOf(distance) : minutesOf(distance);
}

/**
 * A day with a time of day on the clock of a zone, as ISO 8601 writes it: `2026-11-30T23:59:59+05:30`.
 * @param time with seconds, for example `17:30:00`
 */
export function momentIn(zone: string, day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // The first answer is for the same time in Greenwich: near a change of clocks that is another one.
  const nearly = offsetAt(zone, new Date(asUtc));
  const offset = offsetAt(zone, new Date(asUtc - nearly * 60_000));
  return `${day}T${time}${offset < 0 ? "-" : "+"}${clockOf(Math.abs(offset))}`;
}

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
