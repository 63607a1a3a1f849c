/**
 * Types and parts of a calculator's workbook: the function once more, as spreadsheet formulas. `in_…` is a field of the
 * form, `rate_…` a rate (`rate_…_of` its denominator), `step_…` a row of the working. Money is in paise and days in
 * tenths, as in the function, so that both round alike; a test compares them.
 */

/** A row of the working: the format of its value, and its formula. */
export type Row = readonly ["money" | "count" | "tenths" | "percent" | "day" | "text", string];

export type Workbook = {
  /** The day whose law applies; by default the day of the build. */
  day?: string;
  answers: readonly string[];
  /** A formula for each of the calculator's errors; the first that is true is shown. */
  faults?: Record<string, string>;
  /** The formulas of a month's full pay, wages and minimum wage, for the warnings. */
  payOf?: { pay: string; wages: string; minimum?: string };
  /** Ranges of fields below each other: the first and the last field. */
  ranges?: Record<string, readonly [string, string]>;
  rows: Record<string, Row>;
};

/** Rows of the working by what their formula gives: paise, a number, tenths, hundredths of a per cent, a day. */
export const money = (formula: string): Row => ["money", formula];
export const count = (formula: string): Row => ["count", formula];
export const tenths = (formula: string): Row => ["tenths", formula];
export const percent = (formula: string): Row => ["percent", formula];
export const day = (formula: string): Row => ["day", formula];

/** The name of the cell with a rate's value on the day of the sum. @param id of the rate */
export const rate = (id: string): string => `rate_${id.replaceAll("-", "_")}`;

/** A share of a sum, rounded to paise or to `unit` paise. @param id of the rate */
export const portion = (sum: string, id: string, unit = 1, round = "ROUND"): string =>
  `${round}((${sum})*${rate(id)}/(${rate(id)}_of*${unit}),0)*${unit}`;

/** A sum in whole rupees. @param part its divisor */
export const rupees = (sum: string, part: number | string = 1): string =>
  `ROUND((${sum})/(100*${part}),0)*100`;

/** A condition: the field's input is one of these values. */
export const isOneOf = (field: string, ...values: string[]): string =>
  `OR(${values.map((value) => `in_${field}="${value}"`).join(",")})`;

/** The day on which a number of months since a day is complete. */
const completedAt = (from: string, months: string): string =>
  `DATE(YEAR(${from}),MONTH(${from})+${months},1)+MIN(DAY(${from})-1,DAY(DATE(YEAR(${from}),MONTH(${from})+${months}+1,0)))`;

/** Completed years, months and days of service from `in_joined` to `in_left`, both inclusive, and for gratuity. */
export const serviceRows: Workbook["rows"] = {
  end: day("in_left+1"),
  spanned: count("(YEAR(step_end)-YEAR(in_joined))*12+MONTH(step_end)-MONTH(in_joined)"),
  served: count(`step_spanned-IF(${completedAt("in_joined", "step_spanned")}>step_end,1,0)`),
  years: count("INT(step_served/12)"),
  months: count("MOD(step_served,12)"),
  days: count(`step_end-(${completedAt("in_joined", "step_served")})`),
  lastYearDays: count(`step_end-(${completedAt("in_joined", "step_years*12")})`),
  yearsThatCount: count("step_years+IF(OR(step_months>6,AND(step_months=6,step_days>0)),1,0)"),
  least: count(
    `IF(in_ending="fixed-term",${rate("gratuity-fixed-term")},IF(${isOneOf("ending", "death", "disablement")},0,${rate("gratuity-service")}))`,
  ),
};

/** Gratuity for a number of years, without the ceiling. */
export const gratuityFor = (years: string): string =>
  portion(`in_wages*(${years})`, "gratuity-year");

/** Gratuity pro rata, without the ceiling. */
export const gratuityProRata = `ROUND(in_wages*(step_served*365+step_days*12)*${rate("gratuity-year")}/(${rate("gratuity-year")}_of*4380),0)`;
