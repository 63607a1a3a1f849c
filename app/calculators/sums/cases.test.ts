/**
 * Worked cases of law, each with its source: functions and rates must give what they say (B20). The long set and the
 * weekly job ask it of the firm's own rates, if it has any.
 */
import { expect, test } from "vitest";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { leaveAtYearEnd } from "./annual-leave/leave.ts";
import cases from "./cases.json" with { type: "json" };
import * as cost from "./cost-of-one-employee/contributions.ts";
import { gratuity, type Ending } from "./gratuity/gratuity.ts";
import { maternityBenefit } from "./maternity-benefit/maternity-benefit.ts";
import { ratesOn, type Rates } from "#app/law/rates.ts";
import { settlement, type SettlementRequest } from "./full-and-final-settlement/settlement.ts";
import { incomeTax, taxOnSalary } from "./take-home-pay/income-tax.ts";
import { codeWages } from "./wages/code-wages.ts";

type Input = Record<string, number>;
/** The last day of the case of a settlement, and the day of the law where a case names none. */
const TODAY = "2026-11-27";
const paise = (rupees = 0) => Math.round(rupees * 100);
const rupees = (sum: Record<string, number>) =>
  Object.fromEntries(Object.entries(sum).map(([key, value]) => [key, value / 100]));
const WEEK = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** What each calculator says of a case, in the words of the case. */
const answersBy = (
  rates: Rates,
): Record<string, (input: Input, raw: Record<string, unknown>) => unknown> => ({
  wages: ({ basicDaRetaining, listedExclusions, unlisted }) => {
    const pay = {
      core: paise(basicDaRetaining),
      listed: paise(listedExclusions),
      unlisted: paise(unlisted),
    };
    const { statute, faq } = codeWages(pay, rates);
    return rupees({ statute: statute.wages, faq: faq.wages });
  },
  gratuity: ({ wages, years = 0, months = 0, days = 0 }, { fixedTerm, ended }) => {
    const service = { years, months, days };
    const ending = (fixedTerm ? "fixed-term" : ended === "death" ? "death" : "leaving") as Ending;
    const sum = gratuity({ wages: paise(wages), service, ending }, rates);
    return {
      countedYears: sum.counted,
      ...rupees({ amount: sum.amount, uncapped: sum.uncapped }),
      note: sum.disputed && "4 years 240 days: High Courts differ; say so",
    };
  },
  epf: ({ wages }, { capped }) => {
    const sum = cost.providentFund(paise(wages), capped ? "ceiling" : "full", rates);
    return rupees({
      employee: sum.employee,
      eps: sum.pension,
      employerEpf: sum.employerFund,
      edli: sum.insurance,
    });
  },
  esi: ({ wages, atPeriodStart }) => {
    const pay = { wages: paise(wages), atPeriodStart: paise(atPeriodStart) };
    const sum = cost.stateInsurance(pay, rates, TODAY);
    return sum ? rupees({ employee: sum.employee, employer: sum.employer }) : { covered: false };
  },
  "pt-karnataka": ({ salary, month = 0 }) =>
    rupees({ tax: cost.professionalTax(paise(salary), month, rates) }),
  "lwf-karnataka": ({ employeesOn31Dec = 0 }) => ({
    ...rupees(cost.welfareFund(employeesOn31Dec, rates)),
    due: cost.welfareFundDue(TODAY),
  }),
  bonus: ({ wages, minimumWage, months, daysWorked }, { rate }) => {
    const sum = cost.bonus(
      {
        wages: paise(wages),
        minimumWage: paise(minimumWage),
        months,
        daysWorked,
        rate: rate === "max" ? "most" : "least",
      },
      rates,
    );
    return sum ? rupees(sum) : { eligible: false };
  },
  "tds-new-regime": ({ totalIncome, grossSalary }) => {
    const { income, tax, withCess } =
      totalIncome === undefined
        ? taxOnSalary(paise(grossSalary), rates)
        : incomeTax(paise(totalIncome), rates);
    return rupees({ totalIncome: income, taxBeforeCess: tax, withCess4: withCess });
  },
  leave: ({ daysWorked = 0, broughtForward = 0 }) => {
    const year = { year: TODAY.slice(0, 4), daysWorked, absent: 0, taken: 0 };
    const { earned, carried, encashed } = leaveAtYearEnd(
      { ...year, before: broughtForward * 10 },
      rates,
    );
    return { earned, carried: carried / 10, encashed: encashed / 10 };
  },
  "full-and-final": ({ wages = 26_000, pay = wages, unpaidDays = 10 }, { lastDay, weeklyOff }) => {
    const daysOff = (weeklyOff as string[]).map((name) => WEEK.indexOf(name));
    const request: SettlementRequest = {
      left: lastDay as string,
      ending: "leaving",
      daysOff,
      holidays: [],
      wages: paise(wages),
      pay: paise(pay),
      divisor: "calendar",
      unpaidDays: unpaidDays * 10,
      leaveDays: 0,
      daysWorked: 0,
      other: 0,
      deductions: 0,
    };
    const { first, unpaid } = settlement(request, rates);
    return { wagesBy: first, ...rupees({ unpaid }) };
  },
  maternity: ({
    averageDailyWage,
    wages = averageDailyWage,
    wageDays = 1,
    survivingChildren = 0,
    isHandedOver,
  }) => {
    const pay = { wages: paise(wages), wageDays };
    // The cases take the right to the benefit for granted.
    const daysWorked = rates.number("maternity-days-worked");
    const sum = maternityBenefit(
      { ...pay, survivingChildren, daysWorked, isHandedOver: Boolean(isHandedOver) },
      rates,
    );
    return { weeks: sum.weeks, ...rupees({ amount: sum.amount }) };
  },
});

test.skipIf(lawRates().length === 0).each(cases)(
  "$id: $calculator",
  ({ calculator, input, day = TODAY, expect: wanted }) => {
    const answer = answersBy(ratesOn(day, lawRates()))[calculator];
    expect(answer, `nothing answers for ${calculator}`).toBeDefined();
    expect(answer!(input as unknown as Input, input)).toMatchObject(wanted);
  },
);
