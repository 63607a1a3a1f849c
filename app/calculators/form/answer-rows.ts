import { max, sum } from "d3-array";
import cells from "papaparse";
import { calculators as labels } from "virtual:labels";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import type { Calculator, Field, Shown } from "#app/calculators/sums/calculator.ts";
import { evaluate, type Typed } from "#app/calculators/sums/evaluate.ts";
import type { Rate } from "#app/law/rates.ts";
import { addDays } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { readDay } from "#app/lib/read-day.ts";
import {
  enteredValues,
  figuresOf,
  problemsOf,
  sentenceOf,
  warningsOf,
  written,
  echoOf,
} from "./form-words.ts";
import type { FieldWords } from "./field-control.tsx";
import { headingsOf, plainHeading } from "./headings.ts";
import { capital } from "#app/lib/text.ts";

/** The answer for one pasted row: whom it is about, the figures by name, and its sentence or errors. */
export type AnsweredRow = {
  name: string;
  isAnswered: boolean;
  figures: Record<string, Shown>;
  said: string;
  /** Marks rows whose sentences differ only in the row's own figures; undefined for errors. */
  sentence?: string;
  /** What it says beside that sentence. */
  warnings: string;
};

export type RowsRequest = {
  calculator: Calculator;
  words: CalculatorWords;
  /** The form's values: of fields without a column, those that all rows share are taken from it. */
  typed: Typed;
  rates: Rate[];
  today: string;
};

/** What the visitor says of columns with unknown headings: for each plain heading a field, or `NO_FIELD`. */
export type Matched = Record<string, string>;
export const NO_FIELD = "none";

/** Spreadsheets may give a day as its number, counted from this one. */
const DAY_ZERO = "1899-12-30";

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
  if (kind === "day")
    return (cell: string) =>
      /^[2-7]\d{4}$/.test(cell.trim()) ? addDays(DAY_ZERO, Number(cell)) : readDay(cell);
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

const isFigure = (cell = ""): boolean => /^(₹|rs\.?|inr)?\s*\d/i.test(cell.trim());

/** Finds which field each column of a sheet holds, and whom a row is about. A column without heading has its number. */
function columnsOf(sheet: string[][], { calculator, words }: RowsRequest, matched: Matched) {
  const filled = sheet.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  // A sheet leaves out empty cells at a row's end: the longest row counts the columns.
  const count = max(filled, ({ length }) => length) ?? 0;
  const headings = Array.from({ length: count }, (_, at) => filled[0]![at]?.trim() || `#${at + 1}`);
  const plain = headings.map(plainHeading);
  const said = new Map(Object.entries(matched));
  const known = new Map([
    ...labels.rows.people.map((heading) => [plainHeading(heading), NO_FIELD] as const),
    ...headingsOf(words.fields),
    ...said,
  ]);
  const found = plain.map((heading) => known.get(heading));
  // A row that was not split into cells has errors instead of an answer.
  const isHeading = found.some(Boolean) || (plain.length > 1 && !headings.some(isFigure));
  // Without headings the first is the name, then come all fields.
  const inOrder = [NO_FIELD, ...Object.keys(calculator.fields)].slice(0, plain.length);
  const meant = isHeading ? found : inOrder;
  const columns = meant.map((name, place) => (meant.indexOf(name) === place ? name : undefined));
  const people = filled.slice(isHeading ? 1 : 0);
  const unknown = (isHeading ? plain : []).flatMap((heading, place) => {
    const is = said.get(heading);
    // What is said of a heading holds for its first column.
    const isFirst = plain.indexOf(heading) === place;
    const isAsked = isFirst && people.some((cells) => isFigure(cells[place]));
    return is || (!columns[place] && meant[place] !== NO_FIELD)
      ? { heading: headings[place]!, place, is, isAsked }
      : [];
  });
  const asked = unknown.filter(({ isAsked }) => isAsked);
  const isWho = (name = NO_FIELD, at = 0) =>
    name === NO_FIELD && !asked.some(({ place }) => place === at);
  const who = meant.findIndex(isWho);
  const unread = unknown.flatMap(({ heading, place, isAsked }) =>
    isAsked || place === who || heading === `#${place + 1}` ? [] : heading,
  );
  const nearly = headings.flatMap((heading, place) => {
    const near = words.fields[columns[place] ?? ""]?.nearly;
    const isNear = near?.headings.some((is) => plainHeading(is) === plain[place]);
    return isNear ? fill(near!.remark, { heading }) : [];
  });
  return { columns, people, who, asked, unread, nearly };
}

/**
 * Answers each row of cells as the form would. A figure, day or amount is never taken from the form: without a column or
 * with an empty cell it is empty. Only what all rows may share is.
 * @param matched what columns with unknown headings are
 * @returns the rows, none while it is unknown what a column of figures is; such columns; the headings of others that no
 * field has, or a column before; what is said of columns that are nearly what their field asks for; the fields that have
 * no column; and the values that come from the form
 */
export function answerRows(sheet: string[][], request: RowsRequest, matched: Matched = {}) {
  const { calculator, words, typed, rates, today } = request;
  const { fields } = calculator;
  const { columns, people, who, asked, ...told } = columnsOf(sheet, request, matched);
  const free = Object.keys(fields).filter((name) => !columns.includes(name));
  const isShared = (name: string) => fields[name]!.kind === "choice" || fields[name]!.isShared;
  const shared = Object.fromEntries(free.filter(isShared).map((name) => [name, fields[name]!]));
  const readers = columns.map((id = "") => fields[id] && readerOf(fields[id], words.fields[id]!));
  const waits = asked.some(({ is }) => !is);
  const rows = (waits ? [] : people).map((cells, at): AnsweredRow => {
    const form = Object.fromEntries(Object.keys(shared).map((name) => [name, typed[name] ?? ""]));
    for (const [place, read] of readers.entries())
      if (read) form[columns[place]!] = read(cells[place] ?? "");
    const answer = evaluate(calculator, form, rates, today);
    const wrong = problemsOf(answer, words).map(({ label, message }) => `${label}: ${message}`);
    const found = figuresOf(answer);
    const figures = Object.fromEntries(found.map(({ key, value }) => [key, value]));
    // The form shows the main figure large above the sentence, which goes on from it.
    const main = found.slice(0, calculator.drawsFigures ? 0 : 1).map(({ value }) => written(value));
    const isAnswered = answer.kind === "answered";
    const { key, gaps = {} } = isAnswered ? answer.outcome.sentence : {};
    const others = Object.entries(gaps).filter(([name]) => !figures[name]);
    return {
      name: cells[who]?.trim() || `${at + 1}`,
      isAnswered,
      figures,
      said: wrong.join("; ") || [...main, sentenceOf(answer, words, rates)].join(" "),
      sentence: key && JSON.stringify([key, others]),
      warnings: warningsOf(answer, words).join(" "),
    };
  });
  const fromForm = enteredValues(shared, words.fields, typed);
  return { ...told, rows, asked, waits, free, fromForm };
}

/** A figure as spreadsheets read it: a plain number or an ISO day. */
const bare = (value: Shown): string =>
  "money" in value ? `${value.money / 100}` : "day" in value ? value.day : written(value);

/**
 * Answered rows as a table, with a column for each figure that any row has. Columns of money that all answered rows
 * have are summed up.
 * @param isBrief whether rows leave a sentence that they share to that of `above`, to be shown above the table. Else
 * each row says all, and figures are as spreadsheets read them
 */
export function rowsTable(
  rows: AnsweredRow[],
  names: Record<string, string>,
  { isAverage }: Calculator,
  isBrief = false,
) {
  const answered = rows.filter(({ isAnswered }) => isAnswered);
  const [first, second] = answered.filter(({ sentence }) => sentence === answered[0]!.sentence);
  const above = isBrief && second ? first : undefined;
  const brief = (value: Shown) => ("day" in value ? echoOf(value.day) : written(value));
  const write = isBrief ? brief : bare;
  const columns = Object.keys(names).filter((key) => rows.some(({ figures }) => figures[key]));
  const lines = rows.map(({ name, isAnswered, figures, said, sentence, warnings }) => ({
    "data-look": isAnswered ? undefined : "wrong",
    head: name,
    cells: [
      ...columns.map((key) => (figures[key] ? write(figures[key]) : "")),
      above && sentence === above.sentence ? (said === above.said ? "" : warnings) : said,
    ],
  }));
  const sums = columns.map((key) => {
    const sizes = answered.map(({ figures: { [key]: of } }) => of && "money" in of && of.money);
    return sizes.every(Number.isInteger) ? write({ money: sum(sizes as number[]) }) : "";
  });
  const head = fill(labels.rows.total, { count: answered.length });
  if (answered.length > 1 && !isAverage && sums.some(Boolean))
    lines.push({ "data-look": "total", head, cells: [...sums, ""] });
  const heads = columns.map((key) => capital(names[key]!));
  return { heads: [labels.rows.who, ...heads, labels.rows.says], rows: lines, above };
}
