import { annualLeaveWorkbook } from "./annual-leave/workbook.ts";
import { costWorkbook } from "./cost-of-one-employee/workbook.ts";
import type { Workbook } from "./formula.ts";
import { settlementWorkbook } from "./full-and-final-settlement/workbook.ts";
import { gratuityWorkbook } from "./gratuity/workbook.ts";
import { hrCostsWorkbook } from "./hr-costs/workbook.ts";
import { maternityWorkbook } from "./maternity-benefit/workbook.ts";
import { takeHomeWorkbook } from "./take-home-pay/workbook.ts";
import { wagesWorkbook } from "./wages/workbook.ts";

/** The formulas of each calculator, by its id: only the build reads them. */
export const workbooks: Record<string, Workbook> = {
  wages: wagesWorkbook,
  gratuity: gratuityWorkbook,
  "full-and-final-settlement": settlementWorkbook,
  "annual-leave": annualLeaveWorkbook,
  "cost-of-one-employee": costWorkbook,
  "take-home-pay": takeHomeWorkbook,
  "maternity-benefit": maternityWorkbook,
  "hr-costs": hrCostsWorkbook,
};
