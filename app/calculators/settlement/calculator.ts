import { formatRupees } from "#app/lib/rupees.ts";
import { defineCalculator, type Step } from "../calculator.ts";
import { choice, day, halfDays, money, optionalDay, weekdays, whole } from "../fields.ts";
import { DIVISORS, settlement as settle, WAYS_OUT } from "./settlement.ts";

/** Working, in days that may be halves. */
const days = (tenths: number): string => `${tenths / 10}`;

export const settlement = defineCalculator({
  id: "full-and-final-settlement",
  fields: {
    left: day,
    ending: choice(...WAYS_OUT),
    off: weekdays,
    holiday1: optionalDay,
    holiday2: optionalDay,
    holiday3: optionalDay,
    wages: money(),
    divisor: choice(...DIVISORS),
    unpaidDays: halfDays(62),
    leaveDays: halfDays(365),
    daysWorked: { ...whole(0, 366), optional: true },
    joined: optionalDay,
    other: money(true),
    deductions: money(true),
  },
  sentences: {
    wagesAlone: ["total", "wagesBy"],
    withGratuity: ["total", "wagesBy", "gratuityBy"],
  },
  figures: ["total", "unpaid", "gratuity"],
  steps: { unpaid: [], leave: [], other: [], deducted: [], gratuity: ["counted"], total: [] },
  remarks: {
    notNamed: [],
    leaveEarned: ["earned"],
    deductionLimit: ["left"],
    noGratuity: [],
    disputed: ["disputed"],
    proRata: ["proRata"],
    ceiling: ["uncapped"],
  },
  errors: ["order", "noWorkingDay", "nothing"],
  rates: [
    "final-wages-days",
    "wage-day",
    "deduction-limit",
    "leave-days-for-one",
    "leave-pay-months",
    "gratuity-year",
    "gratuity-service",
    "gratuity-fixed-term",
    "gratuity-ceiling",
    "gratuity-days",
    "continuous-service",
  ],
  dayOf: ({ left }) => left,
  check: ({ joined, left, off, unpaidDays, leaveDays, other }) => ({
    ...(joined !== undefined && left < joined ? { joined: "order" } : undefined),
    ...(off.length > 6 ? { off: "noWorkingDay" } : undefined),
    ...(unpaidDays + leaveDays + other === 0 && joined === undefined
      ? { unpaidDays: "nothing" }
      : undefined),
  }),
  calculate(values, rates) {
    const { off, holiday1, holiday2, holiday3, ...rest } = values;
    const holidays = [holiday1, holiday2, holiday3].filter((holiday) => holiday !== undefined);
    const sum = settle({ ...rest, daysOff: off, holidays }, rates);
    const aDay = `${formatRupees(values.wages)} ÷ ${sum.monthDays}`;
    const isLeaving = values.ending === "leaving";
    const leaveRate =
      sum.leaveBy === sum.wagesBy && isLeaving ? "final-wages-days" : "leave-pay-months";
    const paid = sum.gratuity;
    const steps: Step[] = [
      {
        key: "unpaid",
        working: `${aDay} × ${days(values.unpaidDays)}`,
        value: { money: sum.unpaid },
        due: sum.wagesBy,
        rates: [isLeaving ? "final-wages-days" : "wage-day"],
      },
      {
        key: "leave",
        working: `${aDay} × ${days(values.leaveDays)}`,
        value: { money: sum.leave },
        due: sum.leaveBy,
        rates: ["leave-days-for-one", leaveRate],
      },
      ...(sum.other > 0 ? [{ key: "other", value: { money: sum.other }, due: sum.wagesBy }] : []),
      ...(values.deductions > 0
        ? [{ key: "deducted", value: { money: sum.deducted }, rates: ["deduction-limit"] }]
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
    const hasGratuity = paid !== undefined && paid.amount > 0;
    return {
      sentence: {
        key: hasGratuity ? "withGratuity" : "wagesAlone",
        gaps: {
          total: { money: sum.total },
          wagesBy: { day: sum.wagesBy },
          gratuityBy: { day: sum.gratuityBy },
        },
      },
      figures: [
        { key: "total", value: { money: sum.total } },
        { key: "unpaid", value: { day: sum.wagesBy } },
        ...(hasGratuity ? [{ key: "gratuity", value: { day: sum.gratuityBy } }] : []),
      ],
      steps,
      remarks: [
        ...(isLeaving ? [] : [{ key: "notNamed" }]),
        ...(sum.earned * 10 > values.leaveDays
          ? [{ key: "leaveEarned", gaps: { earned: { count: sum.earned } } }]
          : []),
        ...(sum.left > 0 ? [{ key: "deductionLimit", gaps: { left: { money: sum.left } } }] : []),
        ...(paid && !paid.isEntitled ? [{ key: "noGratuity" }] : []),
        ...(paid?.disputed
          ? [{ key: "disputed", gaps: { disputed: { money: paid.disputed } } }]
          : []),
        ...(paid?.proRata ? [{ key: "proRata", gaps: { proRata: { money: paid.proRata } } }] : []),
        ...(paid && paid.uncapped > paid.ceiling
          ? [{ key: "ceiling", gaps: { uncapped: { money: paid.uncapped } } }]
          : []),
      ],
    };
  },
});
