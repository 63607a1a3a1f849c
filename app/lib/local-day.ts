// Not that of days.ts, which would come along into the script of every list.
const twoDigits = (number: number) => `${number}`.padStart(2, "0");

/** The day of a moment where the visitor is, as year-month-day: it can be compared as text. */
export const localDay = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
