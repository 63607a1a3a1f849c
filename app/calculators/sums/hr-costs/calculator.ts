import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import { defineCalculator } from "../calculator.ts";
import { halfDays, money, whole } from "../fields.ts";
import { absenceRate, costPerHire, RUPEE, turnover } from "./hr-figures.ts";

const MOST_PEOPLE = 1_000_000;

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
  sentences: { figures: ["turnover", "absence"] },
  drawing: { stay: [], leave: [] },
  figures: ["hire", "turnover", "absence"],
  steps: { hire: [], turnover: [], absence: [], absenceCost: [] },
  remarks: { small: [] },
  errors: ["moreThanWorkable"],
  rates: [],
  check: ({ daysLost, heads, workDays }) =>
    daysLost > heads * workDays * 10 ? { daysLost: "moreThanWorkable" } : {},
  calculate(values) {
    const { hires, internal, external, heads, leavers, months, workDays, daysLost } = values;
    const hire = { money: costPerHire(internal, external, hires) };
    const left = { percent: turnover(leavers, heads, months) };
    const absence = { percent: absenceRate(daysLost, heads * workDays * 10) };
    const count = groupDigits;
    const lost = `${count(Math.floor(daysLost / 10))}${daysLost % 10 ? `.${daysLost % 10}` : ""}`;
    return {
      sentence: { key: "figures", gaps: { turnover: left, absence } },
      figures: [
        { key: "hire", value: hire },
        { key: "turnover", value: left },
        { key: "absence", value: absence },
      ],
      steps: [
        {
          key: "hire",
          working: `(${formatRupees(internal)} + ${formatRupees(external)}) ÷ ${count(hires)}`,
          value: hire,
        },
        {
          key: "turnover",
          working: `${count(leavers)} ÷ ${count(heads)} × 12/${months}`,
          value: left,
        },
        {
          key: "absence",
          working: `${lost} ÷ (${count(heads)} × ${workDays})`,
          value: absence,
        },
        {
          key: "absenceCost",
          working: `${lost} × ${formatRupees(values.dayCost)}`,
          value: { money: Math.round((daysLost * values.dayCost) / 10 / RUPEE) * RUPEE },
        },
      ],
      // A few people make large percentages.
      remarks: heads < 20 ? [{ key: "small" }] : [],
    };
  },
});
