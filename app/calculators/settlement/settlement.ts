import { addDays, addMonths } from "#app/lib/days.ts";
import { portion } from "#app/lib/rupees.ts";
import { monthLength } from "#app/lib/days.ts";
import { daysOfLastYear, periodOf, workingDayAfter } from "#app/lib/service-period.ts";
import { gratuity } from "../gratuity/gratuity.ts";
import type { Rates } from "../rates.ts";
import { earnedLeave } from "./leave.ts";

/** How service ended. Only the first is named by the rule of two working days. */
export const WAYS_OUT = ["leaving", "fixed-term", "retirement", "death"] as const;
type WayOut = (typeof WAYS_OUT)[number];

/** What a day's pay is a part of: the month's own days, or a number that the firm has agreed. */
export const DIVISORS = ["calendar", "days26", "days30"] as const;

const DAYS = { days26: 26, days30: 30 };

export type SettlementRequest = {
  left: string;
  joined?: string;
  ending: WayOut;
  /** Weekly days off, 0 for Sunday. */
  daysOff: number[];
  holidays: string[];
  /** A month's wages under the Code, in paise. */
  wages: number;
  divisor: (typeof DIVISORS)[number];
  /** Days of wages and of leave that are owed, in tenths. */
  unpaidDays: number;
  leaveDays: number;
  /** Days worked in the calendar year: what leave the year alone has earned. */
  daysWorked: number;
  other: number;
  deductions: number;
};

/** What is owed when a person leaves, and by when. */
export function settlement(request: SettlementRequest, rates: Rates) {
  const { left, joined, ending, daysOff, holidays, wages, divisor } = request;
  const monthDays = divisor === "calendar" ? monthLength(left) : DAYS[divisor];
  const forDays = (tenths: number) => portion(wages, [tenths, monthDays * 10]);
  const workingDay = workingDayAfter(left, rates.number("final-wages-days"), daysOff, holidays);
  const nextMonth = addMonths(`${left.slice(0, 8)}01`, 1);
  const isLeaving = ending === "leaving";
  const unpaid = forDays(request.unpaidDays);
  const leave = forDays(request.leaveDays);
  const deducted = Math.min(
    request.deductions,
    portion(unpaid, rates.share("deduction-limit"), 1, "down"),
  );
  const paid = joined
    ? gratuity(
        {
          wages,
          service: periodOf(joined, left),
          lastYearDays: daysOfLastYear(joined, left),
          ending: ending === "retirement" ? "leaving" : ending,
        },
        rates,
      )
    : undefined;
  return {
    unpaid,
    wagesBy: isLeaving ? workingDay : addDays(nextMonth, rates.number("wage-day") - 1),
    leave,
    leaveBy:
      ending === "retirement" || ending === "death"
        ? addMonths(left, rates.number("leave-pay-months"))
        : workingDay,
    /** Leave that a worker has earned in this year. */
    earned: earnedLeave(request.daysWorked, rates, true),
    other: request.other,
    deducted,
    /** What must not be deducted from these wages. */
    left: request.deductions - deducted,
    gratuity: paid,
    gratuityBy: addDays(left, rates.number("gratuity-days")),
    total: unpaid + leave + request.other - deducted + (paid?.amount ?? 0),
    monthDays,
  };
}
