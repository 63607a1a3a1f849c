import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculators } from "#app/calculators/calculators.server.ts";
import { addDays } from "#app/lib/days.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { ratesOn } from "#app/law/rates.ts";
import type { Calculator } from "./calculator.ts";
import { evaluate, fromFragment, toFragment, type Typed } from "./evaluate.ts";
import { forms } from "./forms.test-helper.ts";
import { ENDINGS, gratuityOf } from "./gratuity/gratuity.ts";
import { periodOf } from "./service-period.ts";
import { incomeTax } from "./take-home-pay/income-tax.ts";
import { codeWages } from "./wages/code-wages.ts";

const TODAY = "2026-11-27";
const rates = ratesOn(TODAY, lawRates());
const answerOf = (calculator: Calculator, typed: Typed) => {
  // With the rates that the calculator names, as on its page.
  const named = lawRates().filter(({ id }) => calculator.rates.includes(id));
  return evaluate(calculator, typed, named, TODAY);
};

const page = calculators().find(({ id }) => id === "cost-of-one-employee")!;
const { calculator: cost } = page;

const money = fc.integer({ min: 0, max: 100_000_000_000 });
const pair = fc.tuple(money, money).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

test("an estimate is of whole rupees", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 9_000_000 }), (wages) => {
      const typed = { ...page.cases[0]!.typed, gross: "90000", wages: `${wages / 100}` };
      const answer = answerOf(cost, typed);
      if (answer.kind !== "answered") throw new Error(answer.kind);
      const { steps, figures } = answer.outcome;
      const shown = [...steps, ...figures].map(({ value }) => ("money" in value ? value.money : 0));
      expect(shown.filter((paise) => paise % 100 !== 0)).toEqual([]);
    }),
  );
});

test("wages lie between half of the whole and the whole, never below the core", () => {
  fc.assert(
    fc.property(money, money, money, (core, listed, unlisted) => {
      const { total, statute, faq } = codeWages({ core, listed, unlisted }, rates);
      for (const { wages } of [statute, faq]) {
        expect(wages).toBeGreaterThanOrEqual(core);
        expect(wages * 2).toBeGreaterThanOrEqual(total - 1);
        expect(wages).toBeLessThanOrEqual(total);
      }
      expect(statute.wages).toBeGreaterThanOrEqual(faq.wages);
    }),
  );
});

test("more pay or service never makes a gratuity smaller, nor one above the ceiling", () => {
  const period = fc.record({
    years: fc.integer({ min: 0, max: 60 }),
    months: fc.integer({ min: 0, max: 11 }),
    days: fc.integer({ min: 0, max: 30 }),
    lastYearDays: fc.constant(0),
  });
  fc.assert(
    fc.property(pair, period, fc.constantFrom(...ENDINGS), ([less, more], time, ending) => {
      const of = (wages: number, years = time.years) =>
        gratuityOf({ wages, service: { ...time, years }, ending }, rates).amount;
      expect(of(more)).toBeGreaterThanOrEqual(of(less));
      expect(of(less, time.years + 1)).toBeGreaterThanOrEqual(of(less));
      expect(of(more)).toBeLessThanOrEqual(200_000_000);
      expect(of(less)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("more income never means more tax than that income, and never less tax", () => {
  fc.assert(
    fc.property(pair, ([less, more]) => {
      const [low, high] = [incomeTax(less, rates), incomeTax(more, rates)];
      expect(high.tax).toBeGreaterThanOrEqual(low.tax);
      expect(high.income - high.tax).toBeGreaterThanOrEqual(low.income - low.tax - 100);
      expect(low.beforeRebate - low.rebate + low.surcharge).toBe(low.tax);
    }),
  );
});

describe.each(calculators())("$id", ({ calculator, cases }) => {
  /** Whether an answer fills every gap of its texts, and names its rates. */
  const isWhole = (typed: Typed) => {
    const answer = answerOf(calculator, typed);
    if (answer.kind !== "answered") return answer.kind;
    const { sentence, figures, steps, remarks } = answer.outcome;
    const gaps = [sentence, ...steps, ...remarks].flatMap((said) => Object.values(said.gaps));
    expect(gaps.every(Boolean) && figures.length > 0).toBe(true);
    const sums = steps.map(({ value }) => ("money" in value ? value.money : 0));
    expect(sums.every((sum) => Number.isSafeInteger(sum) && sum >= 0)).toBe(true);
    const named = steps.flatMap((step) => step.rates ?? []);
    expect(answer.rates.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
    return answer.kind;
  };

  test.each(cases)("$name", ({ typed }) => {
    expect(isWhole(typed)).toBe("answered");
    expect(fromFragment(calculator.fields, toFragment(calculator.fields, typed))).toMatchObject(
      Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== "")),
    );
  });

  test("whatever is typed is answered, refused or told: nothing breaks, no sum is negative", () => {
    const hostile = fc.constantFrom("", "9".repeat(99), ..."0 -1 1e400 NaN <script> ２".split(" "));
    const typed = forms(calculator, [hostile, fc.string()]);
    fc.assert(fc.property(typed, (form) => void isWhole(form)));
  });
});

test("a longer service is never counted shorter", () => {
  const [min, max] = [new Date("1970-01-01"), new Date("2050-01-01")];
  const date = fc.date({ min, max, noInvalidDate: true });
  const size = ({ years, months, days }: ReturnType<typeof periodOf>) =>
    years * 10_000 + months * 100 + days;
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 15_000 }), (start, length) => {
      const first = start.toISOString().slice(0, 10);
      const last = addDays(first, length);
      const [now, later] = [periodOf(first, last), periodOf(first, addDays(last, 1))];
      expect(size(later)).toBeGreaterThan(size(now));
      expect(now.days).toBeLessThan(32);
    }),
  );
});

test("a fragment of somebody else's is left alone, an overlong one cut", () => {
  expect(fromFragment(cost.fields, "#main")).toBeUndefined();
  expect(fromFragment(cost.fields, "#wages=%00%ff&x=1")).toMatchObject({ fund: "" });
  const { wages } = fromFragment(cost.fields, `#wages=${"9".repeat(9999)}`)!;
  expect(wages).toHaveLength(40);
});
