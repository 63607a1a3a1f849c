import { count, portion, rate, tenths, type Workbook } from "../formula.ts";

export const workbook: Workbook = {
  day: "DATE(in_year,12,31)",
  answers: ["earned", "carried", "encashed"],
  faults: {
    order: "in_joined>DATE(in_year,12,31)",
    tooManyDays:
      "AND(step_yearDays=DATE(in_year,12,31)-DATE(in_year,1,1)+1,(in_daysWorked+in_absent)*10+in_taken>step_yearDays*10)",
    beforeFirstDay: "(in_daysWorked+in_absent)*10+in_taken>step_yearDays*10",
    tooMuch: "step_balance<0",
  },
  rows: {
    yearDays: count(
      "DATE(in_year,12,31)+1-IF(YEAR(in_joined)=in_year,in_joined,DATE(in_year,1,1))",
    ),
    isLater: count("IF(AND(YEAR(in_joined)=in_year,in_joined>DATE(in_year,1,1)),1,0)"),
    quarter: count(portion("step_yearDays", "leave-share-later", 1, "ROUNDUP")),
    least: count(`IF(step_isLater=1,step_quarter,${rate("leave-days-worked")})`),
    worked: tenths("in_daysWorked*10+IF(step_isLater=1,0,in_absent*10+in_taken)"),
    workedLater: tenths("step_worked"),
    days: count(rate("leave-days-for-one")),
    earned: count("IF(step_worked>=step_least*10,INT(in_daysWorked/step_days),0)"),
    before: tenths("in_before"),
    taken: tenths("in_taken"),
    balance: tenths("in_before+step_earned*10-in_taken"),
    most: count(rate("leave-carried")),
    carried: tenths("MIN(step_balance,step_most*10)"),
    encashed: tenths("step_balance-step_carried"),
  },
};
