import type { Period } from "#app/calculators/sums/service-period.ts";
import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";

/** How service ended. The first three need five years of service for gratuity. */
export const ENDINGS = [
  "leaving",
  "retrenchment",
  "retirement",
  "fixed-term",
  "death",
  "disablement",
] as const;
export type Ending = (typeof ENDINGS)[number];

const WITHOUT_FIVE_YEARS: readonly Ending[] = ["fixed-term", "death", "disablement"];

export type GratuityRequest = {
  /** A month's wages under the Code, in paise. */
  wages: number;
  service: Period;
  ending: Ending;
};

/** Days of work that make a year of service where the week has fewer than six working days (section 54). */
const DAYS_OF_SHORT_WEEK = 190;

/** The days that a part of a year is divided by. */
const YEAR_DAYS = 365;

/** Years that count: a part "in excess of six months" rounds up, exactly six months does not. */
export const countedYears = ({ years, months, days }: Period): number =>
  years + (months > 6 || (months === 6 && days > 0) ? 1 : 0);

/** Gratuity by every reading (Code on Social Security, section 53), in paise; undefined if it changes nothing. */
export function gratuityOf(request: GratuityRequest, rates: Rates) {
  const { wages, service, ending } = request;
  const { years, months, days, lastYearDays } = service;
  const [numerator, denominator] = rates.share("gratuity-year");
  const ceiling = rates.amount("gratuity-ceiling");
  const forYears = (count: number) => portion(wages, [numerator * count, denominator]);
  const isFixedTerm = ending === "fixed-term";
  const asksForFiveYears = !WITHOUT_FIVE_YEARS.includes(ending);
  const least = asksForFiveYears
    ? rates.number("gratuity-service")
    : isFixedTerm
      ? rates.number("gratuity-fixed-term")
      : 0;
  const isEntitled = years >= least;
  const counted = isEntitled ? countedYears(service) : 0;
  const uncapped = forYears(counted);
  const atMost = (sum: number) => Math.min(sum, ceiling);
  const amount = atMost(uncapped);
  /** Another reading's sum; undefined if it does not apply, or if the ceiling makes both sums the same. */
  const otherwise = (isRead: boolean, sum: number) =>
    isRead && atMost(sum) !== amount ? atMost(sum) : undefined;
  // Years, months and days with one common denominator.
  const part = (years * 12 + months) * YEAR_DAYS + days * 12;
  const proRata = portion(wages, [numerator * part, denominator * 12 * YEAR_DAYS]);
  const leastDays = rates.number("continuous-service");
  const inFifthYear = asksForFiveYears && years === least - 1 && lastYearDays >= DAYS_OF_SHORT_WEEK;
  return {
    isEntitled,
    /** The least years of service for gratuity. */
    least,
    counted,
    uncapped,
    amount,
    ceiling,
    /** The sum by exact shares of a year, where the Code says "pro rata". */
    proRata: otherwise(isEntitled && (isFixedTerm || ending === "death"), proRata),
    /** The sum if exactly six months count as a year: the fixed-term rule says "in excess of six months and more". */
    sixMonths: otherwise(
      isEntitled && isFixedTerm && months === 6 && days === 0,
      forYears(years + 1),
    ),
    /** The sum if enough days of work complete the fifth year, as some High Courts held. */
    disputed: otherwise(inFifthYear, forYears(least)),
    /** Whether that view is possible only where the week has fewer than six working days. */
    inShortWeek: inFifthYear && lastYearDays < leastDays,
  };
}
