import type { Field, Fields } from "#app/calculators/sums/calculator.ts";
import type { Typed } from "#app/calculators/sums/evaluate.ts";
import { formatShortDay, isDay, weekdayOf } from "#app/lib/days.ts";
import { readPay } from "#app/lib/pay.ts";
import { formatRupees } from "#app/lib/rupees.ts";
import type { FieldWords } from "./field-control.tsx";

/** How a field shows a text: an amount with its digits grouped, any other text unchanged. */
export function shownText(field: Field | undefined, text: string): string {
  const read = field?.kind === "money" && readPay(text, field.per);
  return typeof read === "object" ? formatRupees(read.value).slice(1) : text;
}

/** A day in words: browsers show a date field in their own order. */
export const echoOf = (day: string): string =>
  isDay(day)
    ? `${`${weekdayOf(day).slice(0, 3)} ${formatShortDay(day)}`.replaceAll(" ", "\u00A0")} ${day.slice(0, 4)}`
    : "";

function writtenValue({ kind, per }: Field, { options }: FieldWords, text: string): string {
  if (kind === "choice")
    return Object.entries(options ?? {}).find(([key]) => key === text)?.[1] ?? "";
  if (kind === "day") return echoOf(text);
  if (kind !== "money") return text;
  const read = readPay(text, per);
  return typeof read === "object" ? formatRupees(read.value) : "";
}

/** A form's values in words, field by field, for paper and for pages without script. Empty fields are left out. */
export const enteredValues = (fields: Fields, words: Record<string, FieldWords>, typed: Typed) =>
  Object.entries(fields)
    .map(([name, field]) => ({
      term: words[name]!.label,
      text: writtenValue(field, words[name]!, typed[name] ?? ""),
    }))
    .filter(({ text }) => text !== "");
