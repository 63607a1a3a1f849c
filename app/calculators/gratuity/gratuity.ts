import type { Period } from "#app/lib/service-period.ts";
import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "../rates.ts";

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
  /** Calendar days of the year that is not complete. */
  lastYearDays: number;
  ending: Ending;
};

/** The days of the year that a part of one is measured by. */
const YEAR_DAYS = 365;

/** Years that count: a part "in excess of six months" is one more, six months to the day are not. */
export const countedYears = ({ years, months, days }: Period): number =>
  years + (months > 6 || (months === 6 && days > 0) ? 1 : 0);

export function gratuity(request: GratuityRequest, rates: Rates) {
  const { wages, service, lastYearDays, ending } = request;
  const { years, months, days } = service;
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
  // Years, months and days over one denominator.
  const part = (years * 12 + months) * YEAR_DAYS + days * 12;
  const proRata = portion(wages, [numerator * part, denominator * 12 * YEAR_DAYS]);
  const inFifthYear =
    asksForFiveYears && years === least - 1 && lastYearDays >= rates.number("continuous-service");
  return {
    isEntitled,
    /** Years of service without which nothing is due. */
    least,
    counted,
    uncapped,
    amount: atMost(uncapped),
    ceiling,
    /** Sum by the strict share of each year, where the Code says "pro rata" and it differs. */
    proRata:
      isEntitled && (isFixedTerm || ending === "death") && proRata !== uncapped
        ? atMost(proRata)
        : undefined,
    /** Sum if six months to the day count as a year: the rule for fixed terms says "in excess of six months and more". */
    sixMonths:
      isEntitled && isFixedTerm && months === 6 && days === 0
        ? atMost(forYears(years + 1))
        : undefined,
    /** Sum if the fifth year counts from its 240th day, as some High Courts held. */
    disputed: inFifthYear ? atMost(forYears(least)) : undefined,
  };
}
