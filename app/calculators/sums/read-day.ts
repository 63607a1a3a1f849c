import { isDay } from "./service-period.ts";
import { twoDigits } from "#app/lib/days.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Of two digits, the years of somebody who works now. */
const century = (year: number): number => (year >= 100 ? year : year + (year < 60 ? 2000 : 1900));

/**
 * Reads a day as sheets and people in India write it: 2026-11-30, 30/11/2026, 30.11.26, 30 Nov 2026.
 * @returns year-month-day; what is no day of the calendar, as it was
 */
export function readDay(text: string): string {
  const words = text.trim();
  if (isDay(words)) return words;
  const [, day, month = "", year] =
    /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./,-]+(\d{4}|\d\d)$/i.exec(words) ?? [];
  if (!day) return words;
  const number = Number(month) || MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const read = `${century(Number(year))}-${twoDigits(number)}-${twoDigits(Number(day))}`;
  return isDay(read) ? read : words;
}
