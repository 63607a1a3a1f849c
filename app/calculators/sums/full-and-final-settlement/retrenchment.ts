import { portion } from "#app/lib/rupees.ts";
import type { Period } from "#app/calculators/sums/service-period.ts";
import { countedYears } from "#app/calculators/sums/gratuity/gratuity.ts";
import type { Rates } from "#app/law/rates.ts";

export type RetrenchmentRequest = {
  /** A month's average pay, in paise. */
  wages: number;
  service: Period;
  /** Calendar days of the year of service that is not complete. */
  lastYearDays: number;
};

/** A worker's compensation on retrenchment or closure (Industrial Relations Code, sections 70 and 75). */
export function retrenchment(request: RetrenchmentRequest, rates: Rates) {
  const { wages, service, lastYearDays } = request;
  const [numerator, denominator] = rates.share("retrenchment-year");
  const forYears = (count: number) => portion(wages, [numerator * count, denominator]);
  const isEntitled = service.years >= rates.number("retrenchment-service");
  const counted = isEntitled ? countedYears(service) : 0;
  return {
    isEntitled,
    counted,
    amount: forYears(counted),
    /** The sum that enough days of actual work make due although the year is not complete. */
    byDays:
      !isEntitled && lastYearDays >= rates.number("retrenchment-days") ? forYears(1) : undefined,
  };
}
