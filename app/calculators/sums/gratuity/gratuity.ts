import type { Period } from "#app/calculators/sums/service-period.ts";
import { formatRupees, portion } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";

const WITHOUT_FIVE_YEARS = ["fixed-term", "death", "disablement"] as const;

/** How service ended. Those before the fixed term need five years of service for gratuity. */
export const ENDINGS = [
  ...(["leaving", "dismissal", "retrenchment", "closure", "retirement"] as const),
  ...WITHOUT_FIVE_YEARS,
] as const;

/** The endings of service that owe no compensation, as the employee is not a worker. */
export const OTHER_ENDINGS = ["retrenchment-other", "closure-other"] as const;
export type Ending = (typeof ENDINGS | typeof OTHER_ENDINGS)[number];

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
  const asksForFiveYears = !WITHOUT_FIVE_YEARS.some((is) => is === ending);
  const least = asksForFiveYears
    ? rates.number("gratuity-service")
    : isFixedTerm
      ? rates.number("gratuity-fixed-term")
      : 0;
  const isEntitled = years >= least;
  const counted = isEntitled ? countedYears(service) : 0;
  // Years, months and days with one common denominator.
  const part = (years * 12 + months) * YEAR_DAYS + days * 12;
  const byParts = portion(wages, [numerator * part, denominator * 12 * YEAR_DAYS]);
  const isProRata = ending === "death";
  const uncapped = isProRata ? byParts : forYears(counted);
  const parts = [`${years}`, months && `${months}/12`, days && `${days}/${YEAR_DAYS}`];
  const atMost = (sum: number) => Math.min(sum, ceiling);
  const amount = atMost(uncapped);
  /** Another reading's sum; undefined if it does not apply, or if the ceiling makes both sums the same. */
  const otherwise = (isRead: boolean, sum: number) =>
    isRead && atMost(sum) !== amount ? atMost(sum) : undefined;
  const leastDays = rates.number("continuous-service");
  const inFifthYear = asksForFiveYears && years === least - 1 && lastYearDays >= DAYS_OF_SHORT_WEEK;
  return {
    isEntitled,
    /** The least years of service for gratuity. */
    least,
    counted,
    /** Whether each part of a year counts for itself: the Code says "pro rata" of a deceased employee. */
    isProRata,
    uncapped,
    working: `${formatRupees(wages)} × ${numerator}/${denominator} × ${isProRata ? `(${parts.filter(Boolean).join(" + ")})` : counted}`,
    amount,
    ceiling,
    /** The sum by exact shares of a year: of a fixed term the Code says "pro rata", and a rule rounds. */
    proRata: otherwise(isEntitled && isFixedTerm, byParts),
    /** The sum after a death if a part of a year is rounded, as after other endings. */
    byYears: otherwise(isProRata, forYears(counted)),
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
