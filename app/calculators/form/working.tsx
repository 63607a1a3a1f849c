import { calculators as labels } from "virtual:labels";
import type { Outcome, Shown, Step } from "#app/calculators/sums/calculator.ts";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import type { Rate } from "#app/law/rates.ts";
import { fill } from "#app/lib/fill.ts";
import { withFigures, written, writtenDay } from "./form-words.ts";
import { SumsTable } from "./sums-table.tsx";

export type WorkingProps = {
  outcome: Outcome;
  rates: Pick<Rate, "id" | "section">[];
  words: Pick<CalculatorWords, "steps">;
};

/** The name of a step, and as notes its sum in figures and its sections of the law. */
export function stepWords(step: Step, { rates, words }: Omit<WorkingProps, "outcome">) {
  const { key, gaps, working, rates: ids = [], total } = step;
  const sections = rates.flatMap(({ id, section }) => (ids.includes(id) ? section : []));
  const notes = [...(working ? [working] : []), ...new Set(sections)];
  return { label: withFigures(words.steps[key] ?? "", gaps), notes, total };
}

const datedSum = ({ value, due }: Step) => (
  <>
    <span>{written(value)}</span>{" "}
    {due && <small>{fill(labels.due, { day: writtenDay(due) })}</small>}
  </>
);

export const Working = ({ outcome, ...props }: WorkingProps) => (
  <SumsTable
    heads={[labels.step, labels.sum]}
    rows={outcome.steps.map((step) => ({ ...stepWords(step, props), cells: [datedSum(step)] }))}
  />
);

/** A value for a narrow column. */
const brief = (value: Shown): string =>
  "period" in value ? fill(labels.periodShort, value.period) : written(value);

/** A figure's unit and number, where it can be subtracted. */
const amountOf = (value: Shown | undefined): [string, number] | undefined =>
  value &&
  Object.entries(value).find((entry): entry is [string, number] => typeof entry[1] === "number");

/** Case B less case A with its sign, such as `+₹1,200`; empty for values without a number. */
export function differenceOf(a: Shown | undefined, b: Shown | undefined): string {
  const [one, two] = [amountOf(a), amountOf(b)];
  const unit = one?.[0] ?? two?.[0];
  if (!unit) return "";
  const difference = (two?.[1] ?? 0) - (one?.[1] ?? 0);
  const size = written({ [unit]: Math.abs(difference) } as Shown);
  // A word joiner: lines may break between a sign and the rupee's.
  return difference === 0 ? "0" : `${difference > 0 ? "+" : "−"}\u2060${size}`;
}

type ComparisonProps = { a: Outcome; b: Outcome; words: WorkingProps["words"] };

/** The steps of two answers side by side, with differences; a dash where only the other one has a step. */
export function Comparison({ a, b, words }: ComparisonProps) {
  const keys = new Set([...a.steps, ...b.steps].map(({ key }) => key));
  const rows = [...keys].map((key) => {
    const [one, two] = [a, b].map(({ steps }) => steps.find((step) => step.key === key));
    const { label, total } = stepWords((one ?? two)!, { words, rates: [] });
    const values = [one?.value, two?.value] as const;
    const sums = values.map((value) => (value ? brief(value) : "–"));
    return { label, total, cells: [...sums, differenceOf(...values)] };
  });
  return <SumsTable heads={[labels.step, "A", "B", labels.difference]} rows={rows} />;
}
