import type { UseFormRegister } from "react-hook-form";
import { calculators as labels } from "virtual:labels";
import type { Field } from "#app/calculators/sums/calculator.ts";
import type { Typed } from "#app/calculators/sums/evaluate.ts";
import { CheckboxGroup } from "#app/components/checkbox-group.tsx";
import { FIRST_DAY, LAST_DAY } from "#app/lib/service-period.ts";
import { TextField } from "#app/components/field.tsx";
import { SelectField } from "#app/components/select-field.tsx";

export type FieldControlProps = {
  name: string;
  field: Field;
  words: { label: string; hint?: string; options?: Record<string, string> };
  /** What stands in the field when the page is built. */
  initial: string | string[] | undefined;
  error?: string;
  register: UseFormRegister<Typed>;
};

/** Longer answers would be cut in half a column. */
const LONG_OPTION = 24;

const controlId = (name: string): string => `calculator-${name}`;

/** The control that suits a field's kind. */
export function FieldControl(props: FieldControlProps) {
  const { name, field, words, initial = "", error, register } = props;
  const id = controlId(name);
  if (field.kind === "weekdays") {
    return (
      <CheckboxGroup
        id={id}
        label={words.label}
        error={error}
        options={Object.values(labels.weekdays).map((label, day) => ({ value: `${day}`, label }))}
        ticked={[initial].flat()}
        {...register(name)}
      />
    );
  }
  const common = {
    id,
    label: words.label,
    hint: words.hint,
    error,
    optional: field.optional,
    defaultValue: `${initial}`,
    ...register(name),
  };
  if (field.kind === "choice") {
    return (
      <SelectField
        {...common}
        wide={Object.values(words.options ?? {}).some(({ length }) => length > LONG_OPTION)}
        placeholder={labels.select}
        options={Object.entries(words.options ?? {}).map(([value, label]) => ({ value, label }))}
      />
    );
  }
  return field.kind === "day" ? (
    <TextField {...common} type="date" min={FIRST_DAY} max={LAST_DAY} />
  ) : (
    <TextField
      {...common}
      type="text"
      inputMode={field.kind === "whole" ? "numeric" : "decimal"}
      autoComplete="off"
    />
  );
}
