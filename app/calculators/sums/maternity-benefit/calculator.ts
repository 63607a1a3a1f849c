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
  sentences: {
    due: ["weeks", "start"],
    handedOver: ["weeks", "start"],
    notEntitled: ["least"],
  },
  drawing: { before: [], after: [] },
  figures: ["amount", "start"],
  steps: { condition: ["least"], weeks: [], dailyWage: [], amount: [], start: [] },
  remarks: { insured: [], anyAge: [] },
  errors: [],
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
  calculate({ event, expected, daysWorked, children, wages, wageDays }, rates) {
    const isHandedOver = event === "handover";
    const { isEntitled, weeks, isShorter, rate, dailyWage, amount } = maternityBenefit(
      { wages, wageDays, survivingChildren: children, daysWorked, isHandedOver },
      rates,
    );
    const before = isShorter ? "maternity-before-later" : "maternity-before";
    const start = { day: isHandedOver ? expected : addDays(expected, -7 * rates.number(before)) };
    const least = { count: rates.number("maternity-days-worked") };
    const condition = {
      key: "condition",
      gaps: { least },
      value: { count: daysWorked },
      rates: ["maternity-days-worked"],
    };
    if (!isEntitled) {
      return {
        sentence: { key: "notEntitled", gaps: { least } },
        figures: [{ key: "amount", value: { money: 0 } }],
        steps: [condition],
        remarks: [{ key: "insured" }],
      };
    }
    return {
      sentence: {
        key: isHandedOver ? "handedOver" : "due",
        gaps: { weeks: { count: weeks }, start },
      },
      figures: [
        { key: "amount", value: { money: amount } },
        { key: "start", value: start },
      ],
      steps: [
        condition,
        {
          key: "weeks",
          value: { count: weeks },
          rates: isHandedOver ? [rate] : [rate, "maternity-children"],
        },
        {
          key: "dailyWage",
          working: `${formatRupees(wages)} ÷ ${wageDays}`,
          value: { money: dailyWage },
        },
        {
          key: "amount",
          working: `${formatRupees(wages)} ÷ ${wageDays} × ${weeks} × 7`,
          value: { money: amount },
          total: true,
        },
        { key: "start", value: start, rates: isHandedOver ? [rate] : [before] },
      ],
      remarks: [...(isHandedOver ? [{ key: "anyAge" }] : []), { key: "insured" }],
    };
  },
});
