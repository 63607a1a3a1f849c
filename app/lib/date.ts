export const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The parts of a day that is written as year-month-day, for example `2025-01-14`. */
function partsOf(day: string): { year: number; month: string; date: number } {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return { year, month: MONTHS[month - 1]!, date };
}

/** Writes the month of a day (year-month-day) in words: `January 2025`. */
export function formatMonth(day: string): string {
  const { year, month } = partsOf(day);
  return `${month} ${year}`;
}

/** Writes a day (year-month-day) in words: `14 January 2025`. */
export const formatDay = (day: string): string => `${partsOf(day).date} ${formatMonth(day)}`;

/** Writes a day (year-month-day) of this year or the next in as few letters as possible: `30 Nov`. */
export function formatShortDay(day: string): string {
  const { month, date } = partsOf(day);
  return `${date} ${month.slice(0, 3)}`;
}

/** Writes a day (year-month-day) with the month first, as articles show it: `January 14, 2025`. */
export function formatArticleDay(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${month} ${date}, ${year}`;
}
