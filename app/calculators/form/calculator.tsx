import { memo } from "react";
import { calculators as labels } from "virtual:labels";
import { calculatorById } from "#app/calculators/sums/all.ts";
import {
  evaluate,
  fromFragment,
  toFragment,
  type Answered,
  type Typed,
} from "#app/calculators/sums/evaluate.ts";
import type { Calculator as CalculatorOf, Shown } from "#app/calculators/sums/calculator.ts";
import { firstDayOf, type Rate } from "#app/law/rates.ts";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import { Drawing, drawnTable } from "#app/calculators/drawings/all.tsx";
import { ActionRows } from "#app/components/action-rows.tsx";
import type { Background } from "#app/components/band.tsx";
import { Fold } from "#app/components/fold.tsx";
import { Terms } from "#app/components/terms.tsx";
import { split } from "#app/law/components/split.ts";
import { fill } from "#app/lib/fill.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import {
  figuresOf,
  sentenceOf,
  enteredValues,
  rounded,
  withFigures,
  writtenDay,
} from "./form-words.ts";
import { Ask } from "./ask.tsx";
import { Remarks, Result } from "./result.tsx";
import { fragmentOf, useLiveForm } from "./use-live-form.ts";
import { SumsTable } from "./sums-table.tsx";
import { Tools } from "./tools.tsx";
import { Comparison, Working } from "./working.tsx";
import styles from "./calculator.module.css";

export type CalculatorProps = {
  id: string;
  title: string;
  words: CalculatorWords;
  initial: Typed;
  /** The most frequent cases, each with its figures and the fragment that fills the form. */
  cases: { name: string; answer: string; fragment: string }[];
  rates: Rate[];
  /** The day whose law applies, for calculators that ask for none. */
  today: string;
  sheet: Background;
  /** The address of its workbook. */
  workbook: string;
  /** The firm's name, for the sheet to sign. */
  firm: string;
};

/** A calculator: the form, its answer, the drawing and the working. What is typed never leaves the browser. */
export function Calculator(props: CalculatorProps) {
  const { id, words, initial, cases, rates, today, sheet, workbook } = props;
  const calculator = calculatorById(id)!;
  const { fields, drawsFigures } = calculator;
  const answerTo = (typed: Typed) => evaluate(calculator, typed, rates, today);
  const { set, drawn, isPending, ...live } = useLiveForm(fields, initial, answerTo);
  const { typed } = live;
  const { a: answer, b: second } = live.answers;
  const address = useInBrowser(() => location.href.replace(/#.*/, "")) ?? "";
  const link = address + fragmentOf(fields, typed);
  const [sentence = "", ofSecond] = [answer, second].map(
    (of) => of && sentenceOf(of, words, rates),
  );
  // While there is no answer, the last drawing stays, faint.
  const shown = drawn === typed.a ? answer : answerTo(drawn);
  const say = (key: string, gaps?: Record<string, Shown>) =>
    withFigures(words.drawing[key] ?? "", gaps);
  const since = firstDayOf(calculator.rates, rates);
  const other = second?.kind === "answered" ? second : undefined;
  const parts = { id, other, say, written: rounded, set, since };
  const drawing = shown.kind === "answered" && { ...parts, shown };
  const table = drawing && drawnTable(drawing);
  const entered = enteredValues(fields, words.fields, typed.a);
  const compared = enteredValues(fields, words.fields, typed.b ?? {})
    .filter(({ term, text }) => !entered.some((a) => a.term === term && a.text === text))
    .map(({ term, text }) => ({ term: fill(labels.fieldOfB, { field: term }), text }));
  const law = fill(labels.lawOf, { day: writtenDay(answer.kind === "wrong" ? today : answer.day) });
  return (
    <>
      <div className={split}>
        <Ask {...live} {...{ calculator, words, initial }} />
        <Result
          {...{ answer, second, words, sentence, ofSecond, sheet, drawsFigures, isPending }}
          drawing={drawing && <Drawing {...drawing} />}
        >
          {answer.kind === "answered" && other && (
            <Comparison a={answer.outcome} b={other.outcome} words={words} />
          )}
          <Remarks answer={answer} words={words} />
          <ActionRows
            key={link}
            look="line"
            actions={[
              { words: labels.copyLink, source: "calculator-link" },
              { words: labels.excel, href: workbook, download: true },
              { words: labels.print, onClick: () => print() },
            ]}
          />
          <p id="calculator-link" className={styles.link} hidden>
            {link}
          </p>
        </Result>
        <section
          className={`small ${styles.entered}`}
          data-without-script=""
          aria-label={labels.entered}
        >
          <Terms columns="narrow" rows={[...entered, ...compared]} />
          <p>{law}</p>
        </section>
        <UsualCases
          {...{ cases, calculator, words, rates, today }}
          current={toFragment(fields, typed.a)}
        />
        <p className={styles.peek} aria-hidden="true">
          {[answer, ...(second ? [second] : [])].flatMap((of, place) =>
            figuresOf(of)
              .slice(0, drawsFigures ? 2 : 1)
              .map(({ key, value }) => (
                <span key={key + place}>
                  <span>{second ? "AB"[place] : words.figures[key]}</span> <b>{rounded(value)}</b>
                </span>
              )),
          )}
          {answer.kind !== "answered" && <span>{sentence}</span>}
        </p>
      </div>
      <div className={styles.folds}>
        <Fold title={labels.steps} about={words.about.working}>
          {answer.kind === "answered" ? (
            <>
              <Working {...answer} words={words} />
              {table && <SumsTable {...table} />}
            </>
          ) : (
            sentence && <p>{sentence}</p>
          )}
        </Fold>
        <Tools
          title={props.title}
          firm={props.firm}
          typed={typed.a}
          drawing={drawing && <Drawing {...drawing} isSigned />}
          {...{ calculator, answer, words, entered, link, rates, today }}
        />
      </div>
    </>
  );
}

type UsualCasesProps = Pick<CalculatorProps, "cases" | "words" | "rates" | "today"> & {
  calculator: CalculatorOf;
  /** The fragment of the form's present values. */
  current: string;
};

/** The most frequent cases, as links that fill the form. Without script each shows its answer and working. */
const UsualCases = memo(({ cases, current, calculator, words, rates, today }: UsualCasesProps) => {
  const isLive = useInBrowser(() => true);
  return (
    <section className={`small ${styles.cases}`} data-screen-only="" aria-labelledby="usual-cases">
      <h2 id="usual-cases" className="label">
        {labels.usualCases}
      </h2>
      <div data-needs-script="">
        <ActionRows
          actions={cases.map(({ name, answer, fragment }) => ({
            href: fragment,
            words: name,
            note: answer,
            isCurrent: fragment === current,
          }))}
        />
      </div>
      {!isLive && (
        <div data-without-script="">
          <p>{[words.about.cases, labels.withoutScript].join(". ")}</p>
          {cases.map(({ name, answer: figure, fragment }) => {
            const typed = fromFragment(calculator.fields, fragment)!;
            const answer = evaluate(calculator, typed, rates, today) as Answered;
            const said = [!calculator.drawsFigures && figure, sentenceOf(answer, words, rates)];
            return (
              <details key={fragment}>
                <summary>{[name, said.filter(Boolean).join(" ")].join(": ")}</summary>
                <Working {...answer} words={words} />
              </details>
            );
          })}
        </div>
      )}
    </section>
  );
});
