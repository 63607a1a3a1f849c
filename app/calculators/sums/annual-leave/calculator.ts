import { defineCalculator, type Outcome } from "../calculator.ts";
import { halfDays, optionalDay, whole } from "../fields.ts";
import { daysOfYear, leaveAtYearEnd } from "./leave.ts";

const MOST_LEAVE = 365;

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
  sentences: {
    within: ["balance"],
    beyond: ["balance", "carried", "encashed"],
    nothing: [],
  },
  figures: ["earned", "carried", "encashed"],
  drawing: {
    carried: [],
    encashed: [],
    taken: [],
  },
  steps: {
    worked: ["least"],
    workedLater: ["least"],
    earned: ["days"],
    before: [],
    taken: [],
    balance: [],
    carried: ["most"],
    encashed: [],
  },
  remarks: { tooFew: ["least"], fraction: ["rounded"], onDemand: [], refused: ["most"] },
  errors: ["order", "tooMuch", "tooManyDays", "beforeFirstDay"],
  rates: ["leave-days-worked", "leave-days-for-one", "leave-share-later", "leave-carried"],
  dayOf: ({ year }) => `${year}-12-31`,
  check({ year, ...values }, rates) {
    const { joined, daysWorked, absent, taken } = values;
    if (joined !== undefined && joined > `${year}-12-31`) return { joined: "order" };
    const most = daysOfYear(`${year}`, joined);
    const error = most < daysOfYear(`${year}`) ? "beforeFirstDay" : "tooManyDays";
    if (daysWorked > most) return { daysWorked: error };
    if (daysWorked + absent > most) return { absent: error };
    if ((daysWorked + absent) * 10 + taken > most * 10) return { taken: error };
    return leaveAtYearEnd({ ...values, year: `${year}` }, rates).balance < 0
      ? { taken: "tooMuch" }
      : {};
  },
  calculate({ year, ...values }, rates): Outcome {
    const { daysWorked, before, taken } = values;
    const sum = leaveAtYearEnd({ ...values, year: `${year}` }, rates);
    const { least, earned, balance, carried, encashed } = sum;
    const forOne = rates.number("leave-days-for-one");
    const most = { count: sum.most };
    return {
      sentence: {
        key: balance === 0 ? "nothing" : encashed > 0 ? "beyond" : "within",
        gaps: {
          balance: { tenths: balance },
          carried: { tenths: carried },
          encashed: { tenths: encashed },
        },
      },
      figures: [
        { key: "earned", value: { count: earned } },
        { key: "carried", value: { tenths: carried } },
        { key: "encashed", value: { tenths: encashed } },
      ],
      steps: [
        {
          key: sum.isLater ? "workedLater" : "worked",
          gaps: { least: { count: least } },
          value: { tenths: sum.counted },
          rates: [sum.isLater ? "leave-share-later" : "leave-days-worked"],
        },
        {
          key: "earned",
          gaps: { days: { count: forOne } },
          ...(sum.hasEarned ? { working: `${daysWorked} ÷ ${forOne}` } : undefined),
          value: { count: earned },
          rates: ["leave-days-for-one"],
        },
        { key: "before", value: { tenths: before } },
        { key: "taken", value: { tenths: taken } },
        { key: "balance", value: { tenths: balance }, total: true },
        {
          key: "carried",
          gaps: { most },
          value: { tenths: carried },
          rates: ["leave-carried"],
        },
        { key: "encashed", value: { tenths: encashed }, rates: ["leave-carried"] },
      ],
      remarks: [
        ...(sum.hasEarned ? [] : [{ key: "tooFew", gaps: { least: { count: least } } }]),
        ...(sum.byHalves > earned
          ? [{ key: "fraction", gaps: { rounded: { count: sum.byHalves } } }]
          : []),
        ...(balance > 0 ? [{ key: "onDemand" }] : []),
        ...(encashed > 0 ? [{ key: "refused", gaps: { most } }] : []),
      ],
    };
  },
});
