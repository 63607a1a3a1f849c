import { count, day, money, rate, type Workbook } from "../formula.ts";

export const workbook: Workbook = {
  day: "in_expected",
  answers: ["amount", "start"],
  faults: { moreThanWorked: "in_wageDays>in_daysWorked" },
  rows: {
    least: count(rate("maternity-days-worked")),
    condition: count("in_daysWorked"),
    isShorter: count(`IF(AND(in_event="birth",in_children>=${rate("maternity-children")}),1,0)`),
    weeks: count(
      `IF(in_event="handover",${rate("maternity-adoption-weeks")},IF(step_isShorter=1,${rate("maternity-weeks-later")},${rate("maternity-weeks")}))`,
    ),
    dailyWage: money("ROUND(in_wages/in_wageDays,0)"),
    amount: money("IF(step_condition>=step_least,ROUND(in_wages*step_weeks*7/in_wageDays,0),0)"),
    start: day(
      `IF(in_event="handover",in_expected,in_expected-7*IF(step_isShorter=1,${rate("maternity-before-later")},${rate("maternity-before")}))`,
    ),
  },
};
