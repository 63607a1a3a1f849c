import { addDays, daysBetween } from "#app/lib/days.ts";
import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";

/** Days of annual leave that a worker's days in a calendar year earn (OSH Code, section 32). */
export const earnedLeave = (daysWorked: number, rates: Rates): number =>
  Math.floor(daysWorked / rates.number("leave-days-for-one"));

/** Days of annual leave earned with half a day or more rounded up, as in section 79 of the Factories Act 1948. */
export const earnedByHalves = (daysWorked: number, rates: Rates): number =>
  Math.round(daysWorked / rates.number("leave-days-for-one"));

/** The days of service in a calendar year: all of it, or the days since joining. @param joined ISO day */
export const daysOfYear = (year: string, joined = ""): number =>
  daysBetween(joined.slice(0, 4) === year ? joined : `${year}-01-01`, addDays(`${year}-12-31`, 1));

/**
 * The qualifying days of work in a year that is worked to its end; with fewer no leave is earned. For whoever joins
 * later than its first day it is a share of the remaining days.
 */
export function leastDaysForLeave(year: string, rates: Rates, joined = ""): number {
  if (joined <= `${year}-01-01` || joined.slice(0, 4) !== year)
    return rates.number("leave-days-worked");
  return portion(daysOfYear(year, joined), rates.share("leave-share-later"), 1, "up");
}
