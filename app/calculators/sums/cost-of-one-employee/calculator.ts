import { formatRupees, portion } from "#app/lib/rupees.ts";
import { defineCalculator, type Step } from "../calculator.ts";
import { choice, money, optionalDay, whole, yesOrNo } from "../fields.ts";
import * as contributions from "./contributions.ts";

const MONTHS = 12;

/** An estimate is of whole rupees, in paise. */
const RUPEE = 100;

/** In paise. From less than that, what the welfare fund takes from a year's pay could be more than the pay. */
const LEAST_PAY = 10_000;

export const employeeCost = defineCalculator({
  id: "cost-of-one-employee",
  fields: {
    gross: money(),
    wages: money(),
    heads: whole(1, 10_000_000),
    minimumWage: money(true),
    fund: choice(...contributions.FUND_BASES),
    pension: yesOrNo,
    disability: yesOrNo,
    karnataka: yesOrNo,
    periodStart: money(true),
    monthEnd: optionalDay,
  },
  more: { fields: ["fund", "pension", "disability", "karnataka", "periodStart", "monthEnd"] },
  sentences: { cost: ["year", "extra"] },
  figures: ["year", "month", "net"],
  drawing: {
    pay: ["sum"],
    top: ["sum"],
    fund: [],
    esi: [],
    bonus: [],
    gratuity: [],
    welfare: [],
    people: [],
    handle: [],
    atPeople: ["people", "sum"],
    at10: [],
    at20: [],
    at50: [],
    at300: [],
  },
  steps: {
    gross: [],
    employerFund: [],
    pension: [],
    insurance: [],
    charges: [],
    stateInsurance: [],
    welfareFund: [],
    bonus: ["base"],
    gratuity: [],
    year: [],
    employeeFund: [],
    employeeInsurance: [],
    professionalTax: [],
    employeeWelfare: [],
    net: [],
  },
  remarks: {
    mostBonus: ["most"],
    bonusWages: ["limit"],
    bonusHeads: ["persons"],
    insuranceWages: ["limit"],
    insuranceWagesFell: ["limit"],
    insuranceHeads: ["persons"],
    insuranceEnds: ["months", "day"],
    insuranceExempt: ["limit"],
    fewHeads: ["persons"],
    pensionAbove: ["limit"],
    gratuityHeads: ["persons", "sum"],
    welfareDue: ["day"],
  },
  errors: ["tooLittle", "wagesAboveGross", "fundCompulsory"],
  rates: [
    ...contributions.FUND_RATES,
    ...contributions.INSURANCE_RATES,
    ...contributions.PROFESSIONAL_TAX_RATES,
    "epf-persons",
    "esi-persons",
    "lwf-employee",
    "lwf-employer",
    "lwf-persons",
    "bonus-limit",
    "bonus-base",
    "bonus-least",
    "bonus-most",
    "bonus-floor",
    "bonus-days",
    "bonus-persons",
    "gratuity-year",
    "gratuity-persons",
  ],
  dayOf: ({ monthEnd }) => monthEnd,
  check: ({ gross, wages, fund, heads }, rates) => ({
    ...(gross < LEAST_PAY ? { gross: "tooLittle" } : undefined),
    ...(wages > gross ? { wages: "wagesAboveGross" } : undefined),
    ...(fund === "none" &&
    heads >= rates.number("epf-persons") &&
    wages <= rates.amount("epf-ceiling")
      ? { fund: "fundCompulsory" }
      : undefined),
  }),
  calculate(values, rates, day) {
    const { gross, wages, heads } = values;
    const inKarnataka = values.karnataka === "yes";
    const fund = contributions.providentFund(wages, values.fund, rates, values.pension === "yes");
    const hasDisability = values.disability === "yes";
    const atPeriodStart = values.periodStart || wages;
    const isInsuring = heads >= rates.number("esi-persons");
    const insured = isInsuring
      ? contributions.stateInsurance({ wages, atPeriodStart, hasDisability }, rates, day)
      : undefined;
    const welfare = inKarnataka ? contributions.welfareShare(heads, rates) : undefined;
    const isPayingBonus = heads >= rates.number("bonus-persons");
    const bonusOf = (rate: "least" | "most") =>
      isPayingBonus
        ? contributions.bonus({ wages, minimumWage: values.minimumWage, rate }, rates)
        : undefined;
    const [bonus, mostBonus] = [bonusOf("least"), bonusOf("most")];
    const [numerator, denominator] = rates.share("gratuity-year");
    const setAside = portion(wages, [numerator, denominator], RUPEE);
    const owesGratuity = heads >= rates.number("gratuity-persons");
    const tax = inKarnataka ? contributions.professionalTaxYear(gross, rates) : 0;
    const monthly = (key: string, month: number, months: number, ...ids: string[]): Step[] =>
      month > 0
        ? [
            {
              key,
              working: `${formatRupees(month)} × ${months}`,
              value: { money: month * months },
              rates: ids,
            },
          ]
        : [];
    const yearly = (key: string, month: number, ...ids: string[]) =>
      monthly(key, month, MONTHS, ...ids);
    const insuredMonths = insured?.months ?? 0;
    const once = (key: string, sum: number | undefined, ...ids: string[]): Step[] =>
      sum ? [{ key, value: { money: sum }, rates: ids }] : [];
    const costs: Step[] = [
      ...yearly("gross", gross),
      ...yearly("employerFund", fund.employerFund, "epf-share", "epf-ceiling"),
      ...yearly("pension", fund.pension, "eps-share", "epf-ceiling"),
      ...yearly("insurance", fund.insurance, "edli-share"),
      ...yearly("charges", fund.charges, "epf-charges"),
      ...monthly(
        "stateInsurance",
        insured?.employer ?? 0,
        insuredMonths,
        "esi-employer",
        "esi-limit",
      ),
      ...once("welfareFund", welfare?.employer, "lwf-employer", "lwf-persons"),
      ...once(
        "bonus",
        bonus && portion(bonus.amount, [1, 1], RUPEE),
        "bonus-least",
        "bonus-base",
        "bonus-limit",
      ).map((step) => ({
        ...step,
        gaps: { base: { money: bonus?.base ?? 0 } },
      })),
      owesGratuity
        ? {
            key: "gratuity",
            working: `${formatRupees(wages)} × ${numerator}/${denominator}`,
            value: { money: setAside },
            rates: ["gratuity-year", "gratuity-persons"],
          }
        : { key: "gratuity", value: { money: 0 }, rates: ["gratuity-persons"] },
    ];
    const deductions: Step[] = [
      ...yearly("employeeFund", fund.employee, "epf-share"),
      ...monthly("employeeInsurance", insured?.employee ?? 0, insuredMonths, "esi-employee"),
      ...once("professionalTax", tax, "pt-limit", "pt-month", "pt-february"),
      ...once("employeeWelfare", welfare?.employee, "lwf-employee"),
    ];
    const total = (steps: Step[]) =>
      steps.reduce((sum, { value }) => sum + ("money" in value ? value.money : 0), 0);
    const year = total(costs);
    const net = gross * MONTHS - total(deductions);
    const month = portion(year, [1, MONTHS], RUPEE);
    const monthlyNet = portion(net, [1, MONTHS], RUPEE);
    const persons = (key: string, id: string) => ({
      key,
      gaps: { persons: { count: rates.number(id) } },
    });
    /** Why wages that were above the limit when the period began are not insured. */
    const aboveInsurance = () => {
      const limit = contributions.insuranceLimit(hasDisability, rates);
      return {
        key: wages > limit ? "insuranceWages" : "insuranceWagesFell",
        gaps: { limit: { money: limit } },
      };
    };
    return {
      sentence: {
        key: "cost",
        gaps: {
          year: { money: year },
          extra: { money: portion(year - gross * MONTHS, [1, MONTHS], RUPEE) },
        },
      },
      figures: [
        { key: "month", value: { money: month } },
        { key: "year", value: { money: year } },
        { key: "net", value: { money: monthlyNet } },
      ],
      steps: [
        ...costs,
        { key: "year", value: { money: year }, total: true },
        ...deductions,
        { key: "net", value: { money: net }, total: true },
      ],
      remarks: [
        ...(mostBonus
          ? [
              {
                key: "mostBonus",
                gaps: { most: { money: portion(mostBonus.amount, [1, 1], RUPEE) } },
              },
            ]
          : []),
        ...(bonus
          ? []
          : isPayingBonus
            ? [{ key: "bonusWages", gaps: { limit: { money: rates.amount("bonus-limit") } } }]
            : [persons("bonusHeads", "bonus-persons")]),
        ...(insured
          ? []
          : isInsuring
            ? [aboveInsurance()]
            : [persons("insuranceHeads", "esi-persons")]),
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
        ...(fund.pension > 0 && wages > rates.amount("epf-ceiling")
          ? [{ key: "pensionAbove", gaps: { limit: { money: rates.amount("epf-ceiling") } } }]
          : []),
        ...(values.fund !== "none" && heads < rates.number("epf-persons")
          ? [persons("fewHeads", "epf-persons")]
          : []),
        ...(owesGratuity
          ? []
          : [
              {
                key: "gratuityHeads",
                gaps: {
                  persons: { count: rates.number("gratuity-persons") },
                  sum: { money: setAside },
                },
              },
            ]),
        ...(welfare?.employer
          ? [{ key: "welfareDue", gaps: { day: { day: contributions.welfareFundDue(day) } } }]
          : []),
      ],
    };
  },
});
