import { calculators as labels } from "virtual:labels";
import type { Outcome, Step } from "#app/calculators/sums/calculator.ts";
import type { Rate } from "#app/law/rates.ts";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import { fill } from "#app/lib/fill.ts";
import { withFigures, written, writtenDay } from "./site-value-formats.ts";
import styles from "./calculator-answer.module.css";

export type CalculatorAnswerProps = { outcome: Outcome; rates: Rate[]; words: CalculatorWords };

const unique = (texts: string[]): string[] => [...new Set(texts)];

/** The rates that a step rests on. */
const ratesOf = ({ rates: ids = [] }: Step, rates: Rate[]): Rate[] =>
  rates.filter(({ id }) => ids.includes(id));

/** The longest figure that is set large: lakhs without paise. */
const SHORT = 9;

/** The answer's figures side by side, all of one size: two readings of one text can be compared. */
export const AnswerFigures = ({ outcome, words }: Omit<CalculatorAnswerProps, "rates">) => (
  <ul
    className={styles.figures}
    data-long={outcome.figures.some(({ value }) => written(value).length > SHORT) || undefined}
  >
    {outcome.figures.map(({ key, value }) => (
      <li key={key}>
        <span className={styles.figure}>{written(value)}</span> <span>{words.figures[key]}</span>
      </li>
    ))}
  </ul>
);

/** What limits the answer, and what it assumes where the law is open. */
export function AnswerRemarks({ outcome, rates, words }: CalculatorAnswerProps) {
  const assumed = outcome.steps.flatMap((step) =>
    ratesOf(step, rates).map((rate) => rate.assumes ?? ""),
  );
  const texts = unique([
    ...outcome.remarks.map(({ key, gaps }) => withFigures(words.remarks[key] ?? "", gaps)),
    ...assumed.filter(Boolean),
  ]);
  if (texts.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{labels.remarks}</h3>
      <ul className={styles.remarks}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** The working: every step with its sum and the section that it rests on. */
export const AnswerSteps = ({ outcome, rates, words }: CalculatorAnswerProps) => (
  <table className={styles.steps}>
    <thead>
      <tr>
        <th scope="col">{labels.step}</th>
        <th scope="col">{labels.sum}</th>
      </tr>
    </thead>
    <tbody>
      {outcome.steps.map((step, place) => {
        const law = ratesOf(step, rates);
        return (
          <tr key={`${step.key}-${place}`} data-total={step.total || undefined}>
            <th scope="row">
              <div className={styles.step}>
                <div>
                  <span>{withFigures(words.steps[step.key] ?? "", step.gaps)}</span>
                  {step.working && <span className={styles.working}>{step.working}</span>}
                </div>
                {law.length > 0 && (
                  <div className={styles.law}>
                    {unique(law.map(({ section }) => section)).map((section) => (
                      <span key={section}>{section}</span>
                    ))}
                  </div>
                )}
              </div>
            </th>
            <td>
              <span>{written(step.value)}</span>
              {step.due && (
                <span className={styles.due}>
                  {fill(labels.due, { day: writtenDay(step.due) })}
                </span>
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
