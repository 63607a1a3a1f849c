/** The day of a moment in a time zone, as year-month-day: the locale en-CA writes days as ISO 8601 does. */
export const dayInZone = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);

/** The last second of a day in a time zone, as ISO 8601 writes it: `2026-11-30T23:59:59+05:30`. */
export function endOfDay(day: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  // Clocks change at night: at six in the evening in Greenwich the change of the day is over, or is that of the next.
  const name = parts
    .formatToParts(new Date(`${day}T18:00:00Z`))
    .find(({ type }) => type === "timeZoneName")!.value;
  return `${day}T23:59:59${name.replace("GMT", "") || "+00:00"}`;
}
