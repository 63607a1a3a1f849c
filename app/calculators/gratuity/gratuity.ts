import type { Period } from "#app/lib/service-period.ts";
import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "../rates.ts";

/** How service ended. The end of a fixed term, death and disablement need no five years. */
export const ENDINGS = ["leaving", "fixed-term", "death", "disablement"] as const;
export type Ending = (typeof ENDINGS)[number];

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

export function gratuity(request: GratuityRequest, rates: Rates) {
  const { wages, service, lastYearDays, ending } = request;
  const { years, months, days } = service;
  const [numerator, denominator] = rates.share("gratuity-year");
  const ceiling = rates.amount("gratuity-ceiling");
  const forYears = (count: number) => portion(wages, [numerator * count, denominator]);
  const isLong = years >= rates.number("gratuity-service");
  const isEntitled =
    ending === "leaving"
      ? isLong
      : ending === "fixed-term"
        ? years >= rates.number("gratuity-fixed-term")
        : true;
  // "In excess of six months": six months to the day do not count.
  const roundsUp = months > 6 || (months === 6 && days > 0);
  const counted = isEntitled ? years + (roundsUp ? 1 : 0) : 0;
  const uncapped = forYears(counted);
  const atMost = (sum: number) => Math.min(sum, ceiling);
  // Years, months and days over one denominator.
  const part = (years * 12 + months) * YEAR_DAYS + days * 12;
  const proRata = portion(wages, [numerator * part, denominator * 12 * YEAR_DAYS]);
  const fullYears = rates.number("gratuity-service");
  const inFifthYear =
    ending === "leaving" &&
    years === fullYears - 1 &&
    lastYearDays >= rates.number("continuous-service");
  return {
    isEntitled,
    counted,
    uncapped,
    amount: atMost(uncapped),
    ceiling,
    /** Sum by the strict share of each year, where the Code says "pro rata" and it differs. */
    proRata:
      isEntitled && (ending === "fixed-term" || ending === "death") && proRata !== uncapped
        ? atMost(proRata)
        : undefined,
    /** Sum if the fifth year counts from its 240th day, as some High Courts held. */
    disputed: inFifthYear ? atMost(forYears(fullYears)) : undefined,
  };
}
