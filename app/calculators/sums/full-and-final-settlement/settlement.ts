import { addDays, addMonths, monthLength } from "#app/lib/days.ts";
import { portion, type Fraction } from "#app/lib/rupees.ts";
import { daysOfLastYear, periodOf, workingDayAfter } from "#app/calculators/sums/service-period.ts";
import {
  earnedByHalves,
  earnedLeave,
  leastDaysForLeave,
} from "#app/calculators/sums/annual-leave/leave.ts";
import { gratuity, type Ending } from "#app/calculators/sums/gratuity/gratuity.ts";
import type { Rates } from "#app/law/rates.ts";
import { retrenchment } from "./retrenchment.ts";

/** The endings that the rule of two working days for wages names. */
const NAMED_FOR_WAGES: readonly Ending[] = ["leaving", "retrenchment"];

/** The endings after which leave is paid within months, not working days. */
const MONTHS_FOR_LEAVE: readonly Ending[] = ["retirement", "death"];

/** The endings for which the rule names no time to pay for leave. */
const UNNAMED_FOR_LEAVE: readonly Ending[] = ["fixed-term", "disablement"];

/** What a day's pay is a part of: the month's own days, or a number that the firm has agreed. */
export const DIVISORS = ["calendar", "days26", "days30"] as const;

const DAYS = { days26: 26, days30: 30 };

export type SettlementRequest = {
  left: string;
  joined?: string;
  ending: Ending;
  /** Weekly days off, 0 for Sunday. */
  daysOff: number[];
  holidays: string[];
  /** A month's wages under the Code, in paise: for leave, gratuity and retrenchment. */
  wages: number;
  /** A month's pay in full, in paise: for unpaid days and the limit of deductions. Left out, it is the wages. */
  pay?: number;
  divisor: (typeof DIVISORS)[number];
  /** Days of wages and of leave that are owed, in tenths. */
  unpaidDays: number;
  leaveDays: number;
  /** Days worked in the calendar year: what leave the year alone has earned. */
  daysWorked: number;
  other: number;
  deductions: number;
};

/** Tenths of days and the days of the month that each of them is a part of. */
type MonthPart = { days: number; monthDays: number };

/** Days that end on a day, by the months they lie in, the last month first: a day is a part of its own month's pay. */
function byMonth(end: string, tenths: number): MonthPart[] {
  const days = Math.min(tenths, Number(end.slice(8)) * 10);
  const part = { days, monthDays: monthLength(end) };
  return days === tenths
    ? [part]
    : [part, ...byMonth(addDays(`${end.slice(0, 8)}01`, -1), tenths - days)];
}

/** All parts as one exact fraction of a month's pay, so that the sum is rounded once. */
const shareOf = (parts: MonthPart[]): Fraction =>
  parts.reduce<Fraction>(
    ([numerator, denominator], { days, monthDays }) => [
      numerator * monthDays * 10 + days * denominator,
      denominator * monthDays * 10,
    ],
    [0, 1],
  );

/** What is owed when a person leaves, in paise, and by when. @throws RangeError where every day of the week is off */
export function settlement(request: SettlementRequest, rates: Rates) {
  const { left, joined, ending, daysOff, holidays, wages, pay = wages, divisor, other } = request;
  const monthDays = divisor === "calendar" ? monthLength(left) : DAYS[divisor];
  const unpaidParts =
    divisor === "calendar"
      ? byMonth(left, request.unpaidDays)
      : [{ days: request.unpaidDays, monthDays }];
  const workingDay = (count: number) => workingDayAfter(left, count, daysOff, holidays);
  const isNamed = NAMED_FOR_WAGES.includes(ending);
  const hasMonthsForLeave = MONTHS_FOR_LEAVE.includes(ending);
  const month = `${left.slice(0, 8)}01`;
  const payDayIn = (first: string) => addDays(first, rates.number("wage-day") - 1);
  const unpaid = portion(pay, shareOf(unpaidParts));
  const leave = portion(wages, shareOf([{ days: request.leaveDays, monthDays }]));
  const deducted = Math.min(
    request.deductions,
    portion(unpaid, rates.share("deduction-limit"), 1, "down"),
  );
  const served = joined
    ? { service: periodOf(joined, left), lastYearDays: daysOfLastYear(joined, left) }
    : undefined;
  const paid = served ? gratuity({ wages, ending, ...served }, rates) : undefined;
  const compensation =
    served && ending === "retrenchment" ? retrenchment({ wages, ...served }, rates) : undefined;
  const wagesBy = isNamed
    ? workingDay(rates.number("final-wages-days"))
    : payDayIn(addMonths(month, 1));
  const earlierBy = unpaidParts.length > 1 ? payDayIn(month) : undefined;
  const leaveBy = hasMonthsForLeave
    ? addMonths(left, rates.number("leave-pay-months"))
    : workingDay(rates.number("leave-pay-days"));
  const gratuityBy = addDays(left, rates.number("gratuity-days"));
  const least = leastDaysForLeave(left.slice(0, 4), rates, joined);
  const dues = (
    [
      [unpaid + other, wagesBy],
      [leave, leaveBy],
      [paid?.amount ?? 0, gratuityBy],
      // It is a condition of the retrenchment, so it cannot wait.
      [compensation?.amount ?? 0, left],
    ] as const
  )
    .filter(([sum]) => sum > 0)
    .map(([, by]) => by)
    .sort();
  return {
    unpaid,
    unpaidParts,
    wagesBy,
    /** The pay day of days that lie in an earlier month, where it comes before that of the last ones. */
    earlierBy: earlierBy !== undefined && earlierBy < wagesBy ? earlierBy : undefined,
    /** Whether the rule of two working days names this ending. */
    isNamed,
    leave,
    leaveBy,
    hasMonthsForLeave,
    /** Whether the rule for leave names this ending. */
    isNamedForLeave: !UNNAMED_FOR_LEAVE.includes(ending),
    /** Leave that a worker has earned in this year. */
    earned: earnedLeave(request.daysWorked, rates, 0),
    /** The same, where half a day or more of leave counts as a whole one. */
    rounded: earnedByHalves(request.daysWorked, rates, 0),
    /** The days of work that the same leave would need in a year worked to its end, where there are fewer. */
    leastForLeave:
      earnedLeave(request.daysWorked, rates, least) < earnedLeave(request.daysWorked, rates, 0)
        ? least
        : undefined,
    other,
    deducted,
    /** What must not be deducted from these wages. */
    left: request.deductions - deducted,
    gratuity: paid,
    gratuityBy,
    compensation,
    total: unpaid + leave + other - deducted + (paid?.amount ?? 0) + (compensation?.amount ?? 0),
    /** The first and the last day by which a part of the whole is due; none where nothing is owed. */
    first: dues[0],
    last: dues.at(-1),
    monthDays,
  };
}
