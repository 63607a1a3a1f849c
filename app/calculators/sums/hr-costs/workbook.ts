import { money, percent, rupees, type Workbook } from "../formula.ts";

export const workbook: Workbook = {
  answers: ["hire", "turnover", "absence"],
  faults: { moreThanWorkable: "in_daysLost>in_heads*in_workDays*10" },
  rows: {
    hire: money(`IF(in_hires=0,0,${rupees("in_internal+in_external", "in_hires")})`),
    turnover: percent("ROUND(in_leavers*120000/(in_heads*in_months),0)"),
    absence: percent("ROUND(in_daysLost*1000/(in_heads*in_workDays),0)"),
    absenceCost: money(rupees("in_daysLost*in_dayCost", 10)),
  },
};
