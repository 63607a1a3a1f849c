import { addDays, daysBetween } from "#app/lib/days.ts";
import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";

/** Days of annual leave that a worker's days in a calendar year earn (OSH Code, section 32). */
export const earnedLeave = (daysWorked: number, rates: Rates): number =>
  Math.floor(daysWorked / rates.number("leave-days-for-one"));

/** The same where half a day or more counts as a whole one, as section 79 of the Factories Act 1948 had it. */
export const earnedByHalves = (daysWorked: number, rates: Rates): number =>
  Math.round(daysWorked / rates.number("leave-days-for-one"));

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
