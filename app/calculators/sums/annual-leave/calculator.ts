import type { Rates } from "#app/law/rates.ts";
import { defineCalculator, type ValuesOf } from "../calculator.ts";
import { folded, halfDays, optionalDay, whole } from "../fields.ts";
import { daysOfYear, earnedByHalves, earnedLeave, leastDaysForLeave } from "./leave.ts";

const MOST_LEAVE = 365;

const fields = {
  year: { ...whole(2025, 2099), isShared: true },
  daysWorked: whole(0, 366),
  before: halfDays(MOST_LEAVE),
  taken: halfDays(MOST_LEAVE),
  joined: folded(optionalDay),
  /** Lay-off and maternity leave: like annual leave they may count as worked, but earn no leave. */
  absent: folded({ ...whole(0, 366), optional: true }),
};

/**
 * The leave balance at the end of a year: at most thirty days are carried forward, the rest may be encashed. Balances
 * are in tenths of days; the balance is negative where more leave was taken than there was.
 */
function leaveAtYearEnd(values: ValuesOf<typeof fields>, rates: Rates) {
  const { year, joined, daysWorked, absent, before, taken } = values;
  const least = leastDaysForLeave(`${year}`, rates, joined);
  const isLater = least < rates.number("leave-days-worked");
  // Clause (iii) counts absences towards the 180 days of a whole year alone.
  const counted = isLater ? daysWorked * 10 : (daysWorked + absent) * 10 + taken;
  const hasEarned = counted >= least * 10;
  const earned = hasEarned ? earnedLeave(daysWorked, rates) : 0;
  const balance = before + earned * 10 - taken;
  const most = rates.number("leave-carried");
  const carried = Math.min(balance, most * 10);
  return {
    ...values,
    least,
    /** Whether service began after the first day of the year. */
    isLater,
    /** The days that count towards the qualifying minimum, in tenths. */
    counted,
    hasEarned,
    earned,
    /** The leave earned if half a day or more is rounded up to a day. */
    rounded: hasEarned ? earnedByHalves(daysWorked, rates) : 0,
    balance,
    most,
    carried,
    encashed: balance - carried,
    days: rates.number("leave-days-for-one"),
  };
}

export const annualLeave = defineCalculator({
  id: "annual-leave",
  fields,
  drawing: "earns{days} worked rest leave{before,earned} carried encashed taken",
  rates: ["leave-days-worked", "leave-days-for-one", "leave-share-later", "leave-carried"],
  dayOf: ({ year }) => `${year}-12-31`,
  errors: "order tooMuch tooManyDays beforeFirstDay",
  check(values, rates) {
    const { year, joined, daysWorked, absent, taken } = values;
    if (joined !== undefined && joined > `${year}-12-31`) return { joined: "order" };
    const days = daysOfYear(`${year}`, joined);
    const error = days < daysOfYear(`${year}`) ? "beforeFirstDay" : "tooManyDays";
    if (daysWorked > days) return { daysWorked: error };
    if (daysWorked + absent > days) return { absent: error };
    if ((daysWorked + absent) * 10 + taken > days * 10) return { taken: error };
    return leaveAtYearEnd(values, rates).balance < 0 ? { taken: "tooMuch" } : {};
  },
  sum: leaveAtYearEnd,
})({
  sentences: {
    nothing: [(s) => s.balance === 0],
    within: [(s) => s.encashed === 0, { balance: "tenths" }],
    beyond: [() => true, { balance: "tenths", carried: "tenths", encashed: "tenths" }],
  },
  figures: { earned: "count", carried: "tenths", encashed: "tenths" },
  steps: {
    worked: [
      (s) => !s.isLater && { tenths: s.counted, rates: ["leave-days-worked"] },
      { least: "count" },
    ],
    workedLater: [
      (s) => s.isLater && { tenths: s.counted, rates: ["leave-share-later"] },
      { quarter: ({ least }) => ({ count: least }) },
    ],
    earned: [
      (s) => ({
        count: s.earned,
        ...(s.hasEarned && { working: `${s.daysWorked} ÷ ${s.days}` }),
        rates: ["leave-days-for-one"],
      }),
      { days: "count" },
    ],
    before: [({ before }) => ({ tenths: before })],
    taken: [({ taken }) => ({ tenths: taken })],
    balance: [({ balance }) => ({ tenths: balance, total: true })],
    carried: [(s) => ({ tenths: s.carried, rates: ["leave-carried"] }), { most: "count" }],
    encashed: [({ encashed }) => ({ tenths: encashed, rates: ["leave-carried"] })],
  },
  remarks: {
    tooFew: [(s) => !s.hasEarned, { least: "count" }],
    fraction: [(s) => s.rounded > s.earned, { rounded: "count" }],
    onDemand: [(s) => s.balance > 0],
    refused: [(s) => s.encashed > 0, { most: "count" }],
  },
});
