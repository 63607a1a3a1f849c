import { isDay, MONTHS, twoDigits } from "./days.ts";
import { plainDigits } from "./written-number.ts";

const SHORT_MONTHS = MONTHS.map((month) => month.slice(0, 3).toLowerCase());

/** Two-digit years are those of people who work today. */
const century = (year: number): number => (year >= 100 ? year : year + (year < 60 ? 2000 : 1900));

/** Orders of a day: 2026/11/30 or 20261130; 30/11/2026 or 30th of Nov '26; Nov 30, 2026. */
const ORDERS = [
  /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)?[\s./-]+(?<month>\d{1,2}|[a-z]{3,9})[\s./,'‘’-]+(?<year>\d{4}|\d\d)\.?$/i,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
];

/**
 * Reads a day as spreadsheets and people in India write it: 2026-11-30, 30/11/2026, 30.11.26, Mon 30 Nov 2026; a time
 * after it is ignored.
 * @returns an ISO day, or the unchanged text if it is not a day
 */
export function readDay(text: string): string {
  const words = plainDigits(text)
    .replaceAll(/\p{Pd}/gu, "-")
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]? /i, "")
    .replace(/[ T]0?0:00(?::00(?:\.0+)?)?Z?$/i, "");
  if (isDay(words)) return words;
  const parts = ORDERS.map((order) => order.exec(words)?.groups).find(Boolean);
  if (!parts) return words;
  const { day, month = "", year } = parts;
  const number = Number(month) || SHORT_MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const read = `${century(Number(year))}-${twoDigits(number)}-${twoDigits(Number(day))}`;
  return isDay(read) ? read : words;
}
