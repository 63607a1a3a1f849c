import { addDays } from "#app/lib/days.ts";
import { formatRupees } from "#app/lib/rupees.ts";
import { defineCalculator } from "../calculator.ts";
import { choice, day, money, whole } from "../fields.ts";
import { maternityBenefit } from "./maternity-benefit.ts";

export const maternity = defineCalculator({
  id: "maternity-benefit",
  fields: {
    event: choice("birth", "handover"),
    expected: day,
    daysWorked: whole(0, 366),
    children: whole(0, 20),
    wages: money(),
    wageDays: whole(1, 92),
  },
  drawing: { before: [], after: [] },
  rates: [
    "maternity-days-worked",
    "maternity-weeks",
    "maternity-weeks-later",
    "maternity-adoption-weeks",
    "maternity-children",
    "maternity-before",
    "maternity-before-later",
  ],
  dayOf: ({ expected }) => expected,
  sum({ event, children, ...values }, rates) {
    const isHandedOver = event === "handover";
    const request = { ...values, survivingChildren: children, isHandedOver };
    const benefit = maternityBenefit(request, rates);
    const before = benefit.isShorter ? "maternity-before-later" : "maternity-before";
    return {
      ...values,
      ...benefit,
      isHandedOver,
      least: rates.number("maternity-days-worked"),
      daily: `${formatRupees(values.wages)} ÷ ${values.wageDays}`,
      start: isHandedOver ? values.expected : addDays(values.expected, -7 * rates.number(before)),
      startRate: isHandedOver ? benefit.rate : before,
      weeksRates: isHandedOver ? [benefit.rate] : [benefit.rate, "maternity-children"],
    };
  },
})({
  sentences: {
    notEntitled: [(s) => !s.isEntitled, { least: "count" }],
    handedOver: [(s) => s.isHandedOver, { weeks: "count", start: "day" }],
    due: [() => true, { weeks: "count", start: "day" }],
  },
  figures: { amount: "money", start: (s) => s.isEntitled && { day: s.start } },
  steps: {
    condition: [
      ({ daysWorked }) => ({ count: daysWorked, rates: ["maternity-days-worked"] }),
      { least: "count" },
    ],
    weeks: [(s) => s.isEntitled && { count: s.weeks, rates: s.weeksRates }],
    dailyWage: [(s) => s.isEntitled && { money: s.dailyWage, working: s.daily }],
    amount: [
      (s) =>
        s.isEntitled && { money: s.amount, working: `${s.daily} × ${s.weeks} × 7`, total: true },
    ],
    start: [(s) => s.isEntitled && { day: s.start, rates: [s.startRate] }],
  },
  remarks: {
    anyAge: [({ isEntitled, isHandedOver }) => isEntitled && isHandedOver],
    insured: [() => true],
  },
});
