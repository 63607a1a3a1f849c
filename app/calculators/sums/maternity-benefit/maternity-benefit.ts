import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";

export type MaternityRequest = {
  /** The wages of the three months before the absence, in paise. */
  wages: number;
  /** The days worked in those months; at least one. */
  wageDays: number;
  survivingChildren: number;
  /** Days worked in the twelve months before the expected day, or before the child is handed over. */
  daysWorked: number;
  /** Whether she adopts the child, or has it carried by another woman. */
  isHandedOver?: boolean;
};

/** The rate of weeks that each case has. */
const weeksRate = (isHandedOver: boolean, isShorter: boolean): string =>
  isHandedOver
    ? "maternity-adoption-weeks"
    : isShorter
      ? "maternity-weeks-later"
      : "maternity-weeks";

/**
 * Maternity benefit (Code on Social Security, section 60): the average daily wage for every day of the weeks. Sums are
 * in paise, each rounded once: the benefit is not a multiple of the daily wage as it is shown.
 */
export function maternityBenefit(request: MaternityRequest, rates: Rates) {
  const { wages, wageDays, survivingChildren, daysWorked, isHandedOver = false } = request;
  const isEntitled = daysWorked >= rates.number("maternity-days-worked");
  const isShorter = !isHandedOver && survivingChildren >= rates.number("maternity-children");
  const rate = weeksRate(isHandedOver, isShorter);
  const weeks = rates.number(rate);
  return {
    isEntitled,
    isShorter,
    /** The rate that the weeks come from. */
    rate,
    weeks,
    dailyWage: portion(wages, [1, wageDays]),
    amount: isEntitled ? portion(wages, [weeks * 7, wageDays]) : 0,
  };
}
