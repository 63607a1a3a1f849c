import { formatRupees, portion } from "#app/lib/rupees.ts";
import { defineCalculator, type Step } from "../calculator.ts";
import * as contributions from "#app/calculators/sums/cost-of-one-employee/contributions.ts";
import { choice, money, yesOrNo } from "../fields.ts";
import { taxOnSalary } from "./income-tax.ts";

const MONTHS = 12;

export const takeHome = defineCalculator({
  id: "take-home-pay",
  fields: {
    salary: money(),
    wages: money(),
    fund: choice(...contributions.FUND_BASES),
    insured: yesOrNo,
    karnataka: yesOrNo,
  },
  sentences: { taxed: ["month", "tax", "year"], untaxed: ["month", "year"] },
  figures: ["month", "tax"],
  steps: {
    salary: [],
    deduction: [],
    income: [],
    bySlabs: [],
    rebate: [],
    surcharge: [],
    cess: [],
    tax: [],
    fund: [],
    insurance: [],
    professionalTax: [],
    takeHome: [],
  },
  remarks: { notInsured: [], relief: ["relief", "limit"] },
  errors: ["wagesAboveSalary"],
  rates: [
    "tax-slabs",
    "tax-standard-deduction",
    "tax-rebate",
    "tax-rebate-income",
    "tax-surcharge",
    "tax-cess",
    "tax-rounding",
    ...contributions.FUND_RATES,
    ...contributions.INSURANCE_RATES,
    ...contributions.PROFESSIONAL_TAX_RATES,
  ],
  check: ({ salary, wages }) => (wages * MONTHS > salary ? { wages: "wagesAboveSalary" } : {}),
  calculate(values, rates) {
    const { salary, wages } = values;
    const tax = taxOnSalary(salary, rates);
    const fund = contributions.providentFund(wages, values.fund, rates).employee;
    const insured =
      values.insured === "yes" ? contributions.stateInsurance({ wages }, rates) : undefined;
    const insurance = insured?.employee ?? 0;
    const month = portion(salary, [1, MONTHS], 1, "down");
    const professional =
      values.karnataka === "yes" ? contributions.professionalTaxYear(month, rates) : 0;
    const year = salary - tax.payable - (fund + insurance) * MONTHS - professional;
    const monthly = portion(year, [1, MONTHS]);
    const limit = rates.amount("tax-rebate-income");
    const hasRelief = tax.rebate > 0 && tax.income > limit;
    const step = (key: string, sum: number, ...ids: string[]): Step[] =>
      sum > 0 ? [{ key, value: { money: sum }, rates: ids }] : [];
    const yearly = (key: string, sum: number, ...ids: string[]): Step[] =>
      step(key, sum * MONTHS, ...ids).map((entry) => ({
        ...entry,
        working: `${formatRupees(sum)} × ${MONTHS}`,
      }));
    return {
      sentence: {
        key: tax.payable > 0 ? "taxed" : "untaxed",
        gaps: { month: { money: monthly }, tax: { money: tax.payable }, year: { money: year } },
      },
      figures: [
        { key: "month", value: { money: monthly } },
        { key: "tax", value: { money: tax.payable } },
      ],
      steps: [
        { key: "salary", value: { money: salary } },
        ...step("deduction", tax.deduction, "tax-standard-deduction"),
        { key: "income", value: { money: tax.income }, rates: ["tax-rounding"] },
        { key: "bySlabs", value: { money: tax.beforeRebate }, rates: ["tax-slabs"] },
        ...step("rebate", tax.rebate, "tax-rebate", "tax-rebate-income"),
        ...step("surcharge", tax.surcharge, "tax-surcharge"),
        ...step("cess", tax.cess, "tax-cess"),
        { key: "tax", value: { money: tax.payable }, rates: ["tax-rounding"], total: true },
        ...yearly("fund", fund, "epf-share", "epf-ceiling"),
        ...yearly("insurance", insurance, "esi-employee", "esi-limit"),
        ...step("professionalTax", professional, "pt-limit", "pt-month", "pt-february"),
        { key: "takeHome", value: { money: year }, total: true },
      ],
      remarks: [
        ...(hasRelief
          ? [{ key: "relief", gaps: { relief: { money: tax.rebate }, limit: { money: limit } } }]
          : []),
        ...(values.insured === "yes" && !insured ? [{ key: "notInsured" }] : []),
      ],
    };
  },
});
