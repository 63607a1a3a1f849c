/** The day of a moment in a time zone, or in the reader's own, as year-month-day: en-CA writes days as ISO 8601 does. */
export const dayInZone = (timeZone: string | undefined, moment: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);

/** The day where the firm works, in the browser: each document names its time zone. */
export const firmsToday = (): string =>
  dayInZone(document.documentElement.dataset.timeZone!, new Date());
