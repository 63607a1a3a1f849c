import { formatRupees, portion } from "#app/lib/rupees.ts";
import { defineCalculator, type Step } from "../calculator.ts";
import * as contributions from "#app/calculators/sums/cost-of-one-employee/contributions.ts";
import { choice, money, yesOrNo } from "../fields.ts";
import { taxOnSalary } from "./income-tax.ts";

const MONTHS = 12;

/** An estimate is of whole rupees, in paise. */
const RUPEE = 100;

export const takeHome = defineCalculator({
  id: "take-home-pay",
  fields: {
    salary: money(),
    wages: money(),
    fund: choice(...contributions.FUND_BASES),
    insured: choice("yes", "no", "disability"),
    karnataka: yesOrNo,
  },
  sentences: { taxed: ["tax", "year"], untaxed: ["year"] },
  figures: ["month", "tax"],
  drawing: {
    net: [],
    tax: [],
    fund: [],
    insurance: [],
    professional: [],
  },
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
  remarks: {
    relief: ["relief", "limit"],
    insuranceEnds: ["months", "day"],
    insuranceExempt: ["limit"],
  },
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
  calculate(values, rates, day) {
    const { salary, wages } = values;
    const tax = taxOnSalary(salary, rates);
    const fund = contributions.providentFund(wages, values.fund, rates).employee;
    const insured =
      values.insured === "no"
        ? undefined
        : contributions.stateInsurance(
            { wages, hasDisability: values.insured === "disability", isCovered: true },
            rates,
            day,
          );
    const insurance = (insured?.employee ?? 0) * (insured?.months ?? 0);
    const month = portion(salary, [1, MONTHS], 1, "down");
    const professional =
      values.karnataka === "yes" ? contributions.professionalTaxYear(month, rates) : 0;
    const left = salary - tax.payable - fund * MONTHS - insurance - professional;
    const year = portion(left, [1, 1], RUPEE);
    const monthly = portion(left, [1, MONTHS], RUPEE);
    const limit = rates.amount("tax-rebate-income");
    const hasRelief = tax.rebate > 0 && tax.income > limit;
    const step = (key: string, sum: number, ...ids: string[]): Step[] =>
      sum > 0 ? [{ key, value: { money: sum }, rates: ids }] : [];
    const monthlyStep = (key: string, sum: number, months: number, ...ids: string[]): Step[] =>
      step(key, sum * months, ...ids).map((entry) => ({
        ...entry,
        working: `${formatRupees(sum)} × ${months}`,
      }));
    return {
      sentence: {
        key: tax.payable > 0 ? "taxed" : "untaxed",
        gaps: { tax: { money: tax.payable }, year: { money: year } },
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
        ...monthlyStep("fund", fund, MONTHS, "epf-share", "epf-ceiling"),
        ...monthlyStep(
          "insurance",
          insured?.employee ?? 0,
          insured?.months ?? 0,
          "esi-employee",
          "esi-limit",
        ),
        ...step("professionalTax", professional, "pt-limit", "pt-month", "pt-february"),
        { key: "takeHome", value: { money: year }, total: true },
      ],
      remarks: [
        ...(hasRelief
          ? [{ key: "relief", gaps: { relief: { money: tax.rebate }, limit: { money: limit } } }]
          : []),
        ...(insured?.until
          ? [
              {
                key: "insuranceEnds",
                gaps: { months: { count: insured.months }, day: { day: insured.until } },
              },
            ]
          : []),
        ...(insured?.isExempt
          ? [
              {
                key: "insuranceExempt",
                gaps: { limit: { money: rates.amount("esi-daily-exempt") } },
              },
            ]
          : []),
      ],
    };
  },
});
