import { Fragment, useEffect, useRef } from "react";
import { calculators as labels } from "virtual:labels";
import type { Calculator } from "#app/calculators/sums/calculator.ts";
import type { Typed } from "#app/calculators/sums/evaluate.ts";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import { Button } from "#app/components/button.tsx";
import { problemsOf, echoOf, enteredValues } from "./form-words.ts";
import { FieldControl } from "./field-control.tsx";
import { SECOND, type useLiveForm } from "./use-live-form.ts";
import styles from "./ask.module.css";

export type AskProps = Omit<ReturnType<typeof useLiveForm>, "set" | "drawn" | "isPending"> & {
  calculator: Calculator;
  words: CalculatorWords;
  initial: Typed;
};

/** The form; while two cases are compared, each field has a second one beside it. */
export function Ask(props: AskProps) {
  const { form, calculator, words, initial, typed, answers, events, compare } = props;
  const { fields } = calculator;
  const isComparing = typed.b !== undefined;
  const folded = Object.keys(fields).filter((name) => fields[name]!.isFolded);
  const wrong = { a: problemsOf(answers.a, words), b: problemsOf(answers.b, words) };
  const control = (name: string, of: "a" | "b", prefix = "") => (
    <FieldControl
      name={prefix + name}
      field={fields[name]!}
      words={words.fields[name]!}
      initial={of === "a" ? initial[name] : typed.b![name]}
      error={wrong[of].find((problem) => problem.name === name)?.message}
      echo={echoOf(typed[of]![name] ?? "")}
      isSecond={of === "b"}
      isNarrow={isComparing}
    />
  );
  const controls = (name: string) => (
    <Fragment key={name}>
      {control(name, "a")}
      {isComparing && control(name, "b", SECOND)}
    </Fragment>
  );
  const isUsual = (name: string) =>
    fields[name]!.kind === "choice" && typed.a[name] === initial[name];
  const unusual = folded.filter((name) => !isUsual(name)).map((name) => [name, fields[name]!]);
  /** What differs from the usual choices, shown while the fields are folded. */
  const gist = enteredValues(Object.fromEntries(unusual), words.fields, typed.a);
  // Fields that most visitors leave as they are. An error there must be visible.
  const fold = useRef<HTMLDetailsElement>(null);
  const hasErrors = wrong.a.some(({ name }) => folded.includes(name));
  useEffect(() => {
    if (hasErrors && fold.current) fold.current.open = true;
  }, [hasErrors]);
  return (
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
      {Object.keys(fields)
        .filter((name) => !folded.includes(name))
        .map(controls)}
      {folded.length > 0 && (
        <details ref={fold} className={styles.more} data-unfolds={calculator.isFlat || undefined}>
          <summary>
            <b>{words.more}</b>
            <small>{gist.map(({ term, text }) => `${term}: ${text}`).join(", ")}</small>
          </summary>
          <div className={styles.moreFields}>{folded.map(controls)}</div>
        </details>
      )}
      <button type="submit" className={styles.submit}>
        {labels.submit}
      </button>
      <Button variant="outline" size="small" aria-expanded={isComparing} onClick={compare}>
        {isComparing ? labels.endComparison : labels.compare}
      </Button>
    </form>
  );
}
