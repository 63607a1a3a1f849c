import { RUPEE } from "#app/lib/rupees.ts";
import { count, isOneOf, money, portion, rate, rupees, type Workbook } from "../formula.ts";

const limited = (wages: string) => `MIN(${wages},${rate("epf-ceiling")})`;
const contributory = (wages: string) => `IF(in_fund="full",${wages},${limited(wages)})`;
const isOutside = `OR(in_fund="none",AND(in_fund="due",in_heads<${rate("epf-persons")}))`;
const member = (sum: string, outside = isOutside) => `IF(${outside},0,${sum})`;

/** The employee's provident fund for a month. @param outside a condition under which there is none */
export const fundOfMonth = (wages: string, outside: string): string =>
  member(portion(contributory(wages), "epf-share", RUPEE), outside);

/** How many of twelve months state insurance covers an employee who now earns more than its limit. */
export const insuredMonths = (wages: string, limit: string): string =>
  `IF(${wages}>${limit},IF(AND(MONTH(law_day)>=4,MONTH(law_day)<=9),10-MONTH(law_day),MOD(15-MONTH(law_day),12)+1),12)`;

/** The employee's state insurance for a month: 0 for low pay. */
export const insuranceOfMonth = (wages: string): string =>
  `IF(${wages}<=${rate("esi-daily-exempt")}*26,0,${portion(wages, "esi-employee", RUPEE, "ROUNDUP")})`;

/** Karnataka's professional tax for twelve months of one month's pay. */
export const professionalTaxOfYear = (month: string): string =>
  `IF(in_karnataka="no",0,IF(${month}<${rate("pt-limit")},0,11*${rate("pt-month")}+${rate("pt-february")}))`;

/** Karnataka's lowest minimum wage; 0 elsewhere, and on days without one. */
export const lowestMinimumFormula = `IF(in_karnataka="yes",IFERROR(${rate("minimum-wage-karnataka")},0),0)`;

const paysBonus = `AND(in_heads>=${rate("bonus-persons")},step_wages<=${rate("bonus-limit")})`;
const welfare = (side: string) =>
  `IF(AND(in_karnataka="yes",in_heads>=${rate("lwf-persons")}),${rate(`lwf-${side}`)},0)`;

export const workbook: Workbook = {
  day: "IF(in_monthEnd=1,law_today,in_monthEnd)",
  answers: ["month", "year", "netMonth"],
  faults: {
    tooLittle: "in_gross<10000",
    wagesAboveGross: "in_wages>in_gross",
    fundCompulsory: `AND(in_fund="none",in_heads>=${rate("epf-persons")},step_wages<=${rate("epf-ceiling")})`,
  },
  payOf: { pay: "in_gross", wages: "step_wages", minimum: "step_minimum" },
  rows: {
    wages: money(`IF(in_wages=0,in_gross-${portion("in_gross", "wages-exclusions")},in_wages)`),
    minimum: money(`IF(in_minimumWage>0,in_minimumWage,${lowestMinimumFormula})`),
    gross: money("in_gross*12"),
    fund: money(fundOfMonth("step_wages", isOutside)),
    eps: money(
      member(`IF(in_pension="yes",${portion(limited("step_wages"), "eps-share", RUPEE)},0)`),
    ),
    employerFund: money("(step_fund-step_eps)*12"),
    pension: money("step_eps*12"),
    insurance: money(member(`${portion(limited("step_wages"), "edli-share", RUPEE)}*12`)),
    charges: money(member(`${portion(contributory("step_wages"), "epf-charges", RUPEE)}*12`)),
    insuranceLimit: money(
      `IF(${isOneOf("disability", "yes")},${rate("esi-limit-disability")},${rate("esi-limit")})`,
    ),
    insuredMonths: count(
      `IF(AND(in_heads>=${rate("esi-persons")},IF(in_periodStart=0,step_wages,in_periodStart)<=step_insuranceLimit),${insuredMonths("step_wages", "step_insuranceLimit")},0)`,
    ),
    stateInsurance: money(
      `${portion("step_wages", "esi-employer", RUPEE, "ROUNDUP")}*step_insuredMonths`,
    ),
    welfareFund: money(welfare("employer")),
    base: money(`MIN(step_wages,MAX(${rate("bonus-base")},step_minimum))`),
    bonus: money(
      `IF(${paysBonus},${rupees(`MAX(${rate("bonus-floor")},${portion("step_base*12", "bonus-least")})`)},0)`,
    ),
    gratuity: money(
      `IF(in_heads>=${rate("gratuity-persons")},${portion("step_wages", "gratuity-year", RUPEE)},0)`,
    ),
    year: money(
      "step_gross+step_employerFund+step_pension+step_insurance+step_charges+step_stateInsurance+step_welfareFund+step_bonus+step_gratuity",
    ),
    employeeFund: money("step_fund*12"),
    employeeInsurance: money(`${insuranceOfMonth("step_wages")}*step_insuredMonths`),
    professionalTax: money(professionalTaxOfYear("in_gross")),
    employeeWelfare: money(welfare("employee")),
    net: money(
      "step_gross-step_employeeFund-step_employeeInsurance-step_professionalTax-step_employeeWelfare",
    ),
    month: money(rupees("step_year", 12)),
    netMonth: money(rupees("step_net", 12)),
  },
};
