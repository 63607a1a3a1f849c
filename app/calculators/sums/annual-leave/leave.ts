import { addDays, daysBetween } from "#app/lib/days.ts";
import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";

/**
 * Days of annual leave that a worker has earned in a calendar year (OSH Code, section 32).
 * @param least the days worked below which nothing is earned; 0 where the service ends in the year
 */
export const earnedLeave = (
  daysWorked: number,
  rates: Rates,
  least = rates.number("leave-days-worked"),
): number =>
  daysWorked >= least ? Math.floor(daysWorked / rates.number("leave-days-for-one")) : 0;

/** The same where half a day or more counts as a whole one, as section 79 of the Factories Act 1948 had it. */
export function earnedByHalves(
  daysWorked: number,
  rates: Rates,
  least = rates.number("leave-days-worked"),
): number {
  const forOne = rates.number("leave-days-for-one");
  const isHalf = (daysWorked % forOne) * 2 >= forOne;
  return earnedLeave(daysWorked, rates, least) + (isHalf && daysWorked >= least ? 1 : 0);
}

/** The days of a calendar year on which there is service: all of them, or those since the first day of service. */
export const daysOfYear = (year: string, joined = ""): number =>
  daysBetween(joined.slice(0, 4) === year ? joined : `${year}-01-01`, addDays(`${year}-12-31`, 1));

/**
 * The days of work without which no leave is earned in a year that is worked to its end. Whoever joins later than on
 * its first day needs a part of the days that are left of it.
 */
export function leastDaysForLeave(year: string, rates: Rates, joined = ""): number {
  if (joined <= `${year}-01-01` || joined.slice(0, 4) !== year)
    return rates.number("leave-days-worked");
  return portion(daysOfYear(year, joined), rates.share("leave-share-later"), 1, "up");
}

export type LeaveYear = {
  /** The calendar year, as four digits. */
  year: string;
  /** The first day of service, where it lies in this year. */
  joined?: string;
  daysWorked: number;
  /** Days of lay-off and maternity leave: like annual leave they may count as worked, but they earn no leave. */
  absent: number;
  /** Leave brought forward and leave taken in the year, in tenths of days. */
  before: number;
  taken: number;
};

/**
 * What a year leaves of a worker's leave: at most thirty days go on into the next, the rest may be encashed. Balances
 * are in tenths of days; the balance is below nothing where more was taken than there was.
 */
export function leaveAtYearEnd(request: LeaveYear, rates: Rates) {
  const { year, joined, daysWorked, absent, before, taken } = request;
  const least = leastDaysForLeave(year, rates, joined);
  const isLater = least < rates.number("leave-days-worked");
  // Clause (iii) lets days without work count for the 180 days of a whole year alone.
  const counted = isLater ? daysWorked * 10 : (daysWorked + absent) * 10 + taken;
  const hasEarned = counted >= least * 10;
  const earned = hasEarned ? earnedLeave(daysWorked, rates, 0) : 0;
  const rounded = hasEarned ? earnedByHalves(daysWorked, rates, 0) : 0;
  const balance = before + earned * 10 - taken;
  const most = rates.number("leave-carried");
  const carried = Math.min(balance, most * 10);
  return {
    least,
    /** Whether service began during the year. */
    isLater,
    /** The days that count towards the least, in tenths. */
    counted,
    hasEarned,
    earned,
    /** What is earned where half a day or more counts as a whole one. */
    rounded,
    balance,
    most,
    carried,
    encashed: balance - carried,
  };
}
