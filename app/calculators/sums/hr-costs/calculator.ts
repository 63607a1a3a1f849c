import { formatRupees, groupDigits as count, RUPEE } from "#app/lib/rupees.ts";
import { defineCalculator } from "../calculator.ts";
import { folded, halfDays, money, whole } from "../fields.ts";

const MOST_PEOPLE = 1_000_000;

/** A share in hundredths of a per cent, rounded. */
const share = (part: number, whole: number) => ({ percent: Math.round((part * 10_000) / whole) });

const toRupees = (paise: number) => ({ money: Math.round(paise / RUPEE) * RUPEE });

export const hrCosts = defineCalculator({
  id: "hr-costs",
  fields: {
    hires: whole(0, MOST_PEOPLE),
    internal: money(true),
    external: money(true),
    heads: whole(1, MOST_PEOPLE),
    leavers: whole(0, MOST_PEOPLE),
    months: { ...whole(1, 12), isShared: true },
    workDays: { ...folded(whole(1, 366)), isShared: true },
    daysLost: folded(halfDays(MOST_PEOPLE * 366)),
    // The product with the most days is still an exact integer.
    dayCost: folded({ ...money(true, "day"), max: 100_000 }),
  },
  isAverage: true,
  isFlat: true,
  drawing: "hire{sum} turnover{share} absence{share} internal external stay leave worked lost",
  rates: [],
  errors: "moreThanWorkable",
  check: ({ daysLost, heads, workDays }) =>
    daysLost > heads * workDays * 10 ? { daysLost: "moreThanWorkable" } : {},
  sum: ({ internal, external, hires, leavers, heads, months, workDays, daysLost, dayCost }) => {
    const lost = `${count(Math.floor(daysLost / 10))}${daysLost % 10 ? `.${daysLost % 10}` : ""}`;
    return {
      heads,
      internal,
      external,
      lost: daysLost,
      worked: heads * workDays * 10 - daysLost,
      /** How many employees leave within a year, at most the average number of employees. */
      left: Math.min(heads, Math.round((leavers * 12) / months)),
      hire: hires > 0 && toRupees((internal + external) / hires),
      turnover: share(leavers * 12, heads * months),
      absence: share(daysLost, heads * workDays * 10),
      cost: toRupees((daysLost * dayCost) / 10),
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
    noHires: [(s) => !s.hire, { absence: (s) => s.absence }],
    figures: [() => true, { turnover: (s) => s.turnover, absence: (s) => s.absence }],
  },
  figures: { hire: (s) => s.hire, turnover: (s) => s.turnover, absence: (s) => s.absence },
  steps: {
    hire: [({ hire, workings }) => hire && { ...hire, working: workings.hire }],
    turnover: [(s) => ({ ...s.turnover, working: s.workings.turnover })],
    absence: [({ absence, workings }) => ({ ...absence, working: workings.absence })],
    absenceCost: [({ cost, workings }) => ({ ...cost, working: workings.cost })],
  },
  // With few people percentages are misleadingly large.
  remarks: { small: [({ heads }) => heads < 20] },
});
