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
  const weeks = rates.number(
    survivingChildren < rates.number("maternity-children")
      ? "maternity-weeks"
      : "maternity-weeks-later",
  );
  return { isEntitled, weeks, amount: isEntitled ? dailyWage * weeks * 7 : 0 };
}
