import { calculators as labels } from "virtual:labels";
import type { Field as FieldOf } from "#app/calculators/sums/calculator.ts";
import { controlOf, Field } from "#app/components/field.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import { fill } from "#app/lib/fill.ts";
import { FIRST_DAY, LAST_DAY } from "#app/calculators/sums/service-period.ts";
import styles from "./field-control.module.css";

export type FieldWords = {
  label: string;
  hint?: string;
  options?: Record<string, string>;
  /** What else sheets call it, and each of its options. */
  also?: string[];
  /** Headings that sheets have for something close to it, and what is then said of it. */
  nearly?: { headings: string[]; remark: string };
  optionsAlso?: Record<string, string[]>;
};

export type FieldControlProps = {
  name: string;
  field: FieldOf;
  words: FieldWords;
  /** The field's value when the page is built. */
  initial: string | undefined;
  error?: string;
  /** The day in words, shown below the field. */
  echo?: string;
  /** Whether it belongs to the second of two cases, whose label is shown at the first case's field only. */
  isSecond?: boolean;
  /** Whether it is at most half a row wide. */
  isNarrow?: boolean;
};

/** In characters. Longer options would be cut off in half a column. */
const LONG_OPTION = 14;

/** A labelled field of a calculator, by its kind: a choice, a day, a sum or a number. It is uncontrolled. */
export function FieldControl(props: FieldControlProps) {
  const { name, field, words, initial = "", error, echo, isSecond = false, isNarrow } = props;
  const id = `calculator-${name}`;
  const label = isSecond ? fill(labels.fieldOfB, { field: words.label }) : words.label;
  const common = { id, label, hint: echo || (isSecond ? undefined : words.hint), error };
  if (field.kind === "choice") {
    const options = Object.entries(words.options ?? {});
    return (
      <SelectField
        {...common}
        name={name}
        defaultValue={initial}
        wide={!isNarrow && options.some(([, text]) => text.length > LONG_OPTION)}
        placeholder={labels.select}
        options={options.map(([value, text]) => ({ value, label: text }))}
      />
    );
  }
  const control = (
    <input
      {...controlOf(common)}
      name={name}
      defaultValue={initial}
      autoComplete="off"
      {...(field.kind === "day"
        ? { type: "date", min: FIRST_DAY, max: LAST_DAY }
        : { type: "text", inputMode: field.kind === "whole" ? "numeric" : "decimal" })}
    />
  );
  return (
    <Field {...common}>
      {field.kind === "money" ? <span className={styles.money}>{control}</span> : control}
    </Field>
  );
}
