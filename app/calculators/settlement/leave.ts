import type { Rates } from "../rates.ts";

/**
 * Days of annual leave that a worker has earned in a calendar year (OSH Code, section 32).
 * @param leaves whether the service ends in the year: then the least number of days worked is not asked for
 */
export const earnedLeave = (daysWorked: number, rates: Rates, leaves = false): number =>
  leaves || daysWorked >= rates.number("leave-days-worked")
    ? Math.floor(daysWorked / rates.number("leave-days-for-one"))
    : 0;
