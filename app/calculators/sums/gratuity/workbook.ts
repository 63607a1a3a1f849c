import { count, day, gratuityFor, gratuityProRata, isOneOf, money } from "../formula.ts";
import { rate, serviceRows, type Workbook } from "../formula.ts";

const atMost = (sum: string) => money(`MIN(step_ceiling,${sum})`);

export const workbook: Workbook = {
  day: "in_left",
  answers: ["amount", "due"],
  faults: { order: "in_left<in_joined", tooLong: "step_years>75" },
  rows: {
    ...serviceRows,
    service: ["text", 'step_years&" / "&step_months&" / "&step_days'],
    counted: count("IF(step_years>=step_least,step_yearsThatCount,0)"),
    sum: money(`IF(in_ending="death",${gratuityProRata},${gratuityFor("step_counted")})`),
    ceiling: money(rate("gratuity-ceiling")),
    amount: atMost("step_sum"),
    due: day(`in_left+${rate("gratuity-days")}`),
    proRata: atMost(
      `IF(AND(step_years>=step_least,in_ending="fixed-term"),${gratuityProRata},step_amount)`,
    ),
    byYears: atMost(`IF(in_ending="death",${gratuityFor("step_counted")},step_amount)`),
    sixMonths: atMost(
      `IF(AND(step_counted>0,in_ending="fixed-term",step_months=6,step_days=0),${gratuityFor("step_years+1")},step_amount)`,
    ),
    disputed: atMost(
      `IF(AND(NOT(${isOneOf("ending", "fixed-term", "death", "disablement")}),step_years=step_least-1,step_lastYearDays>=190),${gratuityFor("step_least")},step_amount)`,
    ),
  },
};
