import type { Field, Fields } from "#app/calculators/sums/calculator.ts";
import type { Typed } from "#app/calculators/sums/evaluate.ts";
import { formatShortDay, isDay, weekdayOf } from "#app/lib/days.ts";
import { formatRupees, readRupees } from "#app/lib/rupees.ts";
import type { FieldWords } from "./field-control.tsx";

/** An amount with its digits grouped, as the form shows it, where it is one. */
export function grouped(text: string): string {
  const read = readRupees(text);
  return typeof read === "object" ? formatRupees(read.value).slice(1) : text;
}

/** A day in a field, said again in half a line: a browser writes it in its own order. */
export const echoOf = (day: string): string =>
  isDay(day)
    ? `${`${weekdayOf(day).slice(0, 3)} ${formatShortDay(day)}`.replaceAll(" ", "\u00A0")} ${day.slice(0, 4)}`
    : "";

function writtenValue({ kind }: Field, { options }: FieldWords, text: string): string {
  if (kind === "choice")
    return Object.entries(options ?? {}).find(([key]) => key === text)?.[1] ?? "";
  if (kind === "day") return echoOf(text);
  if (kind !== "money") return text;
  const read = readRupees(text);
  return typeof read === "object" ? formatRupees(read.value) : "";
}

/** What a form holds, field by field in words: for paper and for pages without script. Empty fields are left out. */
export const enteredValues = (fields: Fields, words: Record<string, FieldWords>, typed: Typed) =>
  Object.entries(fields)
    .map(([name, field]) => ({
      term: words[name]!.label,
      text: writtenValue(field, words[name]!, typed[name] ?? ""),
    }))
    .filter(({ text }) => text !== "");
