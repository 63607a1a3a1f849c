import { count, day, gratuityFor, gratuityProRata, isOneOf, money } from "../formula.ts";
import { portion, rate, serviceRows, tenths, type Workbook } from "../formula.ts";

const workingDay = (days: string): string =>
  `WORKDAY.INTL(in_left,${rate(days)},step_daysOff,in_holidays)`;

/** A character for each day of the week, Monday first: 1 for a day off. */
const daysOff = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  .map((day) => `IF(ISERROR(FIND("${day}",in_off)),0,1)`)
  .join("&");

/** The months that unpaid days may lie in, counted back from the last. */
const MONTHS = [1, 2, 3, 4];
const daysOf = (month: number): string => `step_days${"ABCD"[month - 1]}`;
const lengthOf = (month: number): string => `step_length${"ABCD"[month - 1]}`;
const others = (month: number): string =>
  MONTHS.filter((other) => other !== month)
    .map(lengthOf)
    .join("*");

/** The unpaid days of each month, as a share of that month's pay. */
const monthRows: Workbook["rows"] = Object.fromEntries(
  MONTHS.flatMap((month) => {
    const left = ["in_unpaidDays", ...MONTHS.slice(0, month - 1).map(daysOf)].join("-");
    const first = `IF(in_divisor="calendar",MIN(in_unpaidDays,DAY(in_left)*10),in_unpaidDays)`;
    return [
      [
        lengthOf(month).slice(5),
        count(month === 1 ? "step_monthDays" : `DAY(EOMONTH(in_left,${1 - month}))`),
      ],
      [daysOf(month).slice(5), tenths(month === 1 ? first : `MIN(${left},${lengthOf(month)}*10)`)],
    ];
  }),
);

const isServed = "in_joined>1";
const isCompensated = isOneOf("ending", "retrenchment", "closure");

export const workbook: Workbook = {
  day: "in_left",
  answers: ["total", "first", "last"],
  ranges: { in_holidays: ["holiday1", "holiday3"] },
  faults: {
    wagesAbovePay: "AND(in_pay>0,in_wages>in_pay)",
    order: `AND(${isServed},in_left<in_joined)`,
    moreThanServed: `AND(${isServed},in_unpaidDays>(in_left-in_joined+1)*10)`,
    joinedForCompensation: `AND(NOT(${isServed}),${isCompensated})`,
    nothing: `AND(NOT(${isServed}),in_unpaidDays+in_leaveDays+in_other=0)`,
  },
  payOf: { pay: "in_pay", wages: "in_wages" },
  rows: {
    ...serviceRows,
    daysOff: ["text", daysOff],
    pay: money("IF(in_pay=0,in_wages,in_pay)"),
    monthDays: count(
      'IF(in_divisor="calendar",DAY(EOMONTH(in_left,0)),IF(in_divisor="days26",26,30))',
    ),
    ...monthRows,
    unpaid: money(
      `ROUND(step_pay*(${MONTHS.map((month) => `${daysOf(month)}*${others(month)}`).join("+")})/(10*${MONTHS.map(lengthOf).join("*")}),0)`,
    ),
    unpaid_by: day(
      `IF(${isOneOf("ending", "retirement", "fixed-term", "death", "disablement")},EOMONTH(in_left,0)+${rate("wage-day")},${workingDay("final-wages-days")})`,
    ),
    leave: money("ROUND(in_wages*in_leaveDays/(10*step_monthDays),0)"),
    leave_by: day(
      `IF(${isOneOf("ending", "retirement", "death")},EDATE(in_left,${rate("leave-pay-months")}),${workingDay("leave-pay-days")})`,
    ),
    other: money("in_other"),
    other_by: day("step_unpaid_by"),
    deducted: money(
      `MIN(in_deductions,${portion("step_unpaid", "deduction-limit", 1, "ROUNDDOWN")})`,
    ),
    compensationYears: count(
      `IF(AND(${isServed},${isCompensated},step_years>=${rate("retrenchment-service")}),step_yearsThatCount,0)`,
    ),
    compensation: money(portion("in_wages*step_compensationYears", "retrenchment-year")),
    compensation_by: day("in_left"),
    counted: count(`IF(AND(${isServed},step_years>=step_least),step_yearsThatCount,0)`),
    gratuity: money(
      `MIN(${rate("gratuity-ceiling")},IF(AND(${isServed},in_ending="death"),${gratuityProRata},${gratuityFor("step_counted")}))`,
    ),
    gratuity_by: day(`in_left+${rate("gratuity-days")}`),
    total: money("step_unpaid+step_leave+step_other-step_deducted+step_compensation+step_gratuity"),
    first: day(dueDay("MIN", 2_958_465)),
    last: day(dueDay("MAX", 0)),
  },
};

/** The first or last due day of what is owed. @param none the value for sums that are 0 */
function dueDay(which: string, none: number): string {
  const owed = ["unpaid", "leave", "compensation", "gratuity"].map(
    (part) => `IF(step_${part}${part === "unpaid" ? "+step_other" : ""}>0,step_${part}_by,${none})`,
  );
  return `${which}(${owed.join(",")})`;
}
