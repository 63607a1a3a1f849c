export const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * Writes the month of a day in words.
 * @param day as year-month-day, for example `2025-01-14`
 * @returns month and year, for example `January 2025`
 */
export function formatMonth(day: string): string {
  const [year, month] = day.split("-").map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/**
 * Writes a day in words.
 * @param day as year-month-day, for example `2025-01-14`
 * @returns day month year, for example `14 January 2025`
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/**
 * Writes a day of this year or the next in as few letters as possible.
 * @param day as year-month-day, for example `2026-11-30`
 * @returns day and month, for example `30 Nov`
 */
export const formatShortDay = (day: string): string => {
  const [, month, date] = day.split("-").map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]!.slice(0, 3)}`;
};

/**
 * Writes a day with the month first, as articles show it.
 * @param day as year-month-day, for example `2025-01-14`
 * @returns month day, year, for example `January 14, 2025`
 */
export function formatArticleDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
