import { calculators as labels } from "virtual:labels";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import type { Field, Fields } from "#app/calculators/sums/calculator.ts";
import type { Answer, Problem, Typed } from "#app/calculators/sums/evaluate.ts";
import type { Rate } from "#app/law/rates.ts";
import { formatDay, formatShortDay, isDay, weekdayOf } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { readPay } from "#app/lib/pay.ts";
import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import type { FieldWords } from "./field-control.tsx";
import { valueFormats } from "./value-formats.ts";

export const { writtenDay, written, rounded, withFigures, writtenRate } = valueFormats(labels);

function messageOf(problem: Problem, words: CalculatorWords, name: string): string {
  if ("own" in problem) return words.errors[problem.own] ?? "";
  if (problem.error === "most")
    return fill(labels.errors.most, { max: formatRupees(problem.max * 100) });
  if (problem.error === "range")
    return fill(labels.errors.range, {
      first: formatDay(problem.first),
      last: formatDay(problem.last),
    });
  const options = Object.values(words.fields[name]?.options ?? {}).join("; ");
  if (problem.error !== "number") return fill<string>(labels.errors[problem.error], { options });
  // Years have no thousands separator.
  const max = problem.min < 1000 ? groupDigits(problem.max) : problem.max;
  return fill(labels.errors.number, { min: problem.min, max });
}

/** The errors of a form, by field. */
export const problemsOf = (answer: Answer | undefined, words: CalculatorWords) =>
  answer?.kind === "wrong"
    ? Object.entries(answer.problems).map(([name, problem]) => ({
        name,
        label: words.fields[name]?.label ?? "",
        message: messageOf(problem, words, name),
      }))
    : [];

/** Says which rates are not known on the day, by name. */
function refusal(
  { day, missing, firstDay }: Extract<Answer, { kind: "refused" }>,
  rates: Rate[],
): string {
  const said = {
    day: writtenDay(day),
    missing: missing.map((id) => rates.find((rate) => rate.id === id)?.name ?? id).join("; "),
  };
  return firstDay === undefined
    ? fill(labels.refused, said)
    : fill(labels.refusedBefore, { ...said, first: writtenDay(firstDay) });
}

/** The answer's sentence, or why there is no answer; empty where no error is to be told. */
export function sentenceOf(answer: Answer, words: CalculatorWords, rates: Rate[]): string {
  if (answer.kind === "wrong") {
    const wrong = problemsOf(answer, words).map(({ label }) => label);
    return wrong.length > 0 ? fill(labels.wrong, { fields: wrong.join("; ") }) : "";
  }
  if (answer.kind === "refused") return refusal(answer, rates);
  const { key, gaps } = answer.outcome.sentence;
  return [withFigures(words.sentences[key] ?? "", gaps), ...warningsOf(answer, words)].join(" ");
}

/** What law says of figures that contradict it, and the answer by law. */
export const warningsOf = (answer: Answer | undefined, { figures }: CalculatorWords): string[] =>
  (answer?.kind === "answered" ? answer.warnings : []).map(({ key, sum, figure = "" }) =>
    fill<string>(labels.warnings[key], {
      sum: (figure ? rounded : written)(sum),
      figure: figures[figure] ?? "",
    }),
  );

/** The answer's figures, the main one first; empty where there is no answer. */
export const figuresOf = (answer: Answer) =>
  answer.kind === "answered" ? answer.outcome.figures : [];

/** How a field shows a text: an amount with its digits grouped, any other text unchanged. */
export function shownText(field: Field | undefined, text: string): string {
  const read = field?.kind === "money" && readPay(text, field.per);
  return typeof read === "object" ? formatRupees(read.value).slice(1) : text;
}

/** A day in words: browsers show a date field in their own order. */
export const echoOf = (day: string): string =>
  isDay(day)
    ? `${`${weekdayOf(day).slice(0, 3)} ${formatShortDay(day)}`.replaceAll(" ", "\u00A0")} ${day.slice(0, 4)}`
    : "";

function writtenValue({ kind, per }: Field, { options }: FieldWords, text: string): string {
  if (kind === "choice")
    return Object.entries(options ?? {}).find(([key]) => key === text)?.[1] ?? "";
  if (kind === "day") return echoOf(text);
  if (kind !== "money") return text;
  const read = readPay(text, per);
  return typeof read === "object" ? formatRupees(read.value) : "";
}

/** A form's values in words, field by field, for paper and for pages without script. Empty fields are left out. */
export const enteredValues = (fields: Fields, words: Record<string, FieldWords>, typed: Typed) =>
  Object.entries(fields)
    .map(([name, field]) => ({
      term: words[name]!.label,
      text: writtenValue(field, words[name]!, typed[name] ?? ""),
    }))
    .filter(({ text }) => text !== "");
