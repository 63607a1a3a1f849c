import type { ReactNode } from "react";
import { calculators as labels } from "virtual:labels";
import type { Answer } from "#app/calculators/sums/evaluate.ts";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import { Announced } from "#app/components/announced.tsx";
import type { Background } from "#app/components/band.tsx";
import { splitAnswer } from "#app/law/components/split.ts";
import { figuresOf, problemsOf, rounded, withFigures } from "./form-words.ts";
import { differenceOf } from "./working.tsx";
import styles from "./result.module.css";

export type ResultProps = {
  answer: Answer;
  second: Answer | undefined;
  words: CalculatorWords;
  /** The answer's sentence, or why there is no answer. */
  sentence: string;
  /** The same of the second case. */
  ofSecond?: string;
  sheet: Background;
  drawsFigures?: boolean;
  /** Whether somebody is typing: the last answer is faint until it follows. */
  isPending?: boolean;
  /** The drawing; the last one stays, faint, while there is no answer. */
  drawing: ReactNode;
  children: ReactNode;
};

/** The answer, also said to screen readers, and the errors that prevent it. `second` is the answer it is compared with. */
export function Result(props: ResultProps) {
  const { answer, second, words, sentence, ofSecond, sheet } = props;
  const { drawsFigures, isPending, drawing, children } = props;
  const wrong = problemsOf(answer, words);
  const toldOf = (of: Answer) =>
    figuresOf(of)
      .slice(0, drawsFigures ? undefined : 1)
      .map(({ key, value }) => rounded(value) + (drawsFigures ? ` ${words.figures[key]}` : ""));
  const told = toldOf(answer);
  const [main] = figuresOf(answer);
  const b = second && figuresOf(second).find(({ key }) => !main || key === main.key)?.value;
  const difference = main && b && differenceOf(main.value, b);
  const said = [
    told.join(", ") + (drawsFigures && told.length > 0 ? "." : ""),
    sentence,
    ...wrong.map(({ label, message }) => `${label}: ${message}.`),
    b && `B: ${toldOf(second).join(", ")}.`,
    difference && `${labels.difference}: ${difference}.`,
    ofSecond && `B: ${ofSecond}`,
    ...problemsOf(second, words).map(({ label, message }) => `B: ${label}: ${message}.`),
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <section
      className={`${splitAnswer} ${styles.answer}`}
      data-background={sheet}
      data-pending={isPending || undefined}
      data-stale={answer.kind !== "answered" || undefined}
      aria-labelledby="calculator-answer"
    >
      <h2 id="calculator-answer" className="visually-hidden">
        {labels.answer}
      </h2>
      <Announced>{said}</Announced>
      {!drawsFigures && (told[0] || !sentence) && (
        <p
          className={styles.result}
          data-long={(told[0] ?? "").length > 11 || undefined}
          aria-hidden="true"
        >
          {told[0] ?? "\u00a0"}
        </p>
      )}
      <p className={styles.finding} aria-hidden="true">
        {sentence}
      </p>
      {second && !drawsFigures && (
        <p className="title" aria-hidden="true">
          {["B", b && rounded(b), difference].filter(Boolean).join("\u00a0 ")}
        </p>
      )}
      {ofSecond && (
        <p className={styles.finding} aria-hidden="true">
          {drawsFigures ? `B: ${ofSecond}` : ofSecond}
        </p>
      )}
      {drawing && (
        <div className={styles.drawing} data-narrow-below={960}>
          {drawing}
        </div>
      )}
      {children}
    </section>
  );
}

/** What limits the answer, and where the law is read in another way. */
export function Remarks({ answer, words }: Pick<ResultProps, "answer" | "words">) {
  const remarks = answer.kind === "answered" ? answer.outcome.remarks : [];
  return (
    remarks.length > 0 && (
      <ul className={`small ${styles.notes}`}>
        {remarks.map(({ key, gaps }) => (
          <li key={key}>{withFigures(words.remarks[key] ?? "", gaps)}</li>
        ))}
      </ul>
    )
  );
}
