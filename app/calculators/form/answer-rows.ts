import cells from "papaparse";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import type { Calculator, Field, Shown } from "#app/calculators/sums/calculator.ts";
import { evaluate, type Typed } from "#app/calculators/sums/evaluate.ts";
import type { Rate } from "#app/law/rates.ts";
import { readDay } from "#app/lib/read-day.ts";
import type { FieldWords } from "./field-control.tsx";
import { headingsOf, plainHeading } from "./headings.ts";
import { figuresOf, problemsOf, sentenceOf } from "./answer-words.ts";

/** The answer for one pasted row: whom it is about, the figures by name, and its sentence or errors. */
export type AnsweredRow = {
  name: string;
  isAnswered: boolean;
  figures: Record<string, Shown>;
  said: string;
};

export type RowsRequest = {
  calculator: Calculator;
  words: CalculatorWords;
  /** The form's values, for fields that have no column. */
  typed: Typed;
  rates: Rate[];
  today: string;
};

/**
 * Splits pasted text into cells: at tabs, else at semicolons if the first line has one, else as the library finds. By
 * itself it would take the commas in amounts for separators; and a remark further down may have a semicolon.
 */
export const pastedCells = (pasted: string): string[][] =>
  cells.parse<string[]>(pasted, {
    delimiter: pasted.includes("\t") ? "\t" : /^\s*.*;/.test(pasted) ? ";" : "",
  }).data;

/** Returns how a column's cells are read as the form's field would hold them. */
function readerOf({ kind }: Field, { options = {}, optionsAlso = {} }: FieldWords) {
  if (kind === "day") return readDay;
  if (kind !== "choice") return (cell: string) => cell.trim();
  const keys = new Map(
    Object.entries(options).flatMap(([key, label]) =>
      [label, ...(optionsAlso[key] ?? [])].map((is) => [plainHeading(is), key]),
    ),
  );
  // The first words of an answer will do.
  const keyOf = (said: string) =>
    keys.get(said) ?? [...keys].find(([is]) => is.startsWith(`${said} `))?.[1];
  return (cell: string) => keyOf(plainHeading(cell)) ?? cell.trim();
}

/**
 * Answers each row of cells as the form would.
 * @returns the rows, and the headings of no field, but the first (the names), or of one that a column before has
 */
export function answerRows(sheet: string[][], request: RowsRequest) {
  const { calculator, words, typed, rates, today } = request;
  const filled = sheet.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const [first = []] = filled;
  const named = new Map(headingsOf(words.fields));
  const found = first.map((cell) => named.get(plainHeading(cell)));
  const isHeading = found.some(Boolean);
  // The field of each column. Without headings the first is the name, then come all fields.
  const meant = isHeading ? found : [undefined, ...Object.keys(calculator.fields)];
  const who = meant.indexOf(undefined);
  const columns = meant.map((name, place) => (meant.indexOf(name) === place ? name : undefined));
  const unread = isHeading ? first.filter((_, place) => !columns[place] && place !== who) : [];
  const readers = columns.map((id) => id && readerOf(calculator.fields[id]!, words.fields[id]!));
  const rows = filled.slice(isHeading ? 1 : 0).map((cells): AnsweredRow => {
    // A row that was not split into cells gets none of the form's values: its answer would be the form's own.
    const form = cells.length > 1 ? { ...typed } : {};
    // Fields beyond the end of a short row keep the form's value.
    for (const [place, cell] of cells.slice(0, columns.length).entries()) {
      const read = readers[place];
      if (read) form[columns[place]!] = read(cell);
    }
    const answer = evaluate(calculator, form, rates, today);
    const wrong = problemsOf(answer, words).map(({ label, message }) => `${label}: ${message}`);
    return {
      name: cells[who]?.trim() ?? "",
      isAnswered: answer.kind === "answered",
      figures: Object.fromEntries(figuresOf(answer).map(({ key, value }) => [key, value])),
      said: wrong.join("; ") || sentenceOf(answer, words, rates),
    };
  });
  return { rows, unread: unread.map((heading) => heading.trim()).filter(Boolean) };
}
