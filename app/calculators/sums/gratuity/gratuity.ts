import type { Period } from "#app/calculators/sums/service-period.ts";
import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";

/** How service ended. Gratuity asks for five years of service only after the first three. */
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

/** Days of work that make a year of service in a week of fewer than six days (section 54). */
const DAYS_OF_SHORT_WEEK = 190;

/** The days of the year that a part of one is measured by. */
const YEAR_DAYS = 365;

/** Years that count: a part "in excess of six months" is one more, six months to the day are not. */
export const countedYears = ({ years, months, days }: Period): number =>
  years + (months > 6 || (months === 6 && days > 0) ? 1 : 0);

/** Gratuity in all its readings (Code on Social Security, section 53), in paise; a reading that changes nothing is left out. */
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
  /** What another reading gives; undefined where the ceiling makes both the same. */
  const otherwise = (isRead: boolean, sum: number) =>
    isRead && atMost(sum) !== amount ? atMost(sum) : undefined;
  // Years, months and days over one denominator.
  const part = (years * 12 + months) * YEAR_DAYS + days * 12;
  const proRata = portion(wages, [numerator * part, denominator * 12 * YEAR_DAYS]);
  const leastDays = rates.number("continuous-service");
  const inFifthYear = asksForFiveYears && years === least - 1 && lastYearDays >= DAYS_OF_SHORT_WEEK;
  return {
    isEntitled,
    /** Years of service without which nothing is due. */
    least,
    counted,
    uncapped,
    amount,
    ceiling,
    /** Sum by the strict share of each year, where the Code says "pro rata". */
    proRata: otherwise(isEntitled && (isFixedTerm || ending === "death"), proRata),
    /** Sum if six months to the day count as a year: the rule for fixed terms says "in excess of six months and more". */
    sixMonths: otherwise(
      isEntitled && isFixedTerm && months === 6 && days === 0,
      forYears(years + 1),
    ),
    /** Sum if enough days of work complete the fifth year, as some High Courts held. */
    disputed: otherwise(inFifthYear, forYears(least)),
    /** Whether that view can be right in a week of fewer than six days alone. */
    inShortWeek: inFifthYear && lastYearDays < leastDays,
  };
}
