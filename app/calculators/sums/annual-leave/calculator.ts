import { defineCalculator } from "../calculator.ts";
import { halfDays, optionalDay, whole } from "../fields.ts";
import { daysOfYear, leaveAtYearEnd } from "./leave.ts";

const MOST_LEAVE = 365;

const least = { least: ({ least: days }: { least: number }) => ({ count: days }) };
const most = { most: ({ most: days }: { most: number }) => ({ count: days }) };
const balance = { balance: (sum: { balance: number }) => ({ tenths: sum.balance }) };

export const annualLeave = defineCalculator({
  id: "annual-leave",
  fields: {
    year: whole(2025, 2099),
    daysWorked: whole(0, 366),
    before: halfDays(MOST_LEAVE),
    taken: halfDays(MOST_LEAVE),
    joined: optionalDay,
    absent: { ...whole(0, 366), optional: true },
  },
  more: { fields: ["joined", "absent"] },
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
    forOne: rates.number("leave-days-for-one"),
  }),
})({
  sentences: {
    nothing: [(s) => s.balance === 0],
    within: [({ encashed }) => encashed === 0, balance],
    beyond: [
      () => true,
      {
        ...balance,
        carried: ({ carried }) => ({ tenths: carried }),
        encashed: ({ encashed }) => ({ tenths: encashed }),
      },
    ],
  },
  figures: {
    earned: ({ earned }) => ({ count: earned }),
    carried: ({ carried }) => ({ tenths: carried }),
    encashed: ({ encashed }) => ({ tenths: encashed }),
  },
  steps: {
    worked: [(s) => !s.isLater && { tenths: s.counted, rates: ["leave-days-worked"] }, least],
    workedLater: [(s) => s.isLater && { tenths: s.counted, rates: ["leave-share-later"] }, least],
    earned: [
      ({ earned, hasEarned, daysWorked, forOne }) => ({
        count: earned,
        ...(hasEarned && { working: `${daysWorked} ÷ ${forOne}` }),
        rates: ["leave-days-for-one"],
      }),
      { days: ({ forOne }) => ({ count: forOne }) },
    ],
    before: [({ before }) => ({ tenths: before })],
    taken: [({ taken }) => ({ tenths: taken })],
    balance: [(s) => ({ tenths: s.balance, total: true })],
    carried: [({ carried }) => ({ tenths: carried, rates: ["leave-carried"] }), most],
    encashed: [({ encashed }) => ({ tenths: encashed, rates: ["leave-carried"] })],
  },
  remarks: {
    tooFew: [({ hasEarned }) => !hasEarned, least],
    fraction: [
      ({ byHalves, earned }) => byHalves > earned,
      { rounded: ({ byHalves }) => ({ count: byHalves }) },
    ],
    onDemand: [(s) => s.balance > 0],
    refused: [({ encashed }) => encashed > 0, most],
  },
});
