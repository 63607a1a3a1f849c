import { addDays } from "#app/lib/days.ts";
import { formatRupees, portion } from "#app/lib/rupees.ts";
import { defineCalculator, ids } from "../calculator.ts";
import { choice, day, money, whole } from "../fields.ts";

/**
 * Maternity benefit (Code on Social Security, section 60): the average daily wage for every day of the weeks. It is
 * rounded once, and so not a multiple of the rounded daily wage that is shown.
 */
export const maternity = defineCalculator({
  id: "maternity-benefit",
  fields: {
    event: choice("birth", "handover"),
    expected: day,
    /** In the twelve months before the expected day. */
    daysWorked: whole(0, 366),
    /** Surviving children. */
    children: { ...whole(0, 20), unless: ["event", "handover"] },
    /** Wages of the three months before the absence, and the days worked in them. */
    wages: money(),
    wageDays: whole(1, 92),
  },
  drawing: "before after end",
  rates: ids(`
    maternity-days-worked maternity-weeks maternity-weeks-later maternity-adoption-weeks
    maternity-children maternity-before maternity-before-later
  `),
  dayOf: ({ expected }) => expected,
  errors: "moreThanWorked",
  check: (typed) => (typed.wageDays > typed.daysWorked ? { wageDays: "moreThanWorked" } : {}),
  sum({ event, expected, daysWorked, children, wages, wageDays }, rates) {
    const isHandedOver = event === "handover";
    const least = rates.number("maternity-days-worked");
    const isShorter = !isHandedOver && children >= rates.number("maternity-children");
    const [weeksRate, before] = isHandedOver
      ? ["maternity-adoption-weeks"]
      : isShorter
        ? ["maternity-weeks-later", "maternity-before-later"]
        : ["maternity-weeks", "maternity-before"];
    const weeks = rates.number(weeksRate);
    const isEntitled = daysWorked >= least;
    return {
      expected,
      daysWorked,
      isEntitled,
      isHandedOver,
      least,
      weeks,
      weeksRates: isHandedOver ? [weeksRate] : [weeksRate, "maternity-children"],
      daily: `${formatRupees(wages)} ÷ ${wageDays}`,
      dailyWage: portion(wages, [1, wageDays]),
      amount: isEntitled ? portion(wages, [weeks * 7, wageDays]) : 0,
      start: before ? addDays(expected, -7 * rates.number(before)) : expected,
      startRate: before ?? weeksRate,
    };
  },
})({
  sentences: {
    notEntitled: [(s) => !s.isEntitled, { least: "count" }],
    handedOver: [(s) => s.isHandedOver, { weeks: "count", start: "day" }],
    due: [() => true, { weeks: "count", start: "day" }],
  },
  figures: {
    amount: "money",
    start: (s) => s.isEntitled && { day: s.start },
    weeks: (s) => s.isEntitled && { count: s.weeks },
  },
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
