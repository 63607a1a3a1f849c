import { count, money, portion, rate, rupees, type Workbook } from "../formula.ts";
import {
  fundOfMonth,
  insuranceOfMonth,
  insuredMonths,
  lowestMinimumFormula,
  professionalTaxOfYear,
} from "#app/calculators/sums/cost-of-one-employee/workbook.ts";

/** Drops the paise, then rounds to the nearest ten rupees. */
const toTens = (sum: string): string =>
  `ROUND(INT((${sum})/100)*100/${rate("tax-rounding")},0)*${rate("tax-rounding")}`;

/** Tax by the day's slabs: each adds the income above its limit, times the difference to the previous slab's share. */
const bySlabs = (income: string): string =>
  `ROUND(SUMPRODUCT(tax_slabs_holds*(${income}>tax_slabs_above)*(${income}-tax_slabs_above)*tax_slabs_more),0)`;

const surchargeOf = (column: string): string =>
  `SUMIFS(tax_surcharge_${column},tax_surcharge_holds,1,tax_surcharge_above,step_surchargeAbove)`;

export const workbook: Workbook = {
  answers: ["month", "takeHome", "tax"],
  faults: { wagesAboveSalary: "in_wages*12>in_salary" },
  payOf: {
    pay: "INT(in_salary/12)",
    wages: "IF(in_wages=0,INT(in_salary/12),in_wages)",
    minimum: lowestMinimumFormula,
  },
  rows: {
    salary: money("in_salary"),
    wages: money("IF(in_wages=0,ROUND(in_salary/24,0),in_wages)"),
    deduction: money(`MIN(in_salary,${rate("tax-standard-deduction")})`),
    income: money(toTens("in_salary-step_deduction")),
    bySlabs: money(bySlabs("step_income")),
    limit: money(rate("tax-rebate-income")),
    afterRebate: money(
      `IF(step_income<=step_limit,MAX(0,step_bySlabs-${rate("tax-rebate")}),MIN(step_bySlabs,step_income-step_limit))`,
    ),
    rebate: money("step_bySlabs-step_afterRebate"),
    surchargeAbove: money(
      "SUMPRODUCT(MAX(tax_surcharge_holds*(step_income>tax_surcharge_above)*tax_surcharge_above))",
    ),
    taxAbove: money(bySlabs("step_surchargeAbove")),
    surcharge: money(
      `IF(step_surchargeAbove=0,0,MIN(ROUND(step_afterRebate*(1+${surchargeOf("share")}),0),ROUND(step_taxAbove*(1+${surchargeOf("before")}),0)+step_income-step_surchargeAbove)-step_afterRebate)`,
    ),
    cess: money(portion("step_afterRebate+step_surcharge", "tax-cess")),
    tax: money(toTens("step_afterRebate+step_surcharge+step_cess")),
    fund: money(`${fundOfMonth("step_wages", 'in_fund="none"')}*12`),
    insuredMonths: count(
      `IF(in_insured="no",0,${insuredMonths("step_wages", `IF(in_insured="disability",${rate("esi-limit-disability")},${rate("esi-limit")})`)})`,
    ),
    insurance: money(`${insuranceOfMonth("step_wages")}*step_insuredMonths`),
    professionalTax: money(professionalTaxOfYear("INT(in_salary/12)")),
    left: money("in_salary-step_tax-step_fund-step_insurance-step_professionalTax"),
    takeHome: money(rupees("step_left")),
    month: money(rupees("step_left", 12)),
  },
};
