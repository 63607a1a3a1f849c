import { daysBetween } from "#app/lib/days.ts";
import { formatRupees } from "#app/lib/rupees.ts";
import { defineCalculator, ids, type ValuesOf } from "../calculator.ts";
import { choice, day, folded, halfDays, money, optionalDay, whole } from "../fields.ts";
import { GRATUITY_RATES, readings } from "#app/calculators/sums/gratuity/calculator.ts";
import { ENDINGS, OTHER_ENDINGS, type gratuityOf } from "../gratuity/gratuity.ts";
import { COMPENSATED, DAYS_OFF, DIVISORS, settle } from "./settlement.ts";

const RETRENCHMENT_RATES = ["retrenchment-year", "retrenchment-service", "retrenchment-days"];

const fields = {
  left: day,
  joined: optionalDay,
  pay: money(true, "month"),
  wages: money(false, "month"),
  unpaidDays: halfDays(62),
  leaveDays: halfDays(365),
  ending: folded(choice(...ENDINGS, ...OTHER_ENDINGS)),
  off: folded(choice(...DAYS_OFF)),
  holiday1: folded(optionalDay),
  holiday2: folded(optionalDay),
  holiday3: folded(optionalDay),
  daysWorked: folded({ ...whole(0, 366), optional: true }),
  other: folded(money(true)),
  deductions: folded(money(true)),
  divisor: folded(choice(...DIVISORS)),
};
export type SettlementValues = ValuesOf<typeof fields>;

export const settlement = defineCalculator({
  id: "full-and-final-settlement",
  isSigned: true,
  fields,
  drawing: "wages leave compensation gratuity",
  rates: [
    ...ids(`
      final-wages-days wage-day deduction-limit leave-days-worked leave-days-for-one leave-share-later
      leave-pay-days leave-pay-months wages-exclusions
    `),
    ...RETRENCHMENT_RATES,
    ...GRATUITY_RATES,
  ],
  dayOf: ({ left }) => left,
  payOf: ({ pay, wages }) => ({ pay, wages }),
  errors: "order nothing joinedForCompensation wagesAbovePay moreThanServed",
  check: ({ joined, left, ending, pay, wages, unpaidDays, leaveDays, other }) => ({
    ...(pay > 0 && wages > pay && { wages: "wagesAbovePay" }),
    ...(joined !== undefined && left < joined && { joined: "order" }),
    ...(joined !== undefined &&
      unpaidDays > (daysBetween(joined, left) + 1) * 10 && { unpaidDays: "moreThanServed" }),
    ...(joined === undefined &&
      COMPENSATED.includes(ending) && { joined: "joinedForCompensation" }),
    ...(unpaidDays + leaveDays + other === 0 && joined === undefined && { unpaidDays: "nothing" }),
  }),
  sum: (values, rates) => ({ values, ...settle(values, rates) }),
})({
  sentences: {
    nothing: [({ first }) => first === undefined],
    oneDay: [({ first, last }) => first === last, { first: "day" }],
    severalDays: [() => true, { first: "day", last: "day" }],
  },
  figures: {
    total: "money",
    compensation: ({ compensation, values }) => compensation?.amount && { day: values.left },
    unpaid: ({ unpaid, other, wagesBy }) => unpaid + other > 0 && { day: wagesBy },
    leave: (s) => s.leave > 0 && s.leaveBy !== s.wagesBy && { day: s.leaveBy },
    gratuity: ({ gratuity, gratuityBy }) => gratuity?.amount && { day: gratuityBy },
  },
  steps: {
    unpaid: [
      ({ unpaid, unpaidParts, pay, wagesBy, isNamed }) => ({
        money: unpaid,
        working: unpaidParts
          .map((part) => `${formatRupees(pay)} ÷ ${part.monthDays} × ${part.days / 10}`)
          .join(" + "),
        due: wagesBy,
        rates: [isNamed ? "final-wages-days" : "wage-day"],
      }),
    ],
    leave: [
      ({ leave, leaveBy, values, monthDays, hasMonthsForLeave }) => ({
        money: leave,
        working: `${formatRupees(values.wages)} ÷ ${monthDays} × ${values.leaveDays / 10}`,
        due: leaveBy,
        rates: ["leave-days-for-one", hasMonthsForLeave ? "leave-pay-months" : "leave-pay-days"],
      }),
    ],
    other: [({ other, wagesBy }) => other > 0 && { money: other, due: wagesBy }],
    deducted: [
      ({ deducted, values }) =>
        values.deductions > 0 && { money: deducted, rates: ["deduction-limit"] },
    ],
    compensation: [
      ({ compensation, values }) =>
        compensation && { money: compensation.amount, due: values.left, rates: RETRENCHMENT_RATES },
      { counted: ({ compensation }) => ({ count: compensation!.counted }) },
    ],
    gratuity: [
      ({ gratuity, gratuityBy, values }) =>
        gratuity && {
          money: gratuity.amount,
          working: `${gratuity.working}${gratuity.uncapped > gratuity.ceiling ? ` = ${formatRupees(gratuity.uncapped)} > ${formatRupees(gratuity.ceiling)}` : ""}`,
          due: gratuityBy,
          rates: [
            "gratuity-year",
            values.ending === "fixed-term" ? "gratuity-fixed-term" : "gratuity-service",
            "gratuity-ceiling",
            "gratuity-days",
          ],
        },
    ],
    total: [({ total }) => ({ money: total, total: true })],
  },
  remarks: {
    retrenched: [({ compensation }) => compensation],
    noCompensation: [({ compensation }) => compensation && !compensation.isEntitled],
    compensationByDays: [
      ({ compensation }) => compensation?.byDays,
      {
        days: (_, rates) => ({ count: rates.number("retrenchment-days") }),
        sum: ({ compensation }) => ({ money: compensation!.byDays! }),
      },
    ],
    // Calendar days on a divisor of working days would pay more than a month's wages for a month.
    aboveMonth: [
      ({ values, monthDays }) =>
        values.divisor !== "calendar" && values.unpaidDays > monthDays * 10,
      {
        days: ({ values }) => ({ tenths: values.unpaidDays }),
        divisor: ({ monthDays }) => ({ count: monthDays }),
      },
    ],
    wagesAlone: [({ values, unpaid }) => values.pay === 0 && unpaid > 0],
    earlierMonth: [({ earlierBy }) => earlierBy, { day: (s) => ({ day: s.earlierBy! }) }],
    notNamed: [({ isNamed }) => !isNamed],
    dayOff: [({ payBy }) => payBy, { payBy: ({ payBy }) => payBy! }],
    leaveNotNamed: [({ leave, isNamedForLeave }) => leave > 0 && !isNamedForLeave],
    leaveEarned: [(s) => s.earned * 10 > s.values.leaveDays, { earned: "count" }],
    leaveFraction: [
      (s) => s.rounded > s.earned && s.rounded * 10 > s.values.leaveDays,
      { rounded: "count" },
    ],
    leaveOnLeaving: [
      ({ leastForLeave }) => leastForLeave,
      { least: ({ leastForLeave }) => ({ count: leastForLeave! }) },
    ],
    deductionLimit: [({ left }) => left > 0, { left: "money" }],
    noGratuity: [({ gratuity }) => gratuity && !gratuity.isEntitled],
    ...readings(({ gratuity }: { gratuity?: ReturnType<typeof gratuityOf> }) => gratuity),
    ceiling: [
      ({ gratuity }) => gratuity && gratuity.uncapped > gratuity.ceiling,
      { uncapped: ({ gratuity }) => ({ money: gratuity!.uncapped }) },
    ],
  },
});
