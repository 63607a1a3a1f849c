import { calculators as labels } from "virtual:labels";
import type { Outcome, Shown, Step } from "#app/calculators/sums/calculator.ts";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import type { Rate } from "#app/law/rates.ts";
import { fill } from "#app/lib/fill.ts";
import { withFigures, written, writtenDay } from "./site-value-formats.ts";
import styles from "./working.module.css";

export type WorkingProps = {
  outcome: Outcome;
  rates: Pick<Rate, "id" | "section">[];
  words: Pick<CalculatorWords, "steps">;
};

/** The sections that a step rests on. */
export const sectionsOf = ({ rates: ids = [] }: Step, rates: WorkingProps["rates"]): string[] => [
  ...new Set(rates.filter(({ id }) => ids.includes(id)).map(({ section }) => section)),
];

/** The working: every step with its sum and the section that it rests on. */
export const Working = ({ outcome, rates, words }: WorkingProps) => (
  <table className={styles.steps}>
    <thead>
      <tr>
        <th scope="col">{labels.step}</th>
        <th scope="col">{labels.sum}</th>
      </tr>
    </thead>
    <tbody>
      {outcome.steps.map((step, place) => (
        <tr key={`${step.key}-${place}`} data-total={step.total || undefined}>
          <th scope="row">
            <span>{withFigures(words.steps[step.key] ?? "", step.gaps)}</span>
            {step.working && <span className={styles.note}>{step.working}</span>}
            {sectionsOf(step, rates).map((section) => (
              <span key={section} className={styles.note}>
                {section}
              </span>
            ))}
          </th>
          <td>
            <span>{written(step.value)}</span>
            {step.due && (
              <span className={styles.note}>{fill(labels.due, { day: writtenDay(step.due) })}</span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What can be subtracted, in its own unit. */
const amountOf = (value: Shown | undefined): [string, number] | undefined =>
  value &&
  Object.entries(value).find((entry): entry is [string, number] => typeof entry[1] === "number");

function differenceOf(a: Shown | undefined, b: Shown | undefined): string {
  const [one, two] = [amountOf(a), amountOf(b)];
  const unit = one?.[0] ?? two?.[0];
  if (!unit) return "";
  const difference = (two?.[1] ?? 0) - (one?.[1] ?? 0);
  const size = written({ [unit]: Math.abs(difference) } as Shown);
  return difference === 0 ? "0" : `${difference > 0 ? "+" : "−"}${size}`;
}

/** Two cases step by step, with the difference. */
export function Comparison({
  a,
  b,
  words,
}: {
  a: Outcome;
  b: Outcome;
  words: WorkingProps["words"];
}) {
  const keys = [...new Set([...a.steps, ...b.steps].map(({ key }) => key))];
  return (
    <table className={styles.steps}>
      <thead>
        <tr>
          {[labels.step, "A", "B", labels.difference].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => {
          const [one, two] = [a, b].map(({ steps }) => steps.find((step) => step.key === key));
          const step = (one ?? two)!;
          return (
            <tr key={key} data-total={step.total || undefined}>
              <th scope="row">{withFigures(words.steps[key] ?? "", step.gaps)}</th>
              <td>{one ? written(one.value) : "–"}</td>
              <td>{two ? written(two.value) : "–"}</td>
              <td>{differenceOf(one?.value, two?.value)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
