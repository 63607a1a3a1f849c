import { portion } from "#app/lib/rupees.ts";
import type { Rates, Slab } from "#app/law/rates.ts";

/** Drops the paise, then rounds to the nearest ten rupees (section 516). */
const toTens = (paise: number, rates: Rates): number =>
  portion(paise - (paise % 100), [1, 1], rates.amount("tax-rounding"));

const bySlabs = (income: number, slabs: Slab[]): number =>
  slabs.reduce((sum, { above, share }, index) => {
    const end = Math.min(income, slabs[index + 1]?.above ?? income);
    return sum + (end > above ? portion(end - above, share) : 0);
  }, 0);

/** Adds surcharge, with marginal relief: one more rupee of income never costs more than that rupee. */
function withSurcharge(income: number, taxOf: (income: number) => number, slabs: Slab[]) {
  let owed = taxOf(income);
  for (const [index, { above, share }] of slabs.entries()) {
    if (income <= above) break;
    const whole = taxOf(income) + portion(taxOf(income), share);
    const before = index > 0 ? slabs[index - 1]!.share : ([0, 1] as const);
    const atStart = taxOf(above) + portion(taxOf(above), before);
    owed = Math.min(whole, atStart + income - above);
  }
  return owed;
}

/** Income-tax of a tax year under the new regime on a total income, in paise. */
export function incomeTax(totalIncome: number, rates: Rates) {
  const income = toTens(totalIncome, rates);
  const slabs = rates.slabs("tax-slabs");
  const limit = rates.amount("tax-rebate-income");
  const beforeRebate = bySlabs(income, slabs);
  const afterRebate =
    income <= limit
      ? Math.max(0, beforeRebate - rates.amount("tax-rebate"))
      : Math.min(beforeRebate, income - limit);
  const tax =
    income <= limit || afterRebate < beforeRebate
      ? afterRebate
      : withSurcharge(income, (sum) => bySlabs(sum, slabs), rates.slabs("tax-surcharge"));
  const cess = portion(tax, rates.share("tax-cess"));
  return {
    income,
    beforeRebate,
    rebate: beforeRebate - afterRebate,
    surcharge: tax - afterRebate,
    /** Tax and surcharge, before cess. */
    tax,
    cess,
    payable: toTens(tax + cess, rates),
  };
}
