import fc from "fast-check";
import { expect, test } from "vitest";
import { lawRates } from "#app/law/collections/rates.server.ts";
import {
  earnedByHalves,
  earnedLeave,
  leastDaysForLeave,
  leaveAtYearEnd,
  type LeaveYear,
} from "./annual-leave/leave.ts";
import * as cost from "./cost-of-one-employee/contributions.ts";
import { ENDINGS, gratuity, type Ending } from "./gratuity/gratuity.ts";
import { costPerHire, absenceRate, turnover } from "./hr-costs/calculator.ts";
import { maternityBenefit } from "./maternity-benefit/maternity-benefit.ts";
import { ratesOn } from "#app/law/rates.ts";
import { retrenchment } from "./full-and-final-settlement/retrenchment.ts";
import { settlement, type SettlementRequest } from "./full-and-final-settlement/settlement.ts";
import { incomeTax } from "./take-home-pay/income-tax.ts";
import { codeWages } from "./wages/code-wages.ts";

const rates = ratesOn("2026-11-27", lawRates());
const rupees = (amount: number) => Math.round(amount * 100);
const service = (years: number, months = 0, days = 0) => ({ years, months, days });
const sum = (
  wages: number,
  period: ReturnType<typeof service>,
  ending: Ending = "leaving",
  lastYearDays?: number,
) => gratuity({ wages: rupees(wages), service: period, lastYearDays, ending }, rates);

test("wages: one rupee above half of the whole is added back, half is not", () => {
  const of = (core: number, listed: number) =>
    codeWages({ core: rupees(core), listed: rupees(listed), unlisted: 0 }, rates).statute;
  expect(of(20_000, 20_000)).toMatchObject({ added: 0, wages: rupees(20_000) });
  expect(of(19_999, 20_001)).toMatchObject({ added: rupees(1), wages: rupees(20_000) });
});

test("gratuity: six months to the day do not count as a year, a day more does", () => {
  expect(sum(30_000, service(7, 6)).counted).toBe(7);
  expect(sum(30_000, service(7, 6, 1))).toMatchObject({ counted: 8, amount: 13_846_154 });
  expect(sum(30_000, service(5))).toMatchObject({ isEntitled: true, counted: 5 });
});

test("gratuity: a fixed term needs a year, death and disablement no time at all", () => {
  expect(sum(40_000, service(1, 7), "fixed-term")).toMatchObject({ counted: 2, amount: 4_615_385 });
  expect(sum(40_000, service(1), "fixed-term")).toMatchObject({ counted: 1, proRata: undefined });
  expect(sum(40_000, service(0, 11, 30), "fixed-term").amount).toBe(0);
  expect(sum(40_000, service(2), "death").amount).toBe(4_615_385);
  expect(sum(40_000, service(2, 6), "death").proRata).toBe(5_769_231);
  expect(sum(40_000, service(0, 7), "disablement").counted).toBe(1);
});

test("gratuity: a fixed term that ends six months to the day after a year is read in two ways", () => {
  const inMonth = (months: number, days = 0, ending: Ending = "fixed-term") =>
    sum(40_000, service(1, months, days), ending);
  expect(inMonth(6)).toMatchObject({ amount: 2_307_692, sixMonths: 4_615_385 });
  expect([inMonth(5, 30), inMonth(6, 1), inMonth(6, 0, "death")]).toMatchObject(
    Array.from({ length: 3 }, () => ({ sixMonths: undefined })),
  );
});

test("gratuity: another reading is left out where the ceiling makes both the same", () => {
  const long = service(16, 10, 27);
  expect(sum(350_000, long, "fixed-term")).toMatchObject({
    amount: rupees(2_000_000),
    proRata: undefined,
  });
  expect(sum(350_000, service(16, 6), "fixed-term").sixMonths).toBeUndefined();
  expect(sum(210_000, service(16, 7), "death").amount).toBe(rupees(2_000_000));
  expect(sum(210_000, service(16, 4), "death").proRata).toBe(197_884_615);
});

test("gratuity: the fifth year alone is in dispute; its days follow from months and days where no dates are known", () => {
  const inYear = (months: number, days: number) => sum(26_000, service(4, months, days)).disputed;
  expect([inYear(6, 7), inYear(6, 8), inYear(11, 0)]).toEqual([
    undefined,
    rupees(75_000),
    rupees(75_000),
  ]);
  expect(sum(26_000, service(3), "leaving", 240).disputed).toBeUndefined();
});

test("gratuity: retirement and retrenchment need five years as resignation does", () => {
  for (const ending of ["leaving", "retirement", "retrenchment"] as const) {
    expect(sum(40_000, service(4, 11), ending).isEntitled).toBe(false);
    expect(sum(40_000, service(5), ending).isEntitled).toBe(true);
    expect(sum(26_000, service(4), ending, 240).disputed).toBe(rupees(75_000));
  }
});

test("retrenchment: half a month for each year, from a year on or 240 days", () => {
  const of = (period: ReturnType<typeof service>, lastYearDays = 0) =>
    retrenchment({ wages: rupees(24_000), service: period, lastYearDays }, rates);
  expect(of(service(7, 7))).toMatchObject({ counted: 8, amount: rupees(96_000) });
  expect(of(service(7, 6))).toMatchObject({ counted: 7, amount: rupees(84_000) });
  expect(of(service(1))).toMatchObject({ amount: rupees(12_000), byDays: undefined });
  expect(of(service(0, 11), 239)).toMatchObject({ amount: 0, byDays: undefined });
  expect(of(service(0, 8), 240)).toMatchObject({ amount: 0, byDays: rupees(12_000) });
});

const leaving: SettlementRequest = {
  left: "2026-11-27",
  joined: "2019-05-01",
  ending: "leaving",
  daysOff: [0],
  holidays: [],
  wages: rupees(26_000),
  divisor: "days26",
  unpaidDays: 100,
  leaveDays: 50,
  daysWorked: 0,
  other: 0,
  deductions: 0,
};
const left = (change: Partial<SettlementRequest>) => settlement({ ...leaving, ...change }, rates);

test.each<[Ending, string, string, string]>([
  ["leaving", "2026-11-30", "2026-11-30", "2026-11-30"],
  ["retrenchment", "2026-11-30", "2026-11-30", "2026-11-27"],
  ["fixed-term", "2026-12-07", "2026-11-30", "2026-11-30"],
  ["disablement", "2026-12-07", "2026-11-30", "2026-11-30"],
  ["retirement", "2026-12-07", "2027-01-27", "2026-12-07"],
  ["death", "2026-12-07", "2027-01-27", "2026-12-07"],
])("settlement after %s: wages, leave and what is due first", (ending, wagesBy, leaveBy, first) => {
  const sums = left({ ending });
  expect(sums).toMatchObject({ wagesBy, leaveBy, first });
  expect(sums.last).toBe([sums.gratuityBy, leaveBy].sort().at(-1));
});

test("settlement: unpaid days and the limit of deductions count on the pay in full, the rest on wages", () => {
  const month = { left: "2026-11-30", divisor: "calendar" as const, unpaidDays: 300 };
  const wages = rupees(30_000);
  const owed = { ...month, wages, leaveDays: 300, deductions: rupees(40_000) };
  const sums = left({ ...owed, pay: rupees(60_000) });
  expect(sums).toMatchObject({
    unpaid: rupees(60_000),
    deducted: rupees(30_000),
    leave: rupees(30_000),
    gratuity: left(owed).gratuity,
  });
  expect(left(owed)).toMatchObject({ unpaid: rupees(30_000), deducted: rupees(15_000) });
});

test("settlement: each unpaid day is a part of its own month, counted back from the last day", () => {
  const unpaid = (day: string, days: number, divisor: SettlementRequest["divisor"] = "calendar") =>
    left({ left: day, unpaidDays: days * 10, wages: rupees(28_000), divisor }).unpaid;
  expect(unpaid("2027-02-10", 10)).toBe(rupees(10_000));
  expect(unpaid("2027-02-10", 0)).toBe(0);
  // A day of March, all of February, half of January.
  expect(unpaid("2028-03-01", 45.5)).toBe(Math.round((1 / 31 + 1 + 15.5 / 31) * 2_800_000));
  expect(unpaid("2027-01-01", 62)).toBe(Math.round((1 / 31 + 1 + 1) * 2_800_000));
  expect(unpaid("2027-02-10", 41, "days30")).toBe(Math.round((41 / 30) * 2_800_000));
});

test("settlement: days of an earlier month keep its pay day, unless the last ones are due before it", () => {
  const earlier = (day: string, ending: Ending, unpaidDays: number) =>
    left({ left: day, ending, unpaidDays, divisor: "calendar" }).earlierBy;
  expect(earlier("2027-02-10", "leaving", 110)).toBe("2027-02-07");
  expect(earlier("2027-02-10", "leaving", 100)).toBeUndefined();
  expect(earlier("2027-02-03", "leaving", 110)).toBeUndefined();
  expect(earlier("2027-02-03", "retirement", 110)).toBe("2027-02-07");
});

test("settlement: only what is owed has a day", () => {
  const alone = { joined: undefined, leaveDays: 0 };
  expect(left({ ...alone, ending: "retirement" })).toMatchObject({
    first: "2026-12-07",
    last: "2026-12-07",
  });
  expect(left({ ...alone, unpaidDays: 0, other: 100 }).last).toBe("2026-11-30");
  expect(left({ ...alone, unpaidDays: 0 }).first).toBeUndefined();
});

test("settlement: a worker who is retrenched is owed compensation besides, others are not", () => {
  const [worker, other] = [left({ ending: "retrenchment" }), left({})];
  expect(worker.total - other.total).toBe(rupees(13_000) * 8);
});

test("provident fund: the ceiling, a rupee above it, and whole rupees", () => {
  const of = (wages: number, base: cost.FundBase = "ceiling") =>
    cost.providentFund(rupees(wages), base, rates);
  expect(of(25_001)).toEqual(of(25_000));
  expect(of(25_001, "full").employee).toBe(rupees(3000));
  expect(of(15_005, "full").employee).toBe(rupees(1801));
  expect(of(12_345)).toMatchObject({
    employee: rupees(1481),
    pension: rupees(1028),
    employerFund: rupees(453),
  });
  expect(cost.providentFund(rupees(15_000), "ceiling", rates, false).employerFund).toBe(
    rupees(1800),
  );
  expect(of(15_000, "none").employee).toBe(0);
});

test("provident fund: a new ceiling holds from its first day", () => {
  const on = (day: string) =>
    cost.providentFund(rupees(30_000), "ceiling", ratesOn(day, lawRates())).employee;
  expect([on("2026-09-16"), on("2026-09-17")]).toEqual([rupees(1800), rupees(3000)]);
});

test("state insurance: the limit counts at the start of the period; low pay is exempt", () => {
  const of = (wages: number, more = {}) =>
    cost.stateInsurance({ wages: rupees(wages), ...more }, rates, "2026-11-27");
  expect(of(21_000)).toMatchObject({ employee: rupees(158), employer: rupees(683), months: 12 });
  expect(of(22_000, { atPeriodStart: rupees(21_000) })).toBeDefined();
  expect(of(20_000, { atPeriodStart: rupees(21_001) })).toBeUndefined();
  expect(of(25_000, { hasDisability: true })).toBeDefined();
  expect(of(4576)).toMatchObject({ employee: 0, employer: rupees(149) });
  expect(of(4577)).toMatchObject({ employee: rupees(35) });
});

test("professional tax: 2,500 a year from the limit on, 2,400 before the law of 2025", () => {
  expect(cost.professionalTaxYear(rupees(25_000), rates)).toBe(rupees(2500));
  expect(cost.professionalTaxYear(rupees(24_999.99), rates)).toBe(0);
  const earlier = ratesOn("2025-03-31", lawRates());
  expect(cost.professionalTaxYear(rupees(25_000), earlier)).toBe(rupees(2400));
});

test("welfare fund: from ten persons on", () => {
  expect(cost.welfareFund(9, rates)).toEqual({ employee: 0, employer: 0 });
  expect(cost.welfareFund(10, rates)).toEqual({ employee: rupees(500), employer: rupees(1000) });
});

test("bonus: eight and one-third per cent, not 8.33; thirty days; 21,000", () => {
  const of = (request: Partial<cost.BonusRequest>) =>
    cost.bonus({ wages: rupees(7000), minimumWage: 0, ...request }, rates);
  expect(of({})?.amount).toBe(rupees(7000));
  expect(of({ wages: rupees(21_000) })?.base).toBe(rupees(7000));
  expect(of({ wages: rupees(21_000), minimumWage: rupees(30_000) })?.base).toBe(rupees(21_000));
  expect(of({ daysWorked: 30 })).toBeDefined();
  expect(of({ wages: rupees(1000), months: 1 })?.amount).toBe(rupees(100));
});

test("leave: 180 days in a year, none of that on leaving; whole days", () => {
  expect([180, 199, 200].map((days) => earnedLeave(days, rates))).toEqual([9, 9, 10]);
  expect(earnedLeave(179, rates, 0)).toBe(8);
  expect(left({ daysWorked: 179 })).toMatchObject({ earned: 8, leastForLeave: 180 });
  expect(left({ daysWorked: 180 })).toMatchObject({ earned: 9, leastForLeave: undefined });
});

test("leave: who joins during a year needs a quarter of the days left of it", () => {
  const of = (joined: string) => leastDaysForLeave("2026", rates, joined);
  expect(of("2026-07-01")).toBe(46);
  expect(of("2026-12-31")).toBe(1);
  expect([of("2026-01-01"), of("2019-07-01"), of("2027-01-02")]).toEqual([180, 180, 180]);
  const inAutumn = { joined: "2026-07-01", daysWorked: 46 };
  expect(left(inAutumn)).toMatchObject({ earned: 2, leastForLeave: undefined });
});

test("leave: whole days, and beside them the way that counts half a day as one", () => {
  expect([189, 190, 199, 200].map((days) => earnedLeave(days, rates))).toEqual([9, 9, 9, 10]);
  expect([189, 190, 199, 200].map((days) => earnedByHalves(days, rates))).toEqual([9, 10, 10, 10]);
  expect([earnedByHalves(179, rates), earnedByHalves(179, rates, 0)]).toEqual([0, 9]);
});

const yearEnd = (change: Partial<LeaveYear>) =>
  leaveAtYearEnd(
    { year: "2026", daysWorked: 240, absent: 0, before: 0, taken: 0, ...change },
    rates,
  );

test("leave: thirty days of a balance are carried forward, the rest may be encashed", () => {
  expect(yearEnd({ before: 180 })).toMatchObject({ carried: 300, encashed: 0 });
  expect(yearEnd({ before: 185 })).toMatchObject({ carried: 300, encashed: 5 });
  expect(yearEnd({ taken: 120 })).toMatchObject({ balance: 0, carried: 0 });
  expect(yearEnd({ taken: 125 }).balance).toBe(-5);
});

test("leave: lay-off, maternity and annual leave count for the 180 days, but earn none", () => {
  expect(yearEnd({ daysWorked: 60, absent: 119 })).toMatchObject({ hasEarned: false, earned: 0 });
  expect(yearEnd({ daysWorked: 60, absent: 120 })).toMatchObject({ hasEarned: true, earned: 3 });
  expect(yearEnd({ daysWorked: 178, before: 20, taken: 20 }).earned).toBe(8);
  const later = { joined: "2026-07-01", absent: 40 };
  expect(yearEnd({ ...later, daysWorked: 45 })).toMatchObject({ counted: 450, earned: 0 });
  expect(yearEnd({ ...later, daysWorked: 46 }).earned).toBe(2);
});

test("maternity: eighty days, and twelve weeks from the second surviving child", () => {
  const of = (daysWorked: number, survivingChildren: number) =>
    maternityBenefit({ wages: rupees(1000), wageDays: 1, daysWorked, survivingChildren }, rates);
  expect(of(79, 0)).toMatchObject({ isEntitled: false, amount: 0 });
  expect(of(80, 1)).toMatchObject({ isEntitled: true, weeks: 26 });
  expect(of(80, 2)).toMatchObject({ weeks: 12, amount: rupees(84_000) });
  const adopted = { wages: rupees(1000), wageDays: 1, daysWorked: 80, isHandedOver: true };
  for (const survivingChildren of [0, 1, 2])
    expect(maternityBenefit({ ...adopted, survivingChildren }, rates)).toMatchObject({
      weeks: 12,
      isShorter: false,
      amount: rupees(84_000),
    });
});

test("income-tax: marginal relief above 12 lakh and above each surcharge limit; tens of rupees", () => {
  const of = (income: number) => incomeTax(rupees(income), rates);
  expect(of(1_200_004).tax).toBe(0);
  expect(of(1_425_000).payable).toBe(rupees(97_500));
  expect(of(1_210_000)).toMatchObject({ tax: rupees(10_000), withCess: rupees(10_400) });
  expect(of(1_270_580).tax).toBe(rupees(70_580));
  expect(of(1_270_590).tax).toBe(rupees(70_588.5));
  expect(of(5_000_000)).toMatchObject({ tax: rupees(1_080_000), surcharge: 0 });
  expect(of(5_000_010).tax).toBe(rupees(1_080_010));
  expect(of(6_000_000).tax).toBe(rupees(1_380_000 * 1.1));
  expect(of(10_000_010).tax).toBe(rupees(2_580_000 * 1.1 + 10));
  expect(of(1_234_567).payable % 1000).toBe(0);
});

test("HR ratios", () => {
  expect(costPerHire(rupees(300_000), rupees(200_001), 3)).toBe(16_666_700);
  expect(turnover(9, 120, 6)).toBe(1500);
  expect(absenceRate(125, 5000)).toBe(250);
});

const money = fc.integer({ min: 0, max: 100_000_000_000 });
const pair = fc.tuple(money, money).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const period = fc.record({
  years: fc.integer({ min: 0, max: 60 }),
  months: fc.integer({ min: 0, max: 11 }),
  days: fc.integer({ min: 0, max: 30 }),
});

test("wages lie between half of the whole and the whole, never below the core", () => {
  fc.assert(
    fc.property(money, money, money, (core, listed, unlisted) => {
      const { total, statute, faq } = codeWages({ core, listed, unlisted }, rates);
      for (const { wages } of [statute, faq]) {
        expect(wages).toBeGreaterThanOrEqual(core);
        expect(wages * 2).toBeGreaterThanOrEqual(total - 1);
        expect(wages).toBeLessThanOrEqual(total);
      }
      expect(statute.wages).toBeGreaterThanOrEqual(faq.wages);
    }),
  );
});

test("more pay or service never makes a gratuity smaller, nor one above the ceiling", () => {
  const ending = fc.constantFrom(...ENDINGS);
  fc.assert(
    fc.property(pair, period, ending, ([less, more], time, end) => {
      const of = (wages: number, years = time.years) =>
        gratuity({ wages, service: { ...time, years }, lastYearDays: 0, ending: end }, rates)
          .amount;
      expect(of(more)).toBeGreaterThanOrEqual(of(less));
      expect(of(less, time.years + 1)).toBeGreaterThanOrEqual(of(less));
      expect(of(more)).toBeLessThanOrEqual(rupees(2_000_000));
      expect(of(less)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the employer's two parts of the provident fund add up to the employee's share", () => {
  fc.assert(
    fc.property(money, fc.constantFrom(...cost.FUND_BASES), fc.boolean(), (wages, base, member) => {
      const fund = cost.providentFund(wages, base, rates, member);
      expect(fund.pension + fund.employerFund).toBe(fund.employee);
      expect(Math.min(...Object.values(fund))).toBeGreaterThanOrEqual(0);
      expect(Object.values(fund).every((part) => part % 100 === 0)).toBe(true);
    }),
  );
});

test("more income never means more tax than that income, and never less tax", () => {
  fc.assert(
    fc.property(pair, ([less, more]) => {
      const [low, high] = [incomeTax(less, rates), incomeTax(more, rates)];
      expect(high.tax).toBeGreaterThanOrEqual(low.tax);
      expect(high.income - high.tax).toBeGreaterThanOrEqual(low.income - low.tax - 100);
      expect(low.beforeRebate - low.rebate + low.surcharge).toBe(low.tax);
    }),
  );
});
