import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculators } from "#app/calculators/calculators.server.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { calculatorById } from "./all.ts";
import type { Calculator, Outcome } from "./calculator.ts";
import { evaluate, fromFragment, toFragment, type Answer, type Typed } from "./evaluate.ts";
import { forms } from "./forms.test-helper.ts";

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
    missing: ["epf-persons", "lwf-persons"],
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

test("the provident fund costs a small firm nothing, unless it has chosen to join", () => {
  const fundOf = (heads: string, fund: string) =>
    outcomeOf(costOf({ heads, fund })).steps.find(({ key }) => key === "employeeFund")?.value ??
    "none";
  expect(fundOf("19", "due")).toBe("none");
  expect(fundOf("19", "ceiling")).toEqual(fundOf("20", "due"));
  expect(fundOf("20", "due")).toHaveProperty("money");
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

test.each<[Typed, string[]]>([
  [{ wages: "21001", gross: "30000" }, ["bonusWages", "insuranceWages"]],
  [{ periodStart: "21001" }, ["insuranceWagesFell"]],
  [{ heads: "9" }, ["bonusHeads", "insuranceHeads"]],
  [{}, []],
])("why state insurance and bonus are not counted with %j: %j", (change, reasons) => {
  const said = remarksOf(costOf(change)).filter((key) =>
    /^(?:bonus|insurance)(?:Wages|Heads)/.test(key),
  );
  expect(said).toEqual(reasons);
});

test.each([
  ["22000", "yes", "2026-11-27", "₹165 × 5", "2027-03-31"],
  ["22000", "yes", "2026-09-30", "₹165 × 1", "2026-09-30"],
  ["22000", "yes", "2026-06-15", "₹165 × 4", "2026-09-30"],
  ["22000", "disability", "2026-11-27", "₹165 × 12", undefined],
  ["21000", "yes", "2026-11-27", "₹158 × 12", undefined],
])(
  "state insurance on ₹%s (%s, %s) is one rule in both calculators",
  (wages, insured, day, sum, end) => {
    const disability = insured === "disability" ? "yes" : "no";
    const both = {
      "take-home-pay": { salary: "300000", fund: "none", karnataka: "no", wages, insured },
      "cost-of-one-employee": {
        ...employee,
        gross: "25000",
        wages,
        disability,
        periodStart: "20000",
      },
    };
    const step = { "take-home-pay": "insurance", "cost-of-one-employee": "employeeInsurance" };
    for (const [id, typed] of Object.entries(both)) {
      const { steps, remarks } = outcomeOf(answerOf(calculatorById(id)!, typed, day));
      const key = step[id as keyof typeof step];
      expect(steps.find((entry) => entry.key === key)?.working).toBe(sum);
      expect(remarks.find(({ key }) => key === "insuranceEnds")?.gaps?.["day"]).toEqual(
        end && { day: end },
      );
    }
  },
);

test("on low pay the employee is free of state insurance", () => {
  const low = changedCase("take-home-pay", { salary: "300000", wages: "4500", insured: "yes" });
  expect(remarksOf(low)).toContain("insuranceExempt");
});

test("half of the salary counts as wages where none are entered, and the answer says so", () => {
  const [left, typed] = ["", "12500"].map((wages) =>
    outcomeOf(changedCase("take-home-pay", { salary: "300000", wages, fund: "full" })),
  );
  expect(left!.steps).toEqual(typed!.steps);
  expect(left!.remarks).toEqual([
    ...typed!.remarks,
    { key: "halfAsWages", gaps: { wages: { money: 1_250_000 } } },
  ]);
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

/** Answers the first usual case of a calculator with some fields changed. */
const changedCase = (id: string, change: Typed) => {
  const { calculator, cases } = calculators().find((page) => page.id === id)!;
  return answerOf(calculator, { ...cases[0]!.typed, ...change });
};
const settlement = (change: Typed) => changedCase("full-and-final-settlement", change);

test.each([
  [{ left: "2026-11-27", off: ["0", "6"], holiday1: "" }, "2026-12-01"],
  [{ left: "2026-11-27", off: ["0", "6"], holiday1: "2026-11-30" }, "2026-12-02"],
  [{ left: "2026-12-31", off: ["0"], holiday1: "2027-01-01" }, "2027-01-04"],
  [{ left: "2026-12-31", ending: "retirement" }, "2027-01-07"],
])("wages of a settlement with %j are due by %s", (change, due) => {
  expect(outcomeOf(settlement(change)).steps[0]!.due).toBe(due);
});

const late = { left: "2027-02-10", unpaidDays: "41", wages: "28000", pay: "80000" };

test.each<[string, boolean, Typed]>([
  ["leaveNotNamed", true, { ending: "disablement" }],
  ["leaveNotNamed", false, { ending: "disablement", leaveDays: "0" }],
  ["leaveNotNamed", false, { ending: "death" }],
  ["wagesAlone", true, { pay: "" }],
  ["wagesAlone", false, { pay: "56000" }],
  ["aboveMonth", true, { divisor: "days26", unpaidDays: "30" }],
  ["aboveMonth", true, { divisor: "days30", unpaidDays: "30.5" }],
  ["aboveMonth", false, { divisor: "days26", unpaidDays: "26" }],
])("a settlement says %s: %s, with %j", (remark, isSaid, change) => {
  expect(remarksOf(settlement({ ...late, ...change })).includes(remark)).toBe(isSaid);
});

test("a settlement says what its unpaid days were counted on", () => {
  expect(outcomeOf(settlement({ ...late, pay: "56000" })).steps[0]).toMatchObject({
    working: "₹56,000 ÷ 28 × 10 + ₹56,000 ÷ 31 × 31",
    value: { money: 7_600_000 },
  });
});

test.each<[string, Typed, Record<string, string>]>([
  ["full-and-final-settlement", { off: [..."0123456"] }, { off: "noWorkingDay" }],
  [
    "full-and-final-settlement",
    { ending: "retrenchment", joined: "" },
    { joined: "joinedForCompensation" },
  ],
  ["full-and-final-settlement", { pay: "51999" }, { wages: "wagesAbovePay" }],
  ["annual-leave", { before: "", taken: "12.5" }, { taken: "tooMuch" }],
  ["annual-leave", { joined: "2027-01-01" }, { joined: "order" }],
  ["annual-leave", { daysWorked: "366" }, { daysWorked: "tooManyDays" }],
  ["annual-leave", { daysWorked: "365", absent: "365" }, { absent: "tooManyDays" }],
  ["annual-leave", { daysWorked: "360", before: "9", taken: "6" }, { taken: "tooManyDays" }],
  ["annual-leave", { joined: "2026-12-01", daysWorked: "32" }, { daysWorked: "beforeFirstDay" }],
])("%s refuses %j at its field", (id, change, problems) => {
  const own = Object.entries(problems).map(([name, error]) => [name, { own: error }]);
  expect(changedCase(id, change)).toMatchObject({ problems: Object.fromEntries(own) });
});

test.each<[Typed, string[]]>([
  [{ daysWorked: "200" }, ["within", "onDemand"]],
  [{ daysWorked: "200", before: "30.5" }, ["beyond", "onDemand", "refused"]],
  [{ daysWorked: "190", taken: "9" }, ["nothing", "fraction"]],
  [{ daysWorked: "179" }, ["nothing", "tooFew"]],
  [{ year: "2028", daysWorked: "366" }, ["within", "onDemand"]],
])("a year of leave with %j says what it rests on", (change, said) => {
  const { sentence, remarks } = outcomeOf(changedCase("annual-leave", { before: "", ...change }));
  expect([sentence.key, ...remarks.map(({ key }) => key)]).toEqual(said);
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
      for (const [, gap = ""] of text!.matchAll(/\{(\w+)\}/g))
        expect(gaps).toHaveProperty(gap, expect.any(Object));
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
    const typed = forms(calculator, [fc.constantFrom(...hostile), fc.string()]);
    fc.assert(fc.property(typed, (form) => void isWorded(form)));
  });
});

test("a fragment of somebody else's is left alone, an overlong one cut", () => {
  expect(fromFragment(gratuity.fields, "#main")).toBeUndefined();
  expect(fromFragment(gratuity.fields, "#wages=%00%ff&x=1")).toMatchObject({ ending: "" });
  const { wages } = fromFragment(gratuity.fields, `#wages=${"9".repeat(9999)}`)!;
  expect(wages).toHaveLength(40);
});
