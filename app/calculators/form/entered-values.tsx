import { calculators as labels } from "virtual:labels";
import type { Field, Fields } from "#app/calculators/sums/calculator.ts";
import type { Typed } from "#app/calculators/sums/evaluate.ts";
import { formatRupees, readRupees } from "#app/lib/rupees.ts";
import { isDay } from "#app/lib/service-period.ts";
import { writtenDay } from "./site-value-formats.ts";
import styles from "./entered-values.module.css";

type FieldWords = { label: string; options?: Record<string, string> };

function writtenValue({ kind }: Field, { options }: FieldWords, typed: string | string[]): string {
  if (kind === "weekdays") {
    const names = Object.values(labels.weekdays);
    return [typed]
      .flat()
      .map((day) => names[Number(day)])
      .join(", ");
  }
  const text = `${typed}`;
  if (kind === "choice") return options?.[text] ?? "";
  if (kind === "day") return isDay(text) ? writtenDay(text) : "";
  if (kind !== "money") return text;
  const read = readRupees(text);
  return typeof read === "object" ? formatRupees(read.value) : "";
}

export type EnteredValuesProps = {
  fields: Fields;
  words: Record<string, FieldWords>;
  typed: Typed;
};

/** What the answer is worked out from: on paper and without script, where the form does not show. */
export function EnteredValues({ fields, words, typed }: EnteredValuesProps) {
  const rows = Object.entries(fields)
    .map(([name, field]) => {
      const { label } = words[name]!;
      return { label, value: writtenValue(field, words[name]!, typed[name] ?? "") };
    })
    .filter(({ value }) => value !== "");
  return (
    <div className={styles.entered}>
      <h3>{labels.entered}</h3>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
