/** The ISO day of a moment in a time zone, by default the browser's own: en-CA formats days as ISO 8601 does. */
export const dayInZone = (timeZone: string | undefined, moment: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);

/** Today in the firm's time zone, which each document names; for the browser. */
export const firmsToday = (): string =>
  dayInZone(document.documentElement.dataset.timeZone!, new Date());
