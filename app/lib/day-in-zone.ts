import { twoDigits } from "./days.ts";

const MINUTE = 60_000;

/** The day of a moment in a time zone, as year-month-day: the locale en-CA writes days as ISO 8601 does. */
export const dayInZone = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);

/** The day where the firm works, in the browser: each document names its time zone. */
export const firmsToday = (): string =>
  dayInZone(document.documentElement.dataset.timeZone!, new Date());

/**
 * How many minutes a time zone is ahead of Greenwich at a moment.
 * @param zone for example `Europe/London`
 */
export function offsetAt(zone: string, moment: Date): number {
  const form = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  // Ends in `GMT-05:00`, or in `GMT` where there is no distance.
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d+):(\d+))?$/.exec(form.format(moment))!;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * A day with a time of day on the clock of a zone, as ISO 8601 writes it: `2026-11-30T23:59:59+05:30`.
 * @param time with seconds, for example `17:30:00`
 */
export function momentIn(zone: string, day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // The first answer is for the same time in Greenwich: near a change of clocks that is another one.
  const nearly = offsetAt(zone, new Date(asUtc));
  const offset = offsetAt(zone, new Date(asUtc - nearly * MINUTE));
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${day}T${time}${offset < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`;
}
