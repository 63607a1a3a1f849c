import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";

export type MaternityRequest = {
  /** The wages of the three months before the absence, in paise. */
  wages: number;
  /** The days worked in those months; at least one. */
  wageDays: number;
  survivingChildren: number;
  /** Days worked in the twelve months before the expected day. */
  daysWorked: number;
};

/**
 * Maternity benefit (Code on Social Security, section 60): the average daily wage for every day of the weeks. Sums are
 * in paise, each rounded once: the benefit is not a multiple of the daily wage as it is shown.
 */
export function maternityBenefit(request: MaternityRequest, rates: Rates) {
  const { wages, wageDays, survivingChildren, daysWorked } = request;
  const isEntitled = daysWorked >= rates.number("maternity-days-worked");
  const isShorter = survivingChildren >= rates.number("maternity-children");
  const weeks = rates.number(isShorter ? "maternity-weeks-later" : "maternity-weeks");
  return {
    isEntitled,
    isShorter,
    weeks,
    dailyWage: portion(wages, [1, wageDays]),
    amount: isEntitled ? portion(wages, [weeks * 7, wageDays]) : 0,
  };
}
