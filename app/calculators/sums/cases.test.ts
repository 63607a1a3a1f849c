/**
 * Worked cases of law, each rule with its source: form, function and rates must give their results (B20). The long set
 * and the weekly job run them on the firm's own rates, if it has any.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { calculatorById, calculators } from "./all.ts";
import type { Calculator, Shown } from "./calculator.ts";
import { evaluate, type Answer, type Problem } from "./evaluate.ts";

type Cells = Record<string, unknown>;
type Cases = Record<string, { form: Cells; rules: Record<string, [typed: Cells, says: Cells][]> }>;

/** A figure as the cases write it: rupees, days, per cent, or years, months and days. */
function plain(value: Shown): unknown {
  if ("period" in value) return Object.values(value.period).slice(0, 3).join(" / ");
  const [unit, size] = Object.entries(value)[0] as [string, unknown];
  return typeof size === "number"
    ? size / ({ money: 100, tenths: 10, percent: 100 }[unit] ?? 1)
    : size;
}

/** All results of an answer, by the names that the cases use. */
function saidBy(answer: Answer): Cells {
  if (answer.kind === "refused") return { refused: answer.missing, known: answer.firstDay };
  if (answer.kind === "wrong") {
    const told = (problem: Problem) => Object.values(problem).join(" / ");
    const wrong = Object.entries(answer.problems).map(([field, of]) => [field, told(of)]);
    return { wrong: Object.fromEntries(wrong) as Cells };
  }
  const { sentence, figures, steps, remarks } = answer.outcome;
  return Object.fromEntries<unknown>([
    ...answer.warnings.map(({ key, sum }) => [key, plain(sum)]),
    ["sentence", sentence.key],
    ["remarks", remarks.map(({ key }) => key)],
    ...remarks.map(({ key }) => [key, true]),
    ...figures.map(({ key, value }) => [key, plain(value)]),
    ...steps.flatMap(({ key, value, due, working }) => [
      [key, plain(value)],
      [`${key}.by`, due],
      [`${key}.working`, working],
    ]),
    ...[sentence, ...steps, ...remarks].flatMap(({ key, gaps }) =>
      Object.entries(gaps).map(([gap, value]) => [`${key}.${gap}`, plain(value)]),
    ),
  ] as [string, unknown][]);
}

/** The names that a case may use; a misspelt one would test nothing. */
const namesOf = ({ sentences, figures, steps, remarks }: Calculator) => [
  ...Object.keys({ ...sentences, ...figures, ...steps, ...remarks }),
  ..."sentence belowHalf byLaw belowMinimum remarks wrong refused known".split(" "),
];

const file = readFileSync(new URL("cases.yaml", import.meta.url), "utf8");
const cases = Object.entries(parse(file) as Cases);

test("every calculator has worked cases", () => {
  expect(cases.map(([id]) => id).sort()).toEqual(calculators.map(({ id }) => id).sort());
});

describe.skipIf(lawRates().length === 0).each(cases)("%s", (id, { form, rules }) => {
  test.each(Object.entries(rules))("%s", (_, pairs) => {
    for (const [{ today = "2026-11-27", ...changed }, says] of pairs) {
      const typed = Object.fromEntries(
        Object.entries({ ...form, ...changed }).map(([name, is]) => [name, `${is as string}`]),
      );
      const calculator = calculatorById(id)!;
      const misspelt = [
        ...Object.keys(typed).filter((name) => !(name in calculator.fields)),
        ...Object.keys(says).filter((key) => !namesOf(calculator).includes(key.split(".")[0]!)),
      ];
      expect(misspelt).toEqual([]);
      const said = saidBy(evaluate(calculator, typed, lawRates(), `${today as string}`));
      const found = Object.keys(says).map((key) => [key, said[key] ?? null]);
      expect(Object.fromEntries(found), JSON.stringify(changed)).toEqual(says);
    }
  });
});
