import { addDays } from "#app/lib/days.ts";
import { formatRupees } from "#app/lib/rupees.ts";
import { daysOfLastYear, periodOf } from "#app/calculators/sums/service-period.ts";
import { defineCalculator, type Outcome, type Step, type ValuesOf } from "../calculator.ts";
import { choice, day, money } from "../fields.ts";
import { ENDINGS, gratuity as gratuityOf } from "./gratuity.ts";

/** Longer than anybody works. */
const MOST_YEARS = 75;

const fields = { wages: money(), ending: choice(...ENDINGS), joined: day, left: day };
export type GratuityValues = ValuesOf<typeof fields>;

export const gratuity = defineCalculator({
  id: "gratuity",
  isSigned: true,
  fields,
  sentences: {
    due: ["due", "counted"],
    capped: ["due", "uncapped"],
    tooShort: ["service", "least"],
    tooShortFixedTerm: ["service"],
    nothing: ["service"],
  },
  figures: ["amount", "uncapped", "proRata", "sixMonths", "disputed"],
  drawing: {
    ceiling: ["ceiling"],
    ceilingFar: ["ceiling"],
    start: [],
    forOneDay: ["sum"],
    more: ["sum"],
    stepOf: ["day"],
    from: ["day"],
    next: ["day", "sum"],
    first: ["day", "sum"],
    last: [],
    steps: [],
    handle: [],
    at: ["day", "sum"],
  },
  steps: { service: [], counted: [], sum: [], ceiling: [], amount: [], due: [] },
  remarks: {
    disputed: ["disputed"],
    disputedShort: ["disputed"],
    proRata: ["proRata"],
    sixMonths: ["sixMonths"],
  },
  errors: ["order", "tooLong"],
  rates: [
    "gratuity-year",
    "gratuity-service",
    "gratuity-fixed-term",
    "gratuity-ceiling",
    "gratuity-days",
    "continuous-service",
  ],
  dayOf: ({ left }) => left,
  check: ({ joined, left }) =>
    left < joined
      ? { left: "order" }
      : periodOf(joined, left).years > MOST_YEARS
        ? { joined: "tooLong" }
        : {},
  calculate({ wages, joined, left, ending }, rates): Outcome {
    const service = periodOf(joined, left);
    const lastYearDays = daysOfLastYear(joined, left);
    const sum = gratuityOf({ wages, service, lastYearDays, ending }, rates);
    const [days, month] = rates.share("gratuity-year");
    const due = addDays(left, rates.number("gratuity-days"));
    const isCapped = sum.uncapped > sum.ceiling;
    const condition = ending === "fixed-term" ? "gratuity-fixed-term" : "gratuity-service";
    const steps: Step[] = [
      { key: "service", value: { period: service } },
      {
        key: "counted",
        value: { count: sum.counted },
        rates: [condition, ...(sum.disputed ? ["continuous-service"] : [])],
      },
      ...(sum.counted > 0
        ? [
            {
              key: "sum",
              working: `${formatRupees(wages)} × ${days}/${month} × ${sum.counted}`,
              value: { money: sum.uncapped },
              rates: ["gratuity-year"],
            },
            { key: "ceiling", value: { money: sum.ceiling }, rates: ["gratuity-ceiling"] },
            { key: "amount", value: { money: sum.amount }, total: true },
            {
              key: "due",
              value: { day: due },
              rates: ["gratuity-days"],
            },
          ]
        : []),
    ];
    const sentence = !sum.isEntitled
      ? {
          key: ending === "fixed-term" ? "tooShortFixedTerm" : "tooShort",
          gaps: { service: { period: service }, least: { count: sum.least } },
        }
      : sum.counted === 0
        ? { key: "nothing", gaps: { service: { period: service } } }
        : isCapped
          ? {
              key: "capped",
              gaps: { due: { day: due }, uncapped: { money: sum.uncapped } },
            }
          : {
              key: "due",
              gaps: { due: { day: due }, counted: { count: sum.counted } },
            };
    const other = {
      uncapped: isCapped ? sum.uncapped : undefined,
      proRata: sum.proRata,
      sixMonths: sum.sixMonths,
      disputed: sum.disputed,
    };
    return {
      sentence,
      figures: [
        { key: "amount", value: { money: sum.amount } },
        ...Object.entries(other).flatMap(([key, value]) =>
          value === undefined ? [] : [{ key, value: { money: value } }],
        ),
      ],
      steps,
      remarks: (["disputed", "proRata", "sixMonths"] as const).flatMap((key) =>
        sum[key] === undefined
          ? []
          : [
              {
                key: key === "disputed" && sum.inShortWeek ? "disputedShort" : key,
                gaps: { [key]: { money: sum[key] } },
              },
            ],
      ),
    };
  },
});
