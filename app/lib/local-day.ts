import { twoDigits } from "./days.ts";

/** The day of a moment where the visitor is, as year-month-day: it can be compared as text. */
export const localDay = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
