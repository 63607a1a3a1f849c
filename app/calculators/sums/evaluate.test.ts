import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculators } from "#app/calculators/calculators.server.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { calculatorById } from "./all.ts";
import type { Calculator, Outcome } from "./calculator.ts";
import { evaluate, fromFragment, toFragment, type Answer, type Typed } from "./evaluate.ts";

const TODAY = "2026-11-27";
const answerOf = (calculator: Calculator, typed: Typed, today = TODAY) =>
  evaluate(calculator, typed, lawRates(), today);

/** What an answer says; one that is refused or wrong says nothing. */
function outcomeOf(answer: Answer): Outcome {
  if (answer.kind !== "answered") throw new Error(answer.kind);
  return answer.outcome;
}
const remarksOf = (answer: Answer) => outcomeOf(answer).remarks.map(({ key }) => key);

const gratuity = calculatorById("gratuity")!;
const service: Typed = {
  wages: "52,000",
  joined: "2017-05-01",
  left: "2026-11-30",
  ending: "leaving",
};
const changed = (change: Typed) => answerOf(gratuity, { ...service, ...change });

test("a form is read, and its answer worked out", () => {
  expect(changed({})).toMatchObject({
    kind: "answered",
    day: "2026-11-30",
    outcome: { sentence: { key: "due" }, figures: [{ value: { money: 30_000_000 } }] },
  });
});

test.each([
  [{ wages: "" }, { wages: { error: "required" } }],
  [{ wages: "-1" }, { wages: { error: "money" } }],
  [{ wages: "1e9" }, { wages: { error: "money" } }],
  [{ wages: "9".repeat(400) }, { wages: { error: "money" } }],
  [{ left: "2026-02-29" }, { left: { error: "day" } }],
  [{ left: "0001-01-01" }, { left: { error: "range", first: "1900-01-01", last: "2099-12-31" } }],
  [{ left: "22024-02-09" }, { left: { error: "range", first: "1900-01-01", last: "2099-12-31" } }],
  [{ ending: "__proto__" }, { ending: { error: "choice" } }],
  [{ left: "2017-04-30" }, { left: { own: "order" } }],
  [{ joined: "2026-12-01" }, { left: { own: "order" } }],
  [{ joined: "1901-01-01" }, { joined: { own: "tooLong" } }],
])("%j is told at its field", (change, problems) => {
  expect(changed(change)).toEqual({ kind: "wrong", problems });
});

test("the fifth year is in dispute from its 190th day in a short week, from its 240th in any, counted on the calendar", () => {
  const disputed = (left: string) =>
    outcomeOf(changed({ joined: "2022-01-01", left })).figures.map(({ key }) => key);
  expect(disputed("2026-07-08")).toEqual(["amount"]);
  expect(disputed("2026-07-09")).toEqual(["amount", "disputed"]);
  const told = (left: string) => remarksOf(changed({ joined: "2022-01-01", left }));
  expect(told("2026-08-27")).toEqual(["disputedShort"]);
  expect(told("2026-08-28")).toEqual(["disputed"]);
});

test("law that is not among the rates is refused, with the day it begins", () => {
  expect(changed({ left: "2025-11-21" }).kind).toBe("answered");
  expect(changed({ left: "2025-11-20" })).toMatchObject({
    kind: "refused",
    firstDay: "2025-11-21",
  });
  const takeHome = calculators().find(({ id }) => id === "take-home-pay")!;
  const { typed } = takeHome.cases[0]!;
  expect(answerOf(takeHome.calculator, typed, "2027-03-31").kind).toBe("answered");
  expect(answerOf(takeHome.calculator, typed, "2027-04-01").kind).toBe("refused");
});

const cost = calculatorById("cost-of-one-employee")!;
const employee: Typed = {
  gross: "18000",
  wages: "15000",
  heads: "40",
  fund: "ceiling",
  pension: "yes",
  disability: "no",
  karnataka: "yes",
};
const costOf = (change: Typed) => answerOf(cost, { ...employee, ...change });

test("a refusal names every figure that is missing, and the day from which all are known", () => {
  expect(costOf({ monthEnd: "2026-01-06" })).toMatchObject({
    kind: "refused",
    missing: ["lwf-persons"],
    firstDay: "2026-01-07",
  });
  expect(costOf({ monthEnd: "2025-11-20" })).toMatchObject({
    missing: ["epf-ceiling", "lwf-persons"],
    firstDay: "2026-01-07",
  });
});

test("a pay so small that the deductions would eat it up is told at its field", () => {
  const tiny = { heads: "10", wages: "0", fund: "none" };
  expect(costOf({ ...tiny, gross: "99.99" })).toMatchObject({
    problems: { gross: { own: "tooLittle" } },
  });
  const { steps } = outcomeOf(costOf({ ...tiny, gross: "100" }));
  expect(steps.at(-1)).toMatchObject({ value: { money: 115_000 } });
});

test("figures that an answer does not rest on may be missing", () => {
  expect(costOf({ monthEnd: "2026-01-06", karnataka: "no" }).kind).toBe("answered");
});

test("months before the scheme of 2026 have the rates and the ceiling of the one before", () => {
  const yearOf = (monthEnd: string) =>
    outcomeOf(costOf({ monthEnd, karnataka: "no" })).figures[1]!.value;
  const years = ["2025-11-30", "2026-05-28", "2026-05-29", "2026-06-30", "2026-07-01"].map(yearOf);
  expect(years[0]).toMatchObject({ money: expect.any(Number) });
  expect(new Set(years.map((year) => JSON.stringify(year))).size).toBe(1);
});

test("gratuity is set aside from ten employees on; below, a factory's sum is named", () => {
  const stepOf = (heads: string) => {
    const answer = costOf({ gross: "20000", wages: "20000", heads, fund: "none" });
    const { steps, remarks } = outcomeOf(answer);
    return [
      steps.find(({ key }) => key === "gratuity")?.value,
      remarks.find(({ key }) => key === "gratuityHeads")?.gaps?.["sum"],
    ];
  };
  expect(stepOf("10")).toEqual([{ money: 1_153_800 }, undefined]);
  expect(stepOf("9")).toEqual([{ money: 0 }, { money: 1_153_800 }]);
});

test("the reason why state insurance and bonus are not counted is the one that holds", () => {
  expect(remarksOf(costOf({ wages: "21001", gross: "30000" }))).toContain("insuranceWages");
  expect(remarksOf(costOf({ periodStart: "21001" }))).toContain("insuranceWagesFell");
  expect(remarksOf(costOf({ heads: "9" }))).toContain("insuranceHeads");
  expect(remarksOf(costOf({ heads: "9" }))).toContain("bonusHeads");
  expect(remarksOf(costOf({ wages: "21001", gross: "30000" }))).toContain("bonusWages");
  expect(remarksOf(costOf({}))).not.toContain("insuranceWages");
});

test("state insurance is one rule in both calculators: covered to the period's end, free on low pay", () => {
  const takeHome = calculatorById("take-home-pay")!;
  const pay = { salary: "300000", fund: "none", karnataka: "no" };
  const insuranceOf = (wages: string, insured: string, day: string) => {
    const net = outcomeOf(answerOf(takeHome, { ...pay, wages, insured }, day));
    const whole = outcomeOf(
      answerOf(
        cost,
        {
          ...employee,
          gross: "25000",
          wages,
          disability: insured === "disability" ? "yes" : "no",
          periodStart: "20000",
        },
        day,
      ),
    );
    const stepOf = ({ steps }: Outcome, wanted: string) =>
      steps.find(({ key }) => key === wanted)?.working;
    const ends = [net, whole].map(({ remarks }) =>
      remarks.find(({ key }) => key === "insuranceEnds"),
    );
    expect(ends[0]).toEqual(ends[1]);
    expect(stepOf(net, "insurance")).toBe(stepOf(whole, "employeeInsurance"));
    return [stepOf(net, "insurance"), ends[0]?.gaps?.["day"]];
  };
  expect(insuranceOf("22000", "yes", "2026-11-27")).toEqual(["₹165 × 5", { day: "2027-03-31" }]);
  expect(insuranceOf("22000", "yes", "2026-09-30")).toEqual(["₹165 × 1", { day: "2026-09-30" }]);
  expect(insuranceOf("22000", "yes", "2026-06-15")).toEqual(["₹165 × 4", { day: "2026-09-30" }]);
  expect(insuranceOf("22000", "disability", "2026-11-27")).toEqual(["₹165 × 12", undefined]);
  expect(insuranceOf("21000", "yes", "2026-11-27")).toEqual(["₹158 × 12", undefined]);
  const low = answerOf(takeHome, { ...pay, wages: "4500", insured: "yes" });
  expect(remarksOf(low)).toContain("insuranceExempt");
});

test("an estimate is of whole rupees", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 9_000_000 }), (wages) => {
      const rupees = `${wages / 100}`;
      const { steps, figures } = outcomeOf(costOf({ gross: "90000", wages: rupees }));
      const shown = [...steps, ...figures].map(({ value }) => ("money" in value ? value.money : 0));
      expect(shown.filter((paise) => paise % 100 !== 0)).toEqual([]);
    }),
  );
});

test("the welfare fund is due in the January after the month worked", () => {
  const dueOf = (monthEnd: string) => {
    const { remarks } = outcomeOf(costOf({ monthEnd }));
    return remarks.find(({ key }) => key === "welfareDue")?.gaps;
  };
  expect(dueOf("2026-12-31")).toEqual({ day: { day: "2027-01-15" } });
  expect(dueOf("2027-01-31")).toEqual({ day: { day: "2028-01-15" } });
});

test("a settlement is due before a weekly day off, a holiday or a year's end is over", () => {
  const settlement = calculators().find(({ id }) => id === "full-and-final-settlement")!;
  const of = (change: Typed) =>
    answerOf(settlement.calculator, { ...settlement.cases[0]!.typed, ...change });
  const dueOf = (change: Typed) => outcomeOf(of(change)).steps[0]!.due;
  expect(dueOf({ left: "2026-11-27", off: ["0", "6"] })).toBe("2026-12-01");
  expect(dueOf({ left: "2026-11-27", off: ["0", "6"], holiday1: "2026-11-30" })).toBe("2026-12-02");
  expect(dueOf({ left: "2026-12-31", off: ["0"], holiday1: "2027-01-01" })).toBe("2027-01-04");
  expect(dueOf({ left: "2026-12-31", ending: "retirement" })).toBe("2027-01-07");
  expect(of({ off: ["0", "1", "2", "3", "4", "5", "6"] }).kind).toBe("wrong");
  expect(of({ ending: "retrenchment" })).toMatchObject({
    kind: "wrong",
    problems: { joined: { own: "joinedForCompensation" } },
  });
});

test("a settlement says what its unpaid days were counted on, and where its law names no time", () => {
  const settlement = calculators().find(({ id }) => id === "full-and-final-settlement")!;
  const of = (change: Typed) =>
    answerOf(settlement.calculator, {
      ...settlement.cases[0]!.typed,
      left: "2027-02-10",
      unpaidDays: "41",
      wages: "28000",
      divisor: "calendar",
      ...change,
    });
  const toldOf = (change: Typed) => remarksOf(of(change));
  expect(toldOf({ ending: "disablement" })).toContain("leaveNotNamed");
  expect(toldOf({ ending: "disablement", leaveDays: "0" })).not.toContain("leaveNotNamed");
  expect(toldOf({ ending: "death" })).not.toContain("leaveNotNamed");
  expect(toldOf({ pay: "" })).toContain("wagesAlone");
  expect(toldOf({ pay: "56000" })).not.toContain("wagesAlone");
  expect(toldOf({ divisor: "days26", unpaidDays: "30" })).toContain("aboveMonth");
  expect(toldOf({ divisor: "days30", unpaidDays: "30.5" })).toContain("aboveMonth");
  expect(toldOf({ divisor: "days26", unpaidDays: "26" })).not.toContain("aboveMonth");
  expect(of({ pay: "27999" })).toMatchObject({ problems: { wages: { own: "wagesAbovePay" } } });
  expect(outcomeOf(of({ pay: "56000" })).steps[0]).toMatchObject({
    working: "₹56,000 ÷ 28 × 10 + ₹56,000 ÷ 31 × 31",
    value: { money: 7_600_000 },
  });
});

test("a year of leave says what each of its remarks rests on", () => {
  const leave = calculators().find(({ id }) => id === "annual-leave")!;
  const of = (change: Typed) => {
    const answer = answerOf(leave.calculator, { year: "2026", daysWorked: "200", ...change });
    if (answer.kind !== "answered") return answer;
    const { sentence, remarks } = answer.outcome;
    return [sentence.key, ...remarks.map(({ key }) => key)];
  };
  expect(of({})).toEqual(["within", "onDemand"]);
  expect(of({ before: "30.5" })).toEqual(["beyond", "onDemand", "refused"]);
  expect(of({ daysWorked: "190", taken: "9" })).toEqual(["nothing", "fraction"]);
  expect(of({ daysWorked: "179" })).toEqual(["nothing", "tooFew"]);
  expect(of({ taken: "10.5" })).toMatchObject({ problems: { taken: { own: "tooMuch" } } });
  expect(of({ joined: "2027-01-01" })).toMatchObject({ problems: { joined: { own: "order" } } });
  expect(of({ daysWorked: "366" })).toMatchObject({
    problems: { daysWorked: { own: "tooManyDays" } },
  });
  expect(of({ year: "2028", daysWorked: "366" })).toContain("within");
  expect(of({ daysWorked: "365", absent: "365" })).toMatchObject({
    problems: { absent: { own: "tooManyDays" } },
  });
  expect(of({ daysWorked: "360", before: "9", taken: "6" })).toMatchObject({
    problems: { taken: { own: "tooManyDays" } },
  });
  expect(of({ joined: "2026-12-01", daysWorked: "32" })).toMatchObject({
    problems: { daysWorked: { own: "beforeFirstDay" } },
  });
});

describe.each(calculators())("$id", ({ calculator, sentences, figures, steps, remarks, cases }) => {
  const words = { sentences, figures, steps, remarks };

  /** Whether every word of an answer stands in content, with just the gaps that it has. */
  const isWorded = (typed: Typed) => {
    const answer = answerOf(calculator, typed);
    if (answer.kind !== "answered") return answer.kind;
    const { outcome, rates } = answer;
    const used = [
      { of: "sentences" as const, ...outcome.sentence },
      ...outcome.figures.map(({ key }) => ({ of: "figures" as const, key, gaps: {} })),
      ...outcome.steps.map(({ key, gaps }) => ({ of: "steps" as const, key, gaps })),
      ...outcome.remarks.map(({ key, gaps }) => ({ of: "remarks" as const, key, gaps })),
    ];
    for (const { of, key, gaps = {} } of used) {
      const text = words[of][key];
      expect(text, `${of}.${key}`).toBeDefined();
      for (const [, gap = ""] of text!.matchAll(/\{(\w+)\}/g)) expect(gaps).toHaveProperty(gap);
    }
    const sums = outcome.steps.map(({ value }) => ("money" in value ? value.money : 0));
    expect(sums.every((sum) => Number.isSafeInteger(sum) && sum >= 0)).toBe(true);
    const named = outcome.steps.flatMap((step) => step.rates ?? []);
    expect(rates.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
    return answer.kind;
  };

  test.each(cases)("$name", ({ typed }) => {
    expect(isWorded(typed)).toBe("answered");
    expect(fromFragment(calculator.fields, toFragment(calculator.fields, typed))).toMatchObject(
      Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== "")),
    );
  });

  test("whatever is typed is answered, refused or told: nothing breaks, no sum is negative", () => {
    const hostile = [
      "",
      "0",
      "-1",
      "1e400",
      "NaN",
      "<script>",
      "' OR 1",
      "9".repeat(99),
      "２",
      "é",
    ];
    const typed = fc.record(
      Object.fromEntries(
        Object.entries(calculator.fields).map(
          ([name, { kind, options = [], min = 0, max = 9 }]) => {
            const sensible =
              kind === "money"
                ? fc.integer({ min: 0, max: 1_000_000_000 }).map(String)
                : kind === "day"
                  ? fc.constantFrom(
                      "2025-11-21",
                      "2026-02-28",
                      "2028-02-29",
                      "2027-01-31",
                      "1999-12-31",
                    )
                  : kind === "choice"
                    ? fc.constantFrom(...options)
                    : kind === "weekdays"
                      ? fc.subarray(["0", "1", "2", "3", "4", "5", "6"])
                      : fc.integer({ min, max }).map(String);
            const any = fc.oneof(
              { weight: 30, arbitrary: sensible },
              { weight: 1, arbitrary: fc.constantFrom(...hostile) },
              { weight: 1, arbitrary: fc.string() },
            );
            return [name, any];
          },
        ),
      ),
    );
    fc.assert(fc.property(typed, (form) => void isWorded(form as Typed)));
  });
});

test("a fragment of somebody else's is left alone, an overlong one cut", () => {
  expect(fromFragment(gratuity.fields, "#main")).toBeUndefined();
  expect(fromFragment(gratuity.fields, "#wages=%00%ff&x=1")).toMatchObject({ ending: "" });
  const { wages } = fromFragment(gratuity.fields, `#wages=${"9".repeat(9999)}`)!;
  expect(wages).toHaveLength(40);
});
