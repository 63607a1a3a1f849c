import { formatRupees, groupDigits as count } from "#app/lib/rupees.ts";
import { defineCalculator } from "../calculator.ts";
import { halfDays, money, whole } from "../fields.ts";

const MOST_PEOPLE = 1_000_000;

/** An estimate is of whole rupees, in paise. */
const RUPEE = 100;

/** A part of a whole, in hundredths of a per cent, rounded to the nearest. */
const share = (part: number, whole: number): number => Math.round((part * 10_000) / whole);

/** Internal and external cost of recruiting, for each person hired. */
export const costPerHire = (internal: number, external: number, hires: number): number =>
  Math.round((internal + external) / hires / RUPEE) * RUPEE;

/** Who left in a number of months, as a share of the average head count, for a whole year. */
export const turnover = (leavers: number, averageHeads: number, months: number): number =>
  share(leavers * 12, averageHeads * months);

/** Days lost, as a share of the days that could be worked; both in the same unit. */
export const absenceRate = (daysLost: number, workableDays: number): number =>
  share(daysLost, workableDays);

export const hrCosts = defineCalculator({
  id: "hr-costs",
  fields: {
    hires: whole(1, MOST_PEOPLE),
    internal: money(true),
    external: money(true),
    heads: whole(1, MOST_PEOPLE),
    leavers: whole(0, MOST_PEOPLE),
    months: whole(1, 12),
    workDays: whole(1, 366),
    daysLost: halfDays(MOST_PEOPLE * 366),
    // Times the most days it is still an exact sum.
    dayCost: { ...money(true), max: 100_000 },
  },
  drawing: { stay: [], leave: [] },
  rates: [],
  errors: ["moreThanWorkable"],
  check: ({ daysLost, heads, workDays }) =>
    daysLost > heads * workDays * 10 ? { daysLost: "moreThanWorkable" } : {},
  sum: ({ internal, external, hires, leavers, heads, months, workDays, daysLost, dayCost }) => {
    const lost = `${count(Math.floor(daysLost / 10))}${daysLost % 10 ? `.${daysLost % 10}` : ""}`;
    return {
      heads,
      hire: { money: costPerHire(internal, external, hires) },
      turnover: { percent: turnover(leavers, heads, months) },
      absence: { percent: absenceRate(daysLost, heads * workDays * 10) },
      cost: { money: Math.round((daysLost * dayCost) / 10 / RUPEE) * RUPEE },
      workings: {
        hire: `(${formatRupees(internal)} + ${formatRupees(external)}) ÷ ${count(hires)}`,
        turnover: `${count(leavers)} ÷ ${count(heads)} × 12/${months}`,
        absence: `${lost} ÷ (${count(heads)} × ${workDays})`,
        cost: `${lost} × ${formatRupees(dayCost)}`,
      },
    };
  },
})({
  sentences: {
    figures: [() => true, { turnover: (s) => s.turnover, absence: (s) => s.absence }],
  },
  figures: { hire: (s) => s.hire, turnover: (s) => s.turnover, absence: (s) => s.absence },
  steps: {
    hire: [({ hire, workings }) => ({ ...hire, working: workings.hire })],
    turnover: [(s) => ({ ...s.turnover, working: s.workings.turnover })],
    absence: [({ absence, workings }) => ({ ...absence, working: workings.absence })],
    absenceCost: [({ cost, workings }) => ({ ...cost, working: workings.cost })],
  },
  // A few people make large percentages.
  remarks: { small: [({ heads }) => heads < 20] },
});
