import { formatRupees } from "#app/lib/rupees.ts";
import { defineCalculator, type Shown, type Step, type ValuesOf } from "../calculator.ts";
import { choice, day, halfDays, money, optionalDay, weekdays, whole } from "../fields.ts";
import type { Rates } from "#app/law/rates.ts";
import { ENDINGS } from "#app/calculators/sums/gratuity/gratuity.ts";
import { DIVISORS, settlement as settle } from "./settlement.ts";

/** Working, in days that may be halves. */
const days = (tenths: number): string => `${tenths / 10}`;

const fields = {
  left: day,
  joined: optionalDay,
  pay: money(true),
  wages: money(),
  unpaidDays: halfDays(62),
  leaveDays: halfDays(365),
  ending: choice(...ENDINGS),
  off: weekdays,
  holiday1: optionalDay,
  holiday2: optionalDay,
  holiday3: optionalDay,
  daysWorked: { ...whole(0, 366), optional: true },
  other: money(true),
  deductions: money(true),
  divisor: choice(...DIVISORS),
};
export type SettlementValues = ValuesOf<typeof fields>;

/** What is owed on a form's values. */
export function settlementOf(values: SettlementValues, rates: Rates) {
  const { off, holiday1, holiday2, holiday3, ...rest } = values;
  const holidays = [holiday1, holiday2, holiday3].filter((holiday) => holiday !== undefined);
  const pay = values.pay || values.wages;
  return { pay, holidays, ...settle({ ...rest, pay, daysOff: off, holidays }, rates) };
}

export const settlement = defineCalculator({
  id: "full-and-final-settlement",
  isSigned: true,
  fields,
  more: {
    fields: [
      "ending",
      "off",
      "holiday1",
      "holiday2",
      "holiday3",
      "daysWorked",
      "other",
      "deductions",
      "divisor",
    ],
  },
  sentences: { oneDay: ["first"], severalDays: ["first", "last"], nothing: [] },
  figures: ["total", "compensation", "unpaid", "leave", "gratuity"],
  drawing: {
    wages: [],
    leave: [],
    compensation: [],
    gratuity: [],
  },
  steps: {
    unpaid: [],
    leave: [],
    other: [],
    deducted: [],
    compensation: ["counted"],
    gratuity: ["counted"],
    total: [],
  },
  remarks: {
    retrenched: [],
    noCompensation: [],
    compensationByDays: ["days", "sum"],
    wagesAlone: [],
    earlierMonth: ["day"],
    notNamed: [],
    leaveNotNamed: [],
    leaveEarned: ["earned"],
    leaveFraction: ["rounded"],
    leaveOnLeaving: ["least"],
    deductionLimit: ["left"],
    noGratuity: [],
    disputed: ["disputed"],
    disputedShort: ["disputed"],
    aboveMonth: ["days", "divisor"],
    proRata: ["proRata"],
    sixMonths: ["sixMonths"],
    ceiling: ["uncapped"],
  },
  errors: ["order", "noWorkingDay", "nothing", "joinedForCompensation", "wagesAbovePay"],
  rates: [
    "final-wages-days",
    "wage-day",
    "deduction-limit",
    "leave-days-worked",
    "leave-days-for-one",
    "leave-share-later",
    "leave-pay-days",
    "leave-pay-months",
    "retrenchment-year",
    "retrenchment-service",
    "retrenchment-days",
    "gratuity-year",
    "gratuity-service",
    "gratuity-fixed-term",
    "gratuity-ceiling",
    "gratuity-days",
    "continuous-service",
  ],
  dayOf: ({ left }) => left,
  check: ({ joined, left, ending, off, pay, wages, unpaidDays, leaveDays, other }) => ({
    ...(pay > 0 && wages > pay ? { wages: "wagesAbovePay" } : undefined),
    ...(joined !== undefined && left < joined ? { joined: "order" } : undefined),
    ...(joined === undefined && ending === "retrenchment"
      ? { joined: "joinedForCompensation" }
      : undefined),
    ...(off.length > 6 ? { off: "noWorkingDay" } : undefined),
    ...(unpaidDays + leaveDays + other === 0 && joined === undefined
      ? { unpaidDays: "nothing" }
      : undefined),
  }),
  calculate(values, rates) {
    const sum = settlementOf(values, rates);
    const { pay, gratuity: paid, compensation } = sum;
    const steps: Step[] = [
      {
        key: "unpaid",
        working: sum.unpaidParts
          .map((part) => `${formatRupees(pay)} ÷ ${part.monthDays} × ${days(part.days)}`)
          .join(" + "),
        value: { money: sum.unpaid },
        due: sum.wagesBy,
        rates: [sum.isNamed ? "final-wages-days" : "wage-day"],
      },
      {
        key: "leave",
        working: `${formatRupees(values.wages)} ÷ ${sum.monthDays} × ${days(values.leaveDays)}`,
        value: { money: sum.leave },
        due: sum.leaveBy,
        rates: [
          "leave-days-for-one",
          sum.hasMonthsForLeave ? "leave-pay-months" : "leave-pay-days",
        ],
      },
      ...(sum.other > 0 ? [{ key: "other", value: { money: sum.other }, due: sum.wagesBy }] : []),
      ...(values.deductions > 0
        ? [{ key: "deducted", value: { money: sum.deducted }, rates: ["deduction-limit"] }]
        : []),
      ...(compensation
        ? [
            {
              key: "compensation",
              gaps: { counted: { count: compensation.counted } },
              value: { money: compensation.amount },
              due: values.left,
              rates: ["retrenchment-year", "retrenchment-service", "retrenchment-days"],
            },
          ]
        : []),
      ...(paid
        ? [
            {
              key: "gratuity",
              gaps: { counted: { count: paid.counted } },
              value: { money: paid.amount },
              due: sum.gratuityBy,
              rates: [
                "gratuity-year",
                values.ending === "fixed-term" ? "gratuity-fixed-term" : "gratuity-service",
                "gratuity-ceiling",
                "gratuity-days",
              ],
            },
          ]
        : []),
      { key: "total", value: { money: sum.total }, total: true },
    ];
    const { firstBy, lastBy } = sum;
    const dayOf = (key: string, by: string, isOwed: boolean) =>
      isOwed ? [{ key, value: { day: by } }] : [];
    const remark = (key: string, isTrue: unknown, gaps?: Record<string, Shown>) =>
      isTrue ? [{ key, gaps }] : [];
    const reading = (key: "disputed" | "proRata" | "sixMonths") =>
      remark(key === "disputed" && paid?.inShortWeek ? "disputedShort" : key, paid?.[key], {
        [key]: { money: paid?.[key] ?? 0 },
      });
    return {
      sentence:
        firstBy === undefined || lastBy === undefined
          ? { key: "nothing", gaps: {} }
          : {
              key: firstBy === lastBy ? "oneDay" : "severalDays",
              gaps: { first: { day: firstBy }, last: { day: lastBy } },
            },
      figures: [
        { key: "total", value: { money: sum.total } },
        ...dayOf("compensation", values.left, (compensation?.amount ?? 0) > 0),
        ...dayOf("unpaid", sum.wagesBy, sum.unpaid + sum.other > 0),
        ...dayOf("leave", sum.leaveBy, sum.leave > 0 && sum.leaveBy !== sum.wagesBy),
        ...dayOf("gratuity", sum.gratuityBy, (paid?.amount ?? 0) > 0),
      ],
      steps,
      remarks: [
        ...remark("retrenched", compensation),
        ...remark("noCompensation", compensation && !compensation.isEntitled),
        ...remark("compensationByDays", compensation?.byDays, {
          days: { count: rates.number("retrenchment-days") },
          sum: { money: compensation?.byDays ?? 0 },
        }),
        // Days of the calendar on a divisor of working days would pay more than a month for a month.
        ...remark(
          "aboveMonth",
          values.divisor !== "calendar" && values.unpaidDays > sum.monthDays * 10,
          { days: { tenths: values.unpaidDays }, divisor: { count: sum.monthDays } },
        ),
        ...remark("wagesAlone", values.pay === 0 && sum.unpaid > 0),
        ...(sum.earlierBy ? [{ key: "earlierMonth", gaps: { day: { day: sum.earlierBy } } }] : []),
        ...remark("notNamed", !sum.isNamed),
        ...remark("leaveNotNamed", sum.leave > 0 && !sum.isNamedForLeave),
        ...remark("leaveEarned", sum.earned * 10 > values.leaveDays, {
          earned: { count: sum.earned },
        }),
        ...remark(
          "leaveFraction",
          sum.earnedByHalves > sum.earned && sum.earnedByHalves * 10 > values.leaveDays,
          { rounded: { count: sum.earnedByHalves } },
        ),
        ...remark("leaveOnLeaving", sum.leastForLeave, {
          least: { count: sum.leastForLeave ?? 0 },
        }),
        ...remark("deductionLimit", sum.left > 0, { left: { money: sum.left } }),
        ...remark("noGratuity", paid && !paid.isEntitled),
        ...reading("disputed"),
        ...reading("proRata"),
        ...reading("sixMonths"),
        ...remark("ceiling", paid && paid.uncapped > paid.ceiling, {
          uncapped: { money: paid?.uncapped ?? 0 },
        }),
      ],
    };
  },
});
