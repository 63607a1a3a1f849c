import { defineCalculator } from "../calculator.ts";
import { folded, halfDays, optionalDay, whole } from "../fields.ts";
import { daysOfYear, leaveAtYearEnd } from "./leave.ts";

const MOST_LEAVE = 365;

export const annualLeave = defineCalculator({
  id: "annual-leave",
  fields: {
    year: whole(2025, 2099),
    daysWorked: whole(0, 366),
    before: halfDays(MOST_LEAVE),
    taken: halfDays(MOST_LEAVE),
    joined: folded(optionalDay),
    absent: folded({ ...whole(0, 366), optional: true }),
  },
  drawing: { carried: [], encashed: [], taken: [] },
  rates: ["leave-days-worked", "leave-days-for-one", "leave-share-later", "leave-carried"],
  dayOf: ({ year }) => `${year}-12-31`,
  errors: ["order", "tooMuch", "tooManyDays", "beforeFirstDay"],
  check({ year, ...values }, rates) {
    const { joined, daysWorked, absent, taken } = values;
    if (joined !== undefined && joined > `${year}-12-31`) return { joined: "order" };
    const days = daysOfYear(`${year}`, joined);
    const error = days < daysOfYear(`${year}`) ? "beforeFirstDay" : "tooManyDays";
    if (daysWorked > days) return { daysWorked: error };
    if (daysWorked + absent > days) return { absent: error };
    if ((daysWorked + absent) * 10 + taken > days * 10) return { taken: error };
    return leaveAtYearEnd({ ...values, year: `${year}` }, rates).balance < 0
      ? { taken: "tooMuch" }
      : {};
  },
  sum: ({ year, ...values }, rates) => ({
    ...values,
    ...leaveAtYearEnd({ ...values, year: `${year}` }, rates),
    days: rates.number("leave-days-for-one"),
  }),
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
      { least: "count" },
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
