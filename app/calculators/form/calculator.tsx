import { Fragment, useEffect, useRef, useState, type ReactNode } from "react";
import { calculators as labels } from "virtual:labels";
import { calculatorById } from "#app/calculators/sums/all.ts";
import {
  evaluate,
  toFragment,
  type Answer,
  type Problem,
  type Typed,
} from "#app/calculators/sums/evaluate.ts";
import type { Shown } from "#app/calculators/sums/calculator.ts";
import type { Rate } from "#app/law/rates.ts";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import { Drawing } from "#app/calculators/drawings/all.tsx";
import type { Tones } from "#app/calculators/drawings/chart.tsx";
import { Announced } from "#app/components/announced.tsx";
import type { Background } from "#app/components/band.tsx";
import { Fold, Folds } from "#app/components/fold.tsx";
import { formatDay } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import { isDay } from "#app/calculators/sums/service-period.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { Actions } from "./actions.tsx";
import { enteredValues } from "./entered-values.ts";
import { FieldControl } from "./field-control.tsx";
import { withFigures, written, writtenDay } from "./site-value-formats.ts";
import { fragmentOf, SECOND, useLiveForm } from "./use-live-form.ts";
import { Comparison, Working } from "./working.tsx";
import styles from "./calculator.module.css";

export type CalculatorProps = {
  id: string;
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

function messageOf(problem: Problem, own: Record<string, string>): string {
  if ("own" in problem) return own[problem.own] ?? "";
  if (problem.error === "most")
    return fill(labels.errors.most, { max: formatRupees(problem.max * 100) });
  if (problem.error === "range")
    return fill(labels.errors.range, {
      first: formatDay(problem.first),
      last: formatDay(problem.last),
    });
  if (problem.error !== "number") return labels.errors[problem.error];
  // A year is written without a comma.
  const max = problem.min < 1000 ? groupDigits(problem.max) : problem.max;
  return fill(labels.errors.number, { min: problem.min, max });
}

/** Why there is no answer: what is not known on that day, by the names of the rates. */
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

/** A day in a field, said again: a browser writes it in its own order. */
const echoOf = (value: string | string[] | undefined): string =>
  typeof value === "string" && isDay(value) ? writtenDay(value) : "";

/** A calculator: its form, the answer that follows it, the drawing and the working. What is typed never leaves the browser. */
export function Calculator({
  id,
  words,
  initial,
  cases,
  rates,
  today,
  sheet,
  tones,
  workbook,
}: CalculatorProps) {
  const calculator = calculatorById(id)!;
  const { fields, more, drawsFigures } = calculator;
  const { form, typed, left, set, compare, events } = useLiveForm(fields, initial);
  const isComparing = typed.b !== undefined;
  const answer = evaluate(calculator, typed.a, rates, today);
  const second = typed.b && evaluate(calculator, typed.b, rates, today);
  const address = useInBrowser(() => location.href.replace(/#.*/, "")) ?? "";
  const link = address + fragmentOf(fields, typed);

  // What stands while nothing can be worked out: the last drawing, faint.
  const [last, setLast] = useState(() => (answer.kind === "answered" ? answer : undefined));
  if (answer.kind === "answered" && JSON.stringify(last?.values) !== JSON.stringify(answer.values))
    setLast(answer);
  const drawn = answer.kind === "answered" ? answer : last;
  const isStale = answer.kind !== "answered";

  const problems = (of: Answer | undefined) =>
    of?.kind === "wrong"
      ? Object.entries(of.problems).map(([name, problem]) => ({
          name,
          message: messageOf(problem, words.errors),
        }))
      : [];
  const wrong = problems(answer);
  const errorOf = (name: string, of: Answer | undefined, prefix = "") =>
    left.has(prefix + name)
      ? problems(of).find((problem) => problem.name === name)?.message
      : undefined;

  const sentence =
    answer.kind === "answered"
      ? withFigures(
          words.sentences[answer.outcome.sentence.key] ?? "",
          answer.outcome.sentence.gaps,
        )
      : answer.kind === "refused"
        ? refusal(answer, rates)
        : labels.wrong;
  const figures = answer.kind === "answered" ? answer.outcome.figures : [];
  const told = drawsFigures
    ? figures.map(({ key, value }) => `${written(value)} ${words.figures[key]}`)
    : figures.slice(0, 1).map(({ value }) => written(value));
  const spoken = [
    told.join(", "),
    drawsFigures && told.length > 0 ? ". " : " ",
    sentence,
    ...wrong.map(({ name, message }) => ` ${words.fields[name]?.label}: ${message}.`),
  ].join("");

  const caseOf = (of: Answer | undefined) =>
    of?.kind === "answered"
      ? { values: of.values, rates: of.known, day: of.day, outcome: of.outcome }
      : undefined;
  const say = (key: string, gaps?: Record<string, Shown>) =>
    withFigures(words.drawing[key] ?? "", gaps);
  const folded = more?.fields ?? [];
  const open = Object.keys(fields).filter((name) => !folded.includes(name));
  const control = (name: string) => (
    <Fragment key={name}>
      <FieldControl
        name={name}
        field={fields[name]!}
        words={words.fields[name]!}
        initial={initial[name]}
        error={errorOf(name, answer)}
        echo={echoOf(typed.a[name])}
        isNarrow={isComparing}
      />
      {typed.b && (
        <FieldControl
          name={SECOND + name}
          field={fields[name]!}
          words={words.fields[name]!}
          initial={typed.b[name]}
          error={errorOf(name, second, SECOND)}
          echo={echoOf(typed.b[name])}
          isSecond
          isNarrow
        />
      )}
    </Fragment>
  );

  return (
    <>
      <div className={styles.tool}>
        <form
          ref={form}
          className={styles.ask}
          data-screen-only=""
          data-needs-script=""
          aria-label={words.form}
          method="dialog"
          noValidate
          autoComplete="off"
          {...events}
        >
          {isComparing && (
            <p className={styles.pair}>
              <span>{labels.caseA}</span>
              <span>{labels.caseB}</span>
            </p>
          )}
          {open.map(control)}
          {more && (
            <MoreFields
              title={words.more ?? ""}
              gist={enteredValues(
                Object.fromEntries(folded.map((name) => [name, fields[name]!])),
                words.fields,
                typed.a,
              )
                .map(({ value }) => value)
                .join(", ")}
              isFlat={more.flat}
              hasErrors={wrong.some(({ name }) => folded.includes(name) && left.has(name))}
            >
              {folded.map(control)}
            </MoreFields>
          )}
          <button type="submit" className={styles.submit}>
            {labels.submit}
          </button>
          <button
            type="button"
            className={styles.compare}
            aria-expanded={isComparing}
            onClick={compare}
          >
            {isComparing ? labels.endComparison : labels.compare}
          </button>
        </form>

        <section
          className={styles.answer}
          data-background={sheet}
          data-stale={isStale || undefined}
          aria-labelledby="calculator-answer"
        >
          <h2 id="calculator-answer" className={styles.hidden}>
            {labels.answer}
          </h2>
          <Announced>{spoken.trim()}</Announced>
          {!drawsFigures && (
            <p className={styles.result} aria-hidden="true">
              {figures[0] ? written(figures[0].value) : "–"}
            </p>
          )}
          <p className={styles.finding} aria-hidden="true">
            {sentence}
          </p>
          {wrong.length > 0 && (
            <ul className={styles.wrong}>
              {wrong.map(({ name, message }) => (
                <li key={name}>
                  <a
                    href={`#calculator-${name}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(`calculator-${name}`)?.focus();
                    }}
                  >
                    <span>{words.fields[name]?.label}</span>
                  </a>
                  <span>{message}</span>
                </li>
              ))}
            </ul>
          )}
          {drawn && (
            <div className={styles.drawing}>
              <Drawing
                id={id}
                tones={tones}
                shown={caseOf(drawn)!}
                other={caseOf(second)}
                say={say}
                set={set}
              />
            </div>
          )}
          {answer.kind === "answered" && second?.kind === "answered" && (
            <Comparison a={answer.outcome} b={second.outcome} words={words} />
          )}
          {answer.kind === "answered" && <Remarks answer={answer} words={words} />}
          <Actions link={link} workbook={workbook} />
        </section>

        <section className={styles.cases} data-screen-only="" aria-labelledby="usual-cases">
          <h2 id="usual-cases">{labels.usualCases}</h2>
          <p className={styles.withoutScript}>{labels.withoutScript}</p>
          <ul>
            {cases.map(({ name, answer: sum, fragment }) => (
              <li key={name}>
                <a
                  href={fragment}
                  aria-current={fragment === toFragment(fields, typed.a) || undefined}
                >
                  <span>{name}</span>
                  <b>{sum}</b>
                </a>
              </li>
            ))}
          </ul>
        </section>

        <section className={styles.entered} aria-label={labels.entered}>
          <dl>
            {enteredValues(fields, words.fields, typed.a).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>
            {fill(labels.lawOf, { day: writtenDay(answer.kind === "wrong" ? today : answer.day) })}
          </p>
        </section>

        <p className={styles.peek} aria-hidden="true">
          {figures.slice(0, drawsFigures ? 2 : 1).map(({ key, value }) => (
            <span key={key}>
              <span>{words.figures[key]}</span> <b>{written(value)}</b>
            </span>
          ))}
          {isStale && <span>{sentence}</span>}
        </p>
      </div>
      <div className={styles.folds}>
        <Folds>
          <Fold title={labels.steps} about={words.about.working}>
            {answer.kind === "answered" ? (
              <Working {...answer} words={words} />
            ) : (
              <p>{labels.wrong}</p>
            )}
          </Fold>
        </Folds>
      </div>
    </>
  );
}

type MoreFieldsProps = {
  title: string;
  /** What the fields hold, while they are folded. */
  gist: string;
  isFlat?: boolean;
  /** An error must not be folded away. */
  hasErrors: boolean;
  children: ReactNode;
};

/** Fields that most visitors leave as they are. */
function MoreFields({ title, gist, isFlat, hasErrors, children }: MoreFieldsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasErrors && fold.current) fold.current.open = true;
  }, [hasErrors]);
  return (
    <details ref={fold} className={isFlat ? `${styles.more} ${styles.flat}` : styles.more}>
      <summary>
        <b>{title}</b>
        <span>{gist}</span>
      </summary>
      <div className={styles.moreFields}>{children}</div>
    </details>
  );
}

/** What limits the answer, and where it is read in another way. */
function Remarks({
  answer,
  words,
}: {
  answer: Extract<Answer, { kind: "answered" }>;
  words: CalculatorWords;
}) {
  const texts = answer.outcome.remarks.map(({ key, gaps }) =>
    withFigures(words.remarks[key] ?? "", gaps),
  );
  return (
    texts.length > 0 && (
      <ul className={styles.remarks}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )
  );
}
