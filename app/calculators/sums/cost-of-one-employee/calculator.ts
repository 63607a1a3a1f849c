import { formatRupees, portion, RUPEE } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";
import { defineCalculator, ids, monthlyStep, moneyStep } from "../calculator.ts";
import { choice, folded, money, optionalDay, whole, yesOrNo } from "../fields.ts";
import * as contributions from "./contributions.ts";

const MONTHS = 12;

/** In paise. With lower pay, a year's contribution to the welfare fund could exceed the pay. */
const LEAST_PAY = 10_000;

/** The gaps of texts that name one of the law's limits of wages or of numbers of people. */
const limit = (id: string) => ({
  limit: (_: unknown, rates: Rates) => ({ money: rates.amount(id) }),
});
const persons = (id: string) => ({
  persons: (_: unknown, rates: Rates) => ({ count: rates.number(id) }),
});

export const employeeCost = defineCalculator({
  id: "cost-of-one-employee",
  fields: {
    gross: money(false, "month"),
    wages: money(true, "month"),
    heads: { ...whole(1, 10_000_000), isShared: true },
    minimumWage: { ...money(true, "month"), isShared: true },
    fund: folded(choice("due", ...contributions.FUND_BASES)),
    pension: folded(yesOrNo),
    disability: folded(yesOrNo),
    karnataka: folded(yesOrNo),
    periodStart: folded(money(true, "month")),
    monthEnd: { ...folded(optionalDay), isShared: true },
  },
  drawing: `
    pay{sum} top{sum} fund esi bonus gratuity welfare people handle atPeople{people,sum}
    at10 at20 at50 at300
  `,
  rates: [
    ...contributions.FUND_RATES,
    ...contributions.INSURANCE_RATES,
    ...contributions.PROFESSIONAL_TAX_RATES,
    ...ids(`
      epf-persons esi-persons lwf-employee lwf-employer lwf-persons bonus-limit bonus-base bonus-least
      bonus-most bonus-floor bonus-persons gratuity-year gratuity-persons
    `),
    ...contributions.LEAST_WAGES,
  ],
  dayOf: ({ monthEnd }) => monthEnd,
  payOf: (values, rates) => ({
    pay: values.gross,
    wages: contributions.wagesOrHalf(values.gross, values.wages, rates),
    minimum: values.minimumWage || contributions.lowestMinimum(values.karnataka, rates),
  }),
  errors: "tooLittle wagesAboveGross fundCompulsory",
  check: ({ gross, wages, fund, heads }, rates) => ({
    ...(gross < LEAST_PAY && { gross: "tooLittle" }),
    ...(wages > gross && { wages: "wagesAboveGross" }),
    ...(fund === "none" &&
      heads >= rates.number("epf-persons") &&
      contributions.wagesOrHalf(gross, wages, rates) <= rates.amount("epf-ceiling") && {
        fund: "fundCompulsory",
      }),
  }),
  sum(values, rates, day) {
    const { gross, heads } = values;
    const wages = contributions.wagesOrHalf(gross, values.wages, rates);
    const lowest = contributions.lowestMinimum(values.karnataka, rates);
    const minimumWage = values.minimumWage || lowest;
    const inKarnataka = values.karnataka === "yes";
    const hasDisability = values.disability === "yes";
    const mustHaveFund = heads >= rates.number("epf-persons");
    const base = values.fund === "due" ? (mustHaveFund ? "ceiling" : "none") : values.fund;
    const fund = contributions.providentFund(wages, base, rates, values.pension === "yes");
    const isInsuring = heads >= rates.number("esi-persons");
    const pay = { wages, atPeriodStart: values.periodStart || wages, hasDisability };
    const insured = isInsuring ? contributions.stateInsurance(pay, rates, day) : undefined;
    const months = insured?.months ?? 0;
    const welfare = inKarnataka ? contributions.welfareFund(heads, rates) : undefined;
    const isPayingBonus = heads >= rates.number("bonus-persons");
    const [bonus, mostBonus] = (["least", "most"] as const).map((rate) => {
      const found = isPayingBonus && contributions.bonus(wages, minimumWage, rate, rates);
      return found ? { ...found, amount: portion(found.amount, [1, 1], RUPEE) } : undefined;
    });
    const setAside = portion(wages, rates.share("gratuity-year"), RUPEE);
    const owesGratuity = heads >= rates.number("gratuity-persons");
    const tax = inKarnataka ? contributions.professionalTaxYear(gross, rates) : 0;
    const year =
      (gross + fund.employerFund + fund.pension + fund.insurance + fund.charges) * MONTHS +
      (insured?.employer ?? 0) * months +
      (welfare?.employer ?? 0) +
      (bonus?.amount ?? 0) +
      (owesGratuity ? setAside : 0);
    const net =
      (gross - fund.employee) * MONTHS -
      (insured?.employee ?? 0) * months -
      tax -
      (welfare?.employee ?? 0);
    return {
      ...values,
      wages,
      isHalf: !values.wages,
      lowest: !values.minimumWage && lowest,
      bangalore: rates.find("minimum-wage-bangalore") ?? 0,
      hasDisability,
      fund,
      mustHaveFund,
      isInsuring,
      insured,
      isUninsured: isInsuring && !insured,
      limit: contributions.insuranceLimit(hasDisability, rates),
      months,
      welfare,
      isPayingBonus,
      bonus,
      owesGratuity,
      tax,
      year,
      month: portion(year, [1, MONTHS], RUPEE),
      extra: portion(year - gross * MONTHS, [1, MONTHS], RUPEE),
      net,
      monthlyNet: portion(net, [1, MONTHS], RUPEE),
      sum: setAside,
      base: bonus?.base,
      most: mostBonus?.amount,
      day: contributions.welfareFundDue(day),
    };
  },
})({
  sentences: { cost: [() => true, { year: "money", extra: "money" }] },
  figures: { month: "money", year: "money", net: ({ monthlyNet }) => ({ money: monthlyNet }) },
  steps: {
    gross: [({ gross }) => monthlyStep(gross, MONTHS)],
    employerFund: [
      ({ fund }) => monthlyStep(fund.employerFund, MONTHS, "epf-share", "epf-ceiling"),
    ],
    pension: [({ fund }) => monthlyStep(fund.pension, MONTHS, "eps-share", "epf-ceiling")],
    insurance: [({ fund }) => monthlyStep(fund.insurance, MONTHS, "edli-share")],
    charges: [({ fund }) => monthlyStep(fund.charges, MONTHS, "epf-charges")],
    stateInsurance: [
      (s) => monthlyStep(s.insured?.employer, s.months, "esi-employer", "esi-limit"),
    ],
    welfareFund: [({ welfare }) => moneyStep(welfare?.employer, "lwf-employer", "lwf-persons")],
    bonus: [
      ({ bonus }) => moneyStep(bonus?.amount, "bonus-least", "bonus-base", "bonus-limit"),
      { base: "money" },
    ],
    gratuity: [
      ({ owesGratuity, sum, wages }, rates) =>
        owesGratuity
          ? {
              money: sum,
              working: `${formatRupees(wages)} × ${rates.share("gratuity-year").join("/")}`,
              rates: ["gratuity-year", "gratuity-persons"],
            }
          : { money: 0, rates: ["gratuity-persons"] },
    ],
    year: [({ year }) => ({ money: year, total: true })],
    employeeFund: [({ fund }) => monthlyStep(fund.employee, MONTHS, "epf-share")],
    employeeInsurance: [(s) => monthlyStep(s.insured?.employee, s.months, "esi-employee")],
    professionalTax: [({ tax }) => moneyStep(tax, ...contributions.PROFESSIONAL_TAX_RATES)],
    employeeWelfare: [({ welfare }) => moneyStep(welfare?.employee, "lwf-employee")],
    net: [({ net }) => ({ money: net, total: true })],
  },
  remarks: {
    halfAsWages: [({ isHalf }) => isHalf, { wages: "money" }],
    lowestMinimum: [
      ({ lowest, bangalore, wages }) => lowest && wages < bangalore,
      { lowest: "money", bangalore: "money" },
    ],
    mostBonus: [(s) => s.most !== undefined, { most: "money" }],
    bonusWages: [({ bonus, isPayingBonus }) => isPayingBonus && !bonus, limit("bonus-limit")],
    bonusHeads: [({ isPayingBonus }) => !isPayingBonus, persons("bonus-persons")],
    insuranceWages: [(s) => s.isUninsured && s.wages > s.limit, { limit: "money" }],
    // The wages were above the limit when the contribution period began.
    insuranceWagesFell: [(s) => s.isUninsured && s.wages <= s.limit, { limit: "money" }],
    insuranceHeads: [({ isInsuring }) => !isInsuring, persons("esi-persons")],
    ...contributions.insuranceRemarks,
    pensionAbove: [
      ({ fund, wages }, rates) => fund.pension > 0 && wages > rates.amount("epf-ceiling"),
      limit("epf-ceiling"),
    ],
    fewHeads: [({ mustHaveFund }) => !mustHaveFund, persons("epf-persons")],
    gratuityHeads: [(s) => !s.owesGratuity, { ...persons("gratuity-persons"), sum: "money" }],
    welfareDue: [({ welfare }) => welfare?.employer, { day: "day" }],
  },
});
