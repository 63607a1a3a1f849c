import { portion, RUPEE } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";
import { ids, type Texts } from "#app/calculators/sums/calculator.ts";

/** The wages that provident fund is paid on: up to the ceiling, all, or none. */
export const FUND_BASES = ["ceiling", "full", "none"] as const;
export type FundBase = (typeof FUND_BASES)[number];

/** The ids of the rates of each contribution. */
export const FUND_RATES = ["epf-share", "epf-ceiling", "epf-charges", "eps-share", "edli-share"];
export const INSURANCE_RATES = ids(
  "esi-employee esi-employer esi-limit esi-limit-disability esi-daily-exempt",
);
/** The ids of the rates that say how low wages may be. */
export const LEAST_WAGES = ids("wages-exclusions minimum-wage-karnataka minimum-wage-bangalore");
export const PROFESSIONAL_TAX_RATES = ["pt-limit", "pt-month", "pt-february"];

/** A month of provident fund, pension and insurance, in paise. @param hasPension false outside the pension scheme */
export function providentFund(wages: number, base: FundBase, rates: Rates, hasPension = true) {
  if (base === "none")
    return { employee: 0, pension: 0, employerFund: 0, insurance: 0, charges: 0 };
  const limited = Math.min(wages, rates.amount("epf-ceiling"));
  const nearest = (paise: number, id: string) => portion(paise, rates.share(id), RUPEE);
  const contributory = base === "full" ? wages : limited;
  const employee = nearest(contributory, "epf-share");
  const pension = hasPension ? nearest(limited, "eps-share") : 0;
  return {
    employee,
    pension,
    employerFund: employee - pension,
    insurance: nearest(limited, "edli-share"),
    charges: nearest(contributory, "epf-charges"),
  };
}

export type InsuredPay = {
  wages: number;
  /** Wages when the contribution period began, in paise: they decide on cover until it ends. */
  atPeriodStart?: number;
  hasDisability?: boolean;
  /** Whether the employee is known to be covered, whatever the wages now. */
  isCovered?: boolean;
};

/** The highest monthly wages that state insurance covers. */
export const insuranceLimit = (hasDisability: boolean, rates: Rates): number =>
  rates.amount(hasDisability ? "esi-limit-disability" : "esi-limit");

/** A month's wages; where none are given the least by law, half of the pay. @param gross the whole pay, in paise */
export const wagesOrHalf = (gross: number, wages: number, rates: Rates): number =>
  wages || gross - portion(gross, rates.share("wages-exclusions"));

/** The last day of a day's contribution period: April to September, or October to March. */
function insurancePeriodEnd(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return month >= 4 && month <= 9 ? `${year}-09-30` : `${month >= 10 ? year + 1 : year}-03-31`;
}

/**
 * A month of state insurance; undefined where it does not cover the employee. An employee who is covered when the wages
 * rise above the limit stays covered until the contribution period ends.
 * @returns the monthly contributions in paise, whether the employee is exempt, and how many of the twelve months from
 * the day's own are covered
 */
export function stateInsurance(pay: InsuredPay, rates: Rates, day: string) {
  const { wages, atPeriodStart = wages, hasDisability = false, isCovered = false } = pay;
  const limit = insuranceLimit(hasDisability, rates);
  if (!isCovered && atPeriodStart > limit) return undefined;
  const up = (id: string) => portion(wages, rates.share(id), RUPEE, "up");
  // Daily wages are a twenty-sixth of the month's.
  const isExempt = wages <= rates.amount("esi-daily-exempt") * 26;
  const until = wages > limit ? insurancePeriodEnd(day) : undefined;
  return {
    employee: isExempt ? 0 : up("esi-employee"),
    employer: up("esi-employer"),
    isExempt,
    /** The last day of the cover, if the wages are above the limit. */
    until,
    months: until ? ((Number(until.slice(5, 7)) - Number(day.slice(5, 7)) + 12) % 12) + 1 : 12,
  };
}

/** Remarks for an employee who is covered for a time, or without contributing. */
export const insuranceRemarks: Texts<{ insured?: ReturnType<typeof stateInsurance> }> = {
  insuranceEnds: [
    ({ insured }) => insured?.until,
    {
      months: ({ insured }) => ({ count: insured!.months }),
      day: ({ insured }) => ({ day: insured!.until! }),
    },
  ],
  insuranceExempt: [
    ({ insured }) => insured?.isExempt,
    { limit: (_, rates) => ({ money: rates.amount("esi-daily-exempt") }) },
  ],
};

/** Karnataka's lowest minimum wage of a month, in paise; 0 elsewhere, and on days without one. */
export const lowestMinimum = (karnataka: "yes" | "no", rates: Rates): number =>
  karnataka === "yes" ? (rates.find("minimum-wage-karnataka") ?? 0) : 0;

/** Karnataka's professional tax for twelve months of one salary, in paise; February has its own rate. */
export const professionalTaxYear = (salary: number, rates: Rates): number =>
  salary < rates.amount("pt-limit")
    ? 0
    : 11 * rates.amount("pt-month") + rates.amount("pt-february");

/** Karnataka's labour welfare fund for one employee and year; undefined below the least number of employees. */
export const welfareFund = (employees: number, rates: Rates) =>
  employees >= rates.number("lwf-persons")
    ? { employee: rates.amount("lwf-employee"), employer: rates.amount("lwf-employer") }
    : { employee: 0, employer: 0 };

/** The ISO day on which a year's welfare fund is due: 15 January of the next year. */
export const welfareFundDue = (day: string): string => `${Number(day.slice(0, 4)) + 1}-01-15`;

/** The statutory bonus of an accounting year; undefined without a right to it. */
export function bonus(wages: number, minimumWage: number, rate: "least" | "most", rates: Rates) {
  if (wages > rates.amount("bonus-limit")) return undefined;
  const base = Math.min(wages, Math.max(rates.amount("bonus-base"), minimumWage));
  const [numerator, denominator] = rates.share(`bonus-${rate}`);
  const sum = portion(base, [numerator * 12, denominator]);
  return { base, amount: rate === "least" ? Math.max(sum, rates.amount("bonus-floor")) : sum };
}
