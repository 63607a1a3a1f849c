/** Periods of service and working days, on ISO days (year-month-day). */
import { addDays, daysBetween, weekdayNumber } from "#app/lib/days.ts";

/** The limits of days that payroll asks for. */
export const FIRST_DAY = "1900-01-01";
export const LAST_DAY = "2099-12-31";

/**
 * The day on which a number of months since a day is complete: the corresponding day, or the first of the next month
 * where the month has no such day. Six months from 31 August are complete with the end of February.
 */
export function completedAt(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const completed = Date.UTC(year, month - 1 + months, Math.min(date, length + 1));
  return new Date(completed).toISOString().slice(0, 10);
}

export type Period = {
  years: number;
  months: number;
  days: number;
  /** Calendar days in the incomplete last year, first and last day included. */
  lastYearDays: number;
};

/** The completed years, months and days of a service. @param first ISO day @param last ISO day, included */
export function periodOf(first: string, last: string): Period {
  const end = addDays(last, 1);
  const [from, to] = [first, end].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)),
  );
  const spanned = to! - from!;
  const months = Math.max(0, completedAt(first, spanned) <= end ? spanned : spanned - 1);
  const rest = months % 12;
  return {
    years: (months - rest) / 12,
    months: rest,
    days: daysBetween(completedAt(first, months), end),
    lastYearDays: daysBetween(completedAt(first, months - rest), end),
  };
}

/** The nth working day after a day, or before it. @param daysOff weekly days off, at most six; 0 is Sunday */
export function workingDayAfter(
  day: string,
  count: number,
  daysOff: readonly number[],
  holidays: readonly string[],
): string {
  let next = day;
  let weekday = weekdayNumber(day);
  const step = Math.sign(count);
  for (let left = Math.abs(count); left > 0;) {
    next = addDays(next, step);
    weekday = (weekday + 7 + step) % 7;
    if (!daysOff.includes(weekday) && !holidays.includes(next)) left--;
  }
  return next;
}

/** The last working day by which to pay what is due on a day; undefined if it is that day. */
export function payableBy(due: string, off: readonly number[], holidays: readonly string[]) {
  const day = workingDayAfter(addDays(due, 1), -1, off, holidays);
  return day === due ? undefined : ({ day } as const);
}
