/** Reckoning with days written as year-month-day, in no time zone. */

const DAY = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar, of a year that payroll may ask about. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}

export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * DAY);

/** How many days lie between two days; the first counts, the last does not. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY;

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(timeOf(day)).getUTCDay();

export const daysInMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/**
 * The corresponding day some months later. Where that month has no such day, the period has run to the month's end,
 * so the answer is the first of the month after: six months from 31 August are complete with the end of February.
 */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const first = dayOf(Date.UTC(year, month - 1 + months, 1));
  return date <= daysInMonth(first) ? addDays(first, date - 1) : addDays(first, daysInMonth(first));
}

export type Period = { years: number; months: number; days: number };

/** The completed years, months and days from the first day to the last one, both counted. */
export function periodOf(first: string, last: string): Period {
  const end = addDays(last, 1);
  let months = 0;
  while (monthsAfter(first, months + 1) <= end) months++;
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: daysBetween(monthsAfter(first, months), end),
  };
}

/** The nth day after a day that is neither a weekly day off nor a holiday. @throws where no day of the week is left */
export function workingDayAfter(
  day: string,
  count: number,
  daysOff: readonly number[],
  holidays: readonly string[] = [],
): string {
  if (new Set(daysOff).size >= 7) throw new RangeError("Every day of the week is off");
  let next = day;
  for (let left = count; left > 0;) {
    next = addDays(next, 1);
    if (!daysOff.includes(weekdayOf(next)) && !holidays.includes(next)) left--;
  }
  return next;
}
