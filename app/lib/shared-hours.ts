import { twoDigits } from "./days.ts";

export const DAY = 1440;

/** Minutes since midnight, local time; office hours are the same all year. */
export type Span = { from: number; to: number };

/** The shared part of a working day, for one season of daylight saving time. */
export type SharedHours = {
  /** Whether the far place has daylight saving time; `all-year` if the difference never changes. */
  season: "all-year" | "standard" | "summer";
  /** Minutes that the far place is ahead of the near one; negative if it is behind. */
  ahead: number;
  /** The shared hours in each local time; undefined if there are none. */
  shared?: { near: Span; far: Span };
};

/** Reads a time such as `09:30` as minutes since midnight; NaN for other texts. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Formats minutes since midnight as a time. */
export function clockOf(minutes: number): string {
  const inDay = ((minutes % DAY) + DAY) % DAY;
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
}

/** The parts of one day that a span covers: what is after midnight moves to the day's beginning. */
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

/** The offset of a time zone from UTC at a moment, in minutes. @param zone for example `Europe/London` */
export function offsetAt(zone: string, moment: Date): number {
  const form = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  // Ends with `GMT-05:00`, or with `GMT` for UTC.
  const [, sign, distance = "00:00"] = /GMT(?:([+-])(.+))?$/.exec(form.format(moment))!;
  return sign === "-" ? -minutesOf(distance) : minutesOf(distance);
}

/** A local day and time with UTC offset: `2026-11-30T23:59:59+05:30`. @param time with seconds: `17:30:00` */
export function momentIn(zone: string, day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // The first offset is that of the same time in UTC, which differs around a clock change.
  const nearly = offsetAt(zone, new Date(asUtc));
  const offset = offsetAt(zone, new Date(asUtc - nearly * 60_000));
  return `${day}T${time}${offset < 0 ? "-" : "+"}${clockOf(Math.abs(offset))}`;
}

/**
 * How far a zone is ahead of another in winter and in summer, without the weeks in which only one has summer time.
 * @returns minutes, negative if behind: one number, or two in ascending order if the difference changes
 */
export function clockDistances(near: string, far: string, year: number): number[] {
  const found = ["01-15", "07-15"].map((day) => {
    const noon = new Date(`${year}-${day}T12:00Z`);
    return offsetAt(far, noon) - offsetAt(near, noon);
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

function overlap(hours: Span, ahead: number): SharedHours["shared"] {
  // In near time, the far place opens `ahead` minutes earlier.
  const from = Math.max(hours.from, hours.from - ahead);
  const to = Math.min(hours.to, hours.to - ahead);
  if (from >= to) return undefined;
  return { near: { from, to }, far: { from: from + ahead, to: to + ahead } };
}

/**
 * When two offices with the same local hours are both open. The near zone must keep one time all year, as India does.
 *
 * @param year whose time zone rules apply
 * @returns one entry, or two if the far place has daylight saving time: standard time first
 */
export function sharedHours(near: string, far: string, hours: Span, year: number): SharedHours[] {
  const found = clockDistances(near, far, year);
  return found.map((ahead, index) => ({
    season: found.length === 1 ? "all-year" : index === 0 ? "standard" : "summer",
    ahead,
    shared: overlap(hours, ahead),
  }));
}
