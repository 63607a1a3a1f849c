import { Fragment, useEffect, useRef, type ReactNode } from "react";
import { calculators as labels } from "virtual:labels";
import type { Calculator } from "#app/calculators/sums/calculator.ts";
import type { Answer, Typed } from "#app/calculators/sums/evaluate.ts";
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
  answers: { a: Answer; b?: Answer };
};

/** The form; while two cases are compared, each field has a second one beside it. */
export function Ask(props: AskProps) {
  const { form, calculator, words, initial, typed, answers, left, events, compare } = props;
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
      error={
        left.has(prefix + name)
          ? wrong[of].find((problem) => problem.name === name)?.message
          : undefined
      }
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
  const gist = enteredValues(
    Object.fromEntries(folded.map((name) => [name, fields[name]!])),
    words.fields,
    typed.a,
  );
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
        <MoreFields
          title={words.more ?? ""}
          gist={gist.map(({ text }) => text).join(", ")}
          isFlat={calculator.isFlat}
          hasErrors={wrong.a.some(({ name }) => folded.includes(name) && left.has(name))}
        >
          {folded.map(controls)}
        </MoreFields>
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

type MoreFieldsProps = {
  title: string;
  /** The values of the fields, shown while they are folded. */
  gist: string;
  /** Whether wide viewports show the fields unfolded. */
  isFlat?: boolean;
  /** Opens the fold: an error must be visible. */
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
    <details ref={fold} className={styles.more} data-unfolds={isFlat || undefined}>
      <summary>
        <b>{title}</b>
        <small>{gist}</small>
      </summary>
      <div className={styles.moreFields}>{children}</div>
    </details>
  );
}
