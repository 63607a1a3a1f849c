import { portion, RUPEE } from "#app/lib/rupees.ts";
import { defineCalculator, ids, monthlyStep, moneyStep } from "../calculator.ts";
import * as contributions from "#app/calculators/sums/cost-of-one-employee/contributions.ts";
import { choice, folded, money, yesOrNo } from "../fields.ts";
import { incomeTax } from "./income-tax.ts";

const MONTHS = 12;

export const takeHome = defineCalculator({
  id: "take-home-pay",
  fields: {
    salary: money(false, "year"),
    wages: money(true, "month"),
    fund: folded(choice(...contributions.FUND_BASES)),
    insured: folded(choice("yes", "no", "disability")),
    karnataka: folded(yesOrNo),
  },
  drawing: "net{sum} off{sum} tax fund insurance professionalTax",
  rates: [
    ...ids(`
      tax-slabs tax-standard-deduction tax-rebate tax-rebate-income tax-surcharge tax-cess tax-rounding
    `),
    ...contributions.FUND_RATES,
    ...contributions.INSURANCE_RATES,
    ...contributions.PROFESSIONAL_TAX_RATES,
    ...contributions.LEAST_WAGES,
  ],
  payOf: (values, rates) => ({
    pay: portion(values.salary, [1, MONTHS], 1, "down"),
    // Nobody has entered wages that the law forbids, while the whole pay may hold lawful ones.
    wages: values.wages || portion(values.salary, [1, MONTHS], 1, "down"),
    minimum: contributions.lowestMinimum(values.karnataka, rates),
  }),
  errors: "wagesAboveSalary",
  check: ({ salary, wages }) => (wages * MONTHS > salary ? { wages: "wagesAboveSalary" } : {}),
  sum({ salary, ...values }, rates, day) {
    const wages = values.wages || portion(salary, [1, 2 * MONTHS]);
    const deduction = Math.min(salary, rates.amount("tax-standard-deduction"));
    const tax = incomeTax(salary - deduction, rates);
    const fund = contributions.providentFund(wages, values.fund, rates).employee;
    const pay = { wages, hasDisability: values.insured === "disability", isCovered: true };
    const insured =
      values.insured === "no" ? undefined : contributions.stateInsurance(pay, rates, day);
    const professional =
      values.karnataka === "yes"
        ? contributions.professionalTaxYear(portion(salary, [1, MONTHS], 1, "down"), rates)
        : 0;
    const insurance = (insured?.employee ?? 0) * (insured?.months ?? 0);
    const left = salary - tax.payable - fund * MONTHS - insurance - professional;
    return {
      ...tax,
      deduction,
      salary,
      fund,
      insured,
      professional,
      wages,
      isHalf: !values.wages,
      minimum: contributions.lowestMinimum(values.karnataka, rates),
      year: portion(left, [1, 1], RUPEE),
      month: portion(left, [1, MONTHS], RUPEE),
    };
  },
})({
  sentences: {
    taxed: [(s) => s.payable > 0, { tax: ({ payable }) => ({ money: payable }), year: "money" }],
    untaxed: [() => true, { year: "money" }],
  },
  figures: { month: "money", tax: ({ payable }) => ({ money: payable }) },
  steps: {
    salary: [({ salary }) => ({ money: salary })],
    deduction: [({ deduction }) => moneyStep(deduction, "tax-standard-deduction")],
    income: [({ income }) => ({ money: income, rates: ["tax-rounding"] })],
    bySlabs: [({ beforeRebate }) => ({ money: beforeRebate, rates: ["tax-slabs"] })],
    rebate: [({ rebate }) => moneyStep(rebate, "tax-rebate", "tax-rebate-income")],
    surcharge: [({ surcharge }) => moneyStep(surcharge, "tax-surcharge")],
    cess: [({ cess }) => moneyStep(cess, "tax-cess")],
    tax: [({ payable }) => ({ money: payable, rates: ["tax-rounding"], total: true })],
    fund: [({ fund }) => monthlyStep(fund, MONTHS, "epf-share", "epf-ceiling")],
    insurance: [
      ({ insured }) => monthlyStep(insured?.employee, insured?.months, "esi-employee", "esi-limit"),
    ],
    professionalTax: [
      ({ professional }) => moneyStep(professional, ...contributions.PROFESSIONAL_TAX_RATES),
    ],
    takeHome: [(s) => ({ money: s.year, total: true })],
  },
  remarks: {
    halfAsWages: [({ isHalf }) => isHalf, { wages: "money" }],
    halfBelow: [({ isHalf, wages, minimum }) => isHalf && wages < minimum, { minimum: "money" }],
    relief: [
      ({ rebate, income }, rates) => rebate > 0 && income > rates.amount("tax-rebate-income"),
      {
        relief: ({ rebate }) => ({ money: rebate }),
        limit: (_, rates) => ({ money: rates.amount("tax-rebate-income") }),
      },
    ],
    ...contributions.insuranceRemarks,
  },
});
