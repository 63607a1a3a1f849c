import { addDays, daysBetween } from "#app/lib/days.ts";
import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "../rates.ts";

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

/**
 * The days of work without which no leave is earned in a year that is worked to its end. Whoever joins later than on
 * its first day needs a part of the days that are left of it.
 */
export function leastDaysForLeave(year: string, rates: Rates, joined = ""): number {
  const start = `${year}-01-01`;
  if (joined <= start || joined.slice(0, 4) !== year) return rates.number("leave-days-worked");
  const left = daysBetween(joined, addDays(`${year}-12-31`, 1));
  return portion(left, rates.share("leave-share-later"), 1, "up");
}
