import { addDays } from "#app/lib/days.ts";
import { periodOf, payableBy } from "#app/calculators/sums/service-period.ts";
import { defineCalculator, ids, type Texts } from "../calculator.ts";
import { choice, day, money } from "../fields.ts";
import { ENDINGS, gratuityOf } from "./gratuity.ts";

const MOST_YEARS = 75;

export const GRATUITY_RATES = ids(`
  gratuity-year gratuity-service gratuity-fixed-term gratuity-ceiling gratuity-days continuous-service
`);

/** Remarks on the other readings of a gratuity. @param paid reads the gratuity from the sum */
export function readings<Sum>(
  paid: (sum: Sum) => ReturnType<typeof gratuityOf> | undefined,
): Texts<Sum> {
  const sumOf = (key: "disputed" | "proRata" | "byYears" | "sixMonths") => ({
    [key]: (sum: Sum) => ({ money: paid(sum)?.[key] ?? 0 }),
  });
  return {
    disputed: [(sum) => paid(sum)?.disputed && !paid(sum)!.inShortWeek, sumOf("disputed")],
    disputedShort: [(sum) => paid(sum)?.disputed && paid(sum)!.inShortWeek, sumOf("disputed")],
    proRata: [(sum) => paid(sum)?.proRata, sumOf("proRata")],
    byYears: [(sum) => paid(sum)?.byYears !== undefined, sumOf("byYears")],
    sixMonths: [(sum) => paid(sum)?.sixMonths, sumOf("sixMonths")],
  };
}

type Sum = ReturnType<typeof gratuityOf> & { payBy?: { day: string } };
const owed = (sum: Sum) => sum.counted > 0 || sum.isProRata;

export const gratuity = defineCalculator({
  id: "gratuity",
  isSigned: true,
  fields: { wages: money(false, "month"), ending: choice(...ENDINGS), joined: day, left: day },
  drawing: `
    ceiling{ceiling} ceilingFar{ceiling} start forOneDay{sum} more{sum} stepOf{day}
    from{day} next{day,sum} first{day,sum} last steps handle at{day,sum}
  `,
  rates: GRATUITY_RATES,
  dayOf: ({ left }) => left,
  errors: "order tooLong",
  check: ({ joined, left }) =>
    left < joined
      ? { left: "order" }
      : periodOf(joined, left).years > MOST_YEARS
        ? { joined: "tooLong" }
        : {},
  sum({ wages, joined, left, ending }, rates) {
    const sumOn = (last: string) => {
      const service = periodOf(joined, last);
      return { service, ...gratuityOf({ wages, service, ending }, rates) };
    };
    const sum = sumOn(left);
    const due = addDays(left, rates.number("gratuity-days"));
    return {
      ...sum,
      joined,
      left,
      /** The gratuity if another day is the last. */
      amountOn: (last: string) => sumOn(last).amount,
      isFixedTerm: ending === "fixed-term",
      isCapped: sum.uncapped > sum.ceiling,
      due,
      payBy: payableBy(due, [0], []),
    };
  },
})({
  sentences: {
    tooShortFixedTerm: [(s) => !s.isEntitled && s.isFixedTerm, { service: "period" }],
    tooShort: [(s) => !s.isEntitled, { service: "period", least: "count" }],
    nothing: [(s) => s.counted === 0 && !s.isProRata, { service: "period" }],
    capped: [(s) => s.isCapped, { due: "day", uncapped: "money" }],
    dueProRata: [(s) => s.isProRata, { due: "day", service: "period" }],
    due: [() => true, { due: "day", counted: "count" }],
  },
  figures: {
    amount: "money",
    due: (s) => owed(s) && { day: s.due },
    counted: (s) => owed(s) && !s.isProRata && { count: s.counted },
    uncapped: ({ isCapped, uncapped }) => isCapped && { money: uncapped },
    proRata: "money",
    byYears: "money",
    sixMonths: "money",
    disputed: "money",
  },
  steps: {
    service: [(s) => ({ period: s.service })],
    counted: [
      ({ counted, isProRata, isFixedTerm, disputed }) =>
        !isProRata && {
          count: counted,
          rates: [
            isFixedTerm ? "gratuity-fixed-term" : "gratuity-service",
            ...(disputed ? ["continuous-service"] : []),
          ],
        },
    ],
    sum: [(s) => owed(s) && { money: s.uncapped, working: s.working, rates: ["gratuity-year"] }],
    ceiling: [(s) => owed(s) && { money: s.ceiling, rates: ["gratuity-ceiling"] }],
    amount: [(s) => owed(s) && { money: s.amount, total: true }],
    due: [(s) => owed(s) && { day: s.due, rates: ["gratuity-days"] }],
  },
  remarks: {
    ...readings((sum: Sum) => sum),
    dayOff: [(s) => owed(s) && s.payBy, { payBy: ({ payBy }) => payBy! }],
  },
});
