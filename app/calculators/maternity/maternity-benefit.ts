import type { Rates } from "../rates.ts";

export type MaternityRequest = {
  /** The average daily wage, in paise. */
  dailyWage: number;
  survivingChildren: number;
  daysWorked: number;
};

/** Maternity benefit (Code on Social Security, section 60). */
export function maternityBenefit(request: MaternityRequest, rates: Rates) {
  const { dailyWage, survivingChildren, daysWorked } = request;
  const isEntitled = daysWorked >= rates.number("maternity-days-worked");
  const isShorter = survivingChildren >= rates.number("maternity-children");
  const weeks = rates.number(isShorter ? "maternity-weeks-later" : "maternity-weeks");
  return { isEntitled, isShorter, weeks, amount: isEntitled ? dailyWage * weeks * 7 : 0 };
}
