import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { useForm, type FieldErrors } from "react-hook-form";
import { calculators as labels } from "virtual:labels";
import { calculatorById } from "#app/calculators/sums/all.ts";
import {
  evaluate,
  fromFragment,
  toFragment,
  type Answer,
  type Problem,
  type Typed,
} from "#app/calculators/sums/evaluate.ts";
import type { Rate } from "#app/law/rates.ts";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import { ActionButton, ActionRows, CopyAction } from "#app/components/action-rows.tsx";
import { Band, splitColumns } from "#app/components/band.tsx";
import { Button } from "#app/components/button.tsx";
import { formatDay } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { AnswerFigures, AnswerRemarks, AnswerSteps } from "./calculator-answer.tsx";
import { EnteredValues } from "./entered-values.tsx";
import { FieldControl } from "./field-control.tsx";
import { withFigures, writtenDay } from "./site-value-formats.ts";
import styles from "./calculator.module.css";

export type CalculatorProps = {
  id: string;
  words: CalculatorWords;
  /** The figures that the form begins with. */
  initial: Typed;
  rates: Rate[];
  /** The day whose law applies where the calculator asks for none. */
  today: string;
};

const FORM = "calculator-form";
const LINK = "calculator-link";

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

/** A calculator: its form, the answer beside it, the working below. What is typed never leaves the browser. */
export function Calculator({ id, words, initial, rates, today }: CalculatorProps) {
  const calculator = calculatorById(id)!;
  const { fields } = calculator;
  const answerTo = (typed: Typed) => evaluate(calculator, typed, rates, today);
  const [shown, setShown] = useState(() => ({
    typed: initial,
    answer: answerTo(initial),
    isOwn: false,
  }));
  const address = useInBrowser(() => location.href.replace(/#.*/, ""));
  const form = useRef<HTMLFormElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  const { formState, handleSubmit, register, setValue } = useForm<Typed>({
    // A group of boxes is known by its values; without any the form begins with what stands in a field.
    defaultValues: Object.fromEntries(
      Object.entries(initial).filter(([, value]) => Array.isArray(value)),
    ),
    resolver: (values) => {
      const answer = answerTo(values);
      if (answer.kind !== "wrong") return { values, errors: {} };
      const errors = Object.entries(answer.problems).map(([name, problem]) => [
        name,
        { type: "validate", message: messageOf(problem, words.errors) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Typed> };
    },
  });
  const { errors } = formState;

  const show = (values: Typed) =>
    setShown({ typed: values, answer: answerTo(values), isOwn: true });

  // The answer to earlier figures, beside figures that have none, would be taken for theirs.
  const takeAway = () =>
    setShown({ ...shown, answer: { kind: "wrong", problems: {} }, isOwn: true });

  const submit = (event: FormEvent) =>
    void handleSubmit((values) => {
      show(values);
      history.replaceState(history.state, "", toFragment(fields, values));
      sentence.current?.scrollIntoView({ block: "nearest" });
    }, takeAway)(event);

  // The fragment may carry figures, on arrival and in the links of the usual cases.
  const follow = useEffectEvent((event?: Event) => {
    const values = fromFragment(fields, location.hash);
    if (!values) return;
    // Not `reset`, which would tick again the boxes that were ticked when the page was built.
    for (const [name, value] of Object.entries(values)) setValue(name, value);
    void handleSubmit(show, takeAway)();
    if (event) form.current?.scrollIntoView();
  });
  useEffect(() => {
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const { answer } = shown;
  const link = `${address ?? ""}${toFragment(fields, shown.typed)}`;
  return (
    <>
      <Band className={styles.sheet}>
        <div className={`${splitColumns} ${styles.columns}`}>
          <form
            id={FORM}
            ref={form}
            data-screen-only=""
            data-needs-script=""
            aria-labelledby="calculator-form-heading"
            method="dialog"
            noValidate
            onSubmit={submit}
          >
            <h2 id="calculator-form-heading">{words.form}</h2>
            <div className={styles.fields}>
              {Object.entries(fields).map(([name, field]) => (
                <FieldControl
                  key={name}
                  name={name}
                  field={field}
                  words={words.fields[name]!}
                  initial={initial[name]}
                  error={(errors[name] as { message?: string } | undefined)?.message}
                  register={register}
                />
              ))}
            </div>
            <div className={styles.submit}>
              <Button type="submit" variant="dark" sign="arrow">
                {labels.submit}
              </Button>
            </div>
          </form>
          <p className={styles.withoutScript}>{labels.withoutScript}</p>
          <p className={styles.failed}>{labels.failed}</p>
          <section className={styles.answer} aria-labelledby="calculator-answer">
            <h2 id="calculator-answer" className={styles.answerHeading} data-screen-only="">
              {labels.answer}
            </h2>
            {!shown.isOwn && (
              <p className={styles.example} data-screen-only="">
                {labels.example}
              </p>
            )}
            {answer.kind !== "wrong" && (
              <EnteredValues fields={fields} words={words.fields} typed={shown.typed} />
            )}
            <p ref={sentence} role="status" className={styles.sentence}>
              {answer.kind === "answered"
                ? withFigures(
                    words.sentences[answer.outcome.sentence.key] ?? "",
                    answer.outcome.sentence.gaps,
                  )
                : answer.kind === "refused"
                  ? refusal(answer, rates)
                  : labels.wrong}
            </p>
            {answer.kind === "answered" && (
              <>
                <AnswerFigures outcome={answer.outcome} words={words} />
                <AnswerRemarks {...answer} words={words} />
              </>
            )}
            <p className={styles.note}>{labels.estimate}</p>
            <p className={styles.note} data-screen-only="" data-needs-script="">
              {labels.private}
            </p>
            {answer.kind !== "wrong" && (
              <div className={styles.actions} data-screen-only="" data-needs-script="">
                <ActionRows>
                  {[
                    <CopyAction key="copy" source={LINK}>
                      {labels.copyLink}
                    </CopyAction>,
                    <ActionButton key="print" onClick={() => print()}>
                      {labels.print}
                    </ActionButton>,
                  ]}
                </ActionRows>
                <p id={LINK} className={styles.link} hidden>
                  {link}
                </p>
              </div>
            )}
          </section>
        </div>
      </Band>
      {answer.kind === "answered" && (
        <Band background="haze" labelledBy="calculator-steps" className={styles.working}>
          <h2 id="calculator-steps" data-screen-only="">
            {labels.steps}
          </h2>
          <AnswerSteps {...answer} words={words} />
        </Band>
      )}
    </>
  );
}
