/** ISO days (year-month-day), computed and formatted without a time zone: a day is the same everywhere. */

const MS_OF_DAY = 86_400_000;
/** A month or day as ISO days write it: `04`. */
export const twoDigits = (number: number): string => `${number}`.padStart(2, "0");
const numbersOf = (day: string) => day.split("-").map(Number) as [number, number, number];
/** The day of the month: 14 for `2025-01-14`. */
export const dateOf = (day: string): number => numbersOf(day)[2];
const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whether a text is an existing ISO day of the years 1900 to 2099. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The number of days in a month. @param month 1 to 12 */
const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The number of days in the month of an ISO day. */
export const monthLength = (day: string): number =>
  daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));

/** A day of a month, or its last day if the month is shorter. @param month 1 to 12 @param day "last" for the last */
export const dayOfMonth = (year: number, month: number, day: number | "last"): string => {
  const last = daysInMonth(year, month);
  return `${year}-${twoDigits(month)}-${twoDigits(day === "last" ? last : Math.min(day, last))}`;
};

/** The day a number of days later, or earlier if `days` is negative. */
export const addDays = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(day) + days * MS_OF_DAY));

/** The same day of another month, or that month's last: 31 March and eight months is 30 November. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = numbersOf(day);
  const index = year * 12 + month - 1 + months;
  return dayOfMonth(Math.floor(index / 12), (index % 12) + 1, date);
}

/** The number of days from one day to another: 0 for the same day, negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / MS_OF_DAY;

/** 0 for Sunday to 6 for Saturday. */
export const weekdayNumber = (day: string): number => new Date(day).getUTCDay();

const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** `Saturday` for `2026-11-28`. */
export const weekdayOf = (day: string): string => WEEKDAYS[weekdayNumber(day)]!;

export const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Year, month in words and day of the month. */
export function partsOf(day: string) {
  const [year, month, date] = numbersOf(day);
  return { year, month: MONTHS[month - 1]!, date };
}

/** Formats the month of an ISO day: `January 2025`. */
export function formatMonth(day: string): string {
  const { year, month } = partsOf(day);
  return `${month} ${year}`;
}

/** Formats an ISO day: `14 January 2025`. */
export const formatDay = (day: string): string => `${partsOf(day).date} ${formatMonth(day)}`;

/** Formats an ISO day of this year or the next as briefly as possible: `30 Nov`. */
export function formatShortDay(day: string): string {
  const { month, date } = partsOf(day);
  return `${date} ${month.slice(0, 3)}`;
}

/** Formats an ISO day as articles show it, with the month first: `January 14, 2025`. */
export function formatArticleDay(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${month} ${date}, ${year}`;
}
