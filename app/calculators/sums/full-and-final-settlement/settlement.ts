import { addDays, addMonths, dateOf, monthLength } from "#app/lib/days.ts";
import { portion, type Fraction } from "#app/lib/rupees.ts";
import { payableBy, periodOf, workingDayAfter, type Period } from "../service-period.ts";
import { earnedByHalves, earnedLeave, leastDaysForLeave } from "../annual-leave/leave.ts";
import { countedYears, gratuityOf, type Ending } from "#app/calculators/sums/gratuity/gratuity.ts";
import type { Rates } from "#app/law/rates.ts";
import type { SettlementValues } from "./calculator.ts";

/** The endings to which the two-working-day rule for wages does not apply. */
const UNNAMED_FOR_WAGES: readonly Ending[] = ["retirement", "fixed-term", "death", "disablement"];

/** The endings of a worker's service that owe compensation. */
export const COMPENSATED: readonly Ending[] = ["retrenchment", "closure"];

/** The endings after which leave is paid within months, not working days. */
const MONTHS_FOR_LEAVE: readonly Ending[] = ["retirement", "death"];

/** The endings for which the rules set no time to pay for leave. */
const UNNAMED_FOR_LEAVE: readonly Ending[] = ["fixed-term", "disablement"];

/** The divisor of a day's pay: the month's own days, or a number that the firm has agreed. */
export const DIVISORS = ["calendar", "days26", "days30"] as const;

/** The weekly days off that an employer may have. */
export const DAYS_OFF = ["sun", "sat-sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

const WEEK = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

const DAYS = { days26: 26, days30: 30 };

/** Days, in tenths, and the number of days of the month that they lie in. */
type MonthPart = { days: number; monthDays: number };

/** Splits the days up to `end` by month, the last month first: a day is a part of its own month's pay. */
function byMonth(end: string, tenths: number): MonthPart[] {
  const days = Math.min(tenths, dateOf(end) * 10);
  const part = { days, monthDays: monthLength(end) };
  return days === tenths
    ? [part]
    : [part, ...byMonth(addDays(`${end.slice(0, 8)}01`, -1), tenths - days)];
}

/** The sum of the parts as an exact fraction of a month's pay, so that the sum is rounded once. */
const shareOf = (parts: MonthPart[]): Fraction =>
  parts.reduce<Fraction>(
    ([numerator, denominator], { days, monthDays }) => [
      numerator * monthDays * 10 + days * denominator,
      denominator * monthDays * 10,
    ],
    [0, 1],
  );

/** A worker's compensation on retrenchment or closure, in paise (Industrial Relations Code, sections 70 and 75). */
function retrenchment(wages: number, service: Period, rates: Rates) {
  const [numerator, denominator] = rates.share("retrenchment-year");
  const forYears = (count: number) => portion(wages, [numerator * count, denominator]);
  const isEntitled = service.years >= rates.number("retrenchment-service");
  const counted = isEntitled ? countedYears(service) : 0;
  return {
    isEntitled,
    counted,
    amount: forYears(counted),
    /** The sum due if the year is incomplete but has enough days of actual work. */
    byDays:
      !isEntitled && service.lastYearDays >= rates.number("retrenchment-days")
        ? forYears(1)
        : undefined,
  };
}

/** The ISO days by which each part is due. @param days the days off and holidays, which are not working days */
function datesOf(
  { left, ending }: SettlementValues,
  { off, holidays }: { off: number[]; holidays: string[] },
  rates: Rates,
) {
  const workingDay = (rate: string) => workingDayAfter(left, rates.number(rate), off, holidays);
  const payDayIn = (first: string) => addDays(first, rates.number("wage-day") - 1);
  const month = `${left.slice(0, 8)}01`;
  const isNamed = !UNNAMED_FOR_WAGES.includes(ending);
  const hasMonthsForLeave = MONTHS_FOR_LEAVE.includes(ending);
  return {
    /** Whether the two-working-day rule applies to this ending. */
    isNamed,
    wagesBy: isNamed ? workingDay("final-wages-days") : payDayIn(addMonths(month, 1)),
    /** The pay day for days in the month before. */
    payDay: payDayIn(month),
    hasMonthsForLeave,
    /** Whether the rule for leave applies to this ending. */
    isNamedForLeave: !UNNAMED_FOR_LEAVE.includes(ending),
    leaveBy: hasMonthsForLeave
      ? addMonths(left, rates.number("leave-pay-months"))
      : workingDay("leave-pay-days"),
    gratuityBy: addDays(left, rates.number("gratuity-days")),
  };
}

/** What is owed when a person leaves, in paise, and the ISO days by which it is due. */
export function settle(values: SettlementValues, rates: Rates) {
  const { left, joined, ending, wages, divisor, other, daysWorked } = values;
  /** The base of unpaid days and the limit on deductions; leave, gratuity, retrenchment use wages under the Code. */
  const pay = values.pay || wages;
  const holidays = [values.holiday1, values.holiday2, values.holiday3].filter(
    (holiday) => holiday !== undefined,
  );
  const off = values.off.split("-").map((day) => WEEK.indexOf(day));
  const { payDay, ...dates } = datesOf(values, { off, holidays }, rates);
  const monthDays = divisor === "calendar" ? monthLength(left) : DAYS[divisor];
  const unpaidParts =
    divisor === "calendar"
      ? byMonth(left, values.unpaidDays)
      : [{ days: values.unpaidDays, monthDays }];
  const unpaid = portion(pay, shareOf(unpaidParts));
  const leave = portion(wages, shareOf([{ days: values.leaveDays, monthDays }]));
  const deducted = Math.min(
    values.deductions,
    portion(unpaid, rates.share("deduction-limit"), 1, "down"),
  );
  const service = joined && periodOf(joined, left);
  const paid = service ? gratuityOf({ wages, ending, service }, rates) : undefined;
  const compensation =
    service && COMPENSATED.includes(ending) ? retrenchment(wages, service, rates) : undefined;
  const least = leastDaysForLeave(left.slice(0, 4), rates, joined);
  const earned = earnedLeave(daysWorked, rates);
  const dues = (
    [
      [unpaid + other, dates.wagesBy],
      [leave, dates.leaveBy],
      [paid?.amount ?? 0, dates.gratuityBy],
      // Compensation is a condition of the retrenchment, so it is due on the last day.
      [compensation?.amount ?? 0, left],
    ] as const
  )
    .filter(([sum]) => sum > 0)
    .map(([, by]) => by)
    .sort();
  return {
    ...dates,
    pay,
    /** The weekly days off; 0 is Sunday. */
    off,
    holidays,
    unpaid,
    unpaidParts,
    /** The pay day of days in an earlier month, if it is before that of the last days. */
    earlierBy: unpaidParts.length > 1 && payDay < dates.wagesBy ? payDay : undefined,
    leave,
    earned,
    /** The leave earned if half a day or more is rounded up to a day. */
    rounded: earnedByHalves(daysWorked, rates),
    /** The days of work that this leave needs in a year worked to its end, where there are fewer. */
    leastForLeave: daysWorked < least && earned > 0 ? least : undefined,
    other,
    deducted,
    /** The part of the deductions that is above the limit. */
    left: values.deductions - deducted,
    gratuity: paid,
    compensation,
    total: unpaid + leave + other - deducted + (paid?.amount ?? 0) + (compensation?.amount ?? 0),
    /** The first and the last day by which a part is due; undefined where nothing is owed. */
    first: dues[0],
    last: dues.at(-1),
    payBy: dues.length > 0 ? payableBy(dues.at(-1)!, off, holidays) : undefined,
    monthDays,
  };
}
