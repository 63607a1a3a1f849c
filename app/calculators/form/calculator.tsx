import { useState } from "react";
import { calculators as labels } from "virtual:labels";
import { calculatorById } from "#app/calculators/sums/all.ts";
import { evaluate, toFragment, type Answer, type Typed } from "#app/calculators/sums/evaluate.ts";
import type { Fields, Shown } from "#app/calculators/sums/calculator.ts";
import type { Rate } from "#app/law/rates.ts";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import { Drawing, DrawingTable } from "#app/calculators/drawings/all.tsx";
import type { Tones } from "#app/calculators/drawings/chart.tsx";
import type { Background } from "#app/components/band.tsx";
import { Fold, Folds } from "#app/components/fold.tsx";
import { fill } from "#app/lib/fill.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { Actions, type PanelId } from "./actions.tsx";
import { figuresOf, sentenceOf } from "./answer-words.ts";
import { Ask } from "./ask.tsx";
import { enteredValues } from "./entered-values.ts";
import { Panel } from "./panel.tsx";
import { Remarks, Result } from "./result.tsx";
import { withFigures, written, writtenDay } from "./site-value-formats.ts";
import { fragmentOf, useLiveForm } from "./use-live-form.ts";
import { Comparison, Working } from "./working.tsx";
import styles from "./calculator.module.css";

export type CalculatorProps = {
  id: string;
  title: string;
  words: CalculatorWords;
  /** The figures that the form begins with. */
  initial: Typed;
  /** Cases that people ask for most, each with its figures and the fragment that puts them into the form. */
  cases: { name: string; answer: string; fragment: string }[];
  rates: Rate[];
  /** The day whose law applies where the calculator asks for none. */
  today: string;
  sheet: Background;
  tones: Tones;
  /** The address of its workbook. */
  workbook: string;
};

const caseOf = (of: Answer | undefined) =>
  of?.kind === "answered"
    ? { values: of.values, rates: of.known, day: of.day, outcome: of.outcome }
    : undefined;

/** The last answer that there was. */
function useLastAnswer(answer: Answer): Answer {
  const [last, setLast] = useState(answer);
  if (answer.kind === "answered" && JSON.stringify(last) !== JSON.stringify(answer))
    setLast(answer);
  return answer.kind === "answered" ? answer : last;
}

/** A calculator: its form, the answer that follows it, the drawing and the working. What is typed never leaves the browser. */
export function Calculator(props: CalculatorProps) {
  const { id, words, initial, cases, rates, today, sheet, tones, workbook } = props;
  const calculator = calculatorById(id)!;
  const { fields, drawsFigures } = calculator;
  const [panel, setPanel] = useState<PanelId>();
  const { set, ...live } = useLiveForm(fields, initial);
  const { typed } = live;
  const answer = evaluate(calculator, typed.a, rates, today);
  const second = typed.b && evaluate(calculator, typed.b, rates, today);
  const address = useInBrowser(() => location.href.replace(/#.*/, "")) ?? "";
  const link = address + fragmentOf(fields, typed);
  const sentence = sentenceOf(answer, words, rates);
  const drawn = caseOf(useLastAnswer(answer));
  const say = (key: string, gaps?: Record<string, Shown>) =>
    withFigures(words.drawing[key] ?? "", gaps);
  const drawing = drawn && { id, tones, shown: drawn, other: caseOf(second), say, set };
  const law = fill(labels.lawOf, { day: writtenDay(answer.kind === "wrong" ? today : answer.day) });
  return (
    <>
      <div className={styles.tool}>
        <Ask {...live} {...{ calculator, words, initial }} answers={{ a: answer, b: second }} />
        <Result
          {...{ answer, words, sentence, sheet, drawsFigures }}
          drawing={drawing && <Drawing {...drawing} />}
        >
          {answer.kind === "answered" && second?.kind === "answered" && (
            <Comparison a={answer.outcome} b={second.outcome} words={words} />
          )}
          <Remarks answer={answer} words={words} />
          <Actions
            {...{ link, workbook, panel, setPanel }}
            panels={calculator.isSigned ? ["sheet", "rows"] : ["rows"]}
          />
        </Result>
        <CaseLinks cases={cases} current={toFragment(fields, typed.a)} />
        <Entered {...{ fields, words, law }} typed={typed.a} />
        <p className={styles.peek} aria-hidden="true">
          {figuresOf(answer)
            .slice(0, drawsFigures ? 2 : 1)
            .map(({ key, value }) => (
              <span key={key}>
                <span>{words.figures[key]}</span> <b>{written(value)}</b>
              </span>
            ))}
          {answer.kind !== "answered" && <span>{sentence}</span>}
        </p>
      </div>
      <div className={styles.folds}>
        {panel && (
          <Panel
            key={panel}
            id={panel}
            title={props.title}
            entered={enteredValues(fields, words.fields, typed.a)}
            typed={typed.a}
            {...{ calculator, answer, words, law, link, rates, today }}
          />
        )}
        <Folds>
          <Fold title={labels.steps} about={words.about.working}>
            {answer.kind === "answered" ? (
              <>
                <Working {...answer} words={words} />
                {drawing && <DrawingTable {...drawing} />}
              </>
            ) : (
              <p>{labels.wrong}</p>
            )}
          </Fold>
        </Folds>
      </div>
    </>
  );
}

/** The usual cases as links: with script they fill the form, without they are the answers. */
const CaseLinks = ({ cases, current }: Pick<CalculatorProps, "cases"> & { current: string }) => (
  <section className={styles.cases} data-screen-only="" aria-labelledby="usual-cases">
    <h2 id="usual-cases">{labels.usualCases}</h2>
    <p data-without-script="">{labels.withoutScript}</p>
    <ul>
      {cases.map(({ name, answer, fragment }) => (
        <li key={name}>
          <a href={fragment} aria-current={fragment === current || undefined}>
            <span>{name}</span>
            <b>{answer}</b>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

type EnteredProps = {
  fields: Fields;
  words: CalculatorWords;
  typed: Typed;
  /** Of which day's law the answer is. */
  law: string;
};

/** For paper, and without script: what was entered. */
const Entered = ({ fields, words, typed, law }: EnteredProps) => (
  <section className={styles.entered} aria-label={labels.entered}>
    <dl>
      {enteredValues(fields, words.fields, typed).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p>{law}</p>
  </section>
);
