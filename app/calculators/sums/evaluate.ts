/** From what a form holds to an answer: reads the fields, finds the rates of the day, calculates. */
import { FIRST_DAY, LAST_DAY } from "./service-period.ts";
import { isDay } from "#app/lib/days.ts";
import { readPay } from "#app/lib/pay.ts";
import { MOST_PAISE } from "#app/lib/rupees.ts";
import { readNumber } from "#app/lib/written-number.ts";
import type {
  Calculator,
  Field,
  Figures,
  Gaps,
  Nothing,
  Outcome,
  Shown,
  Worded,
} from "./calculator.ts";
import { heldOn, MissingRate, ratesOn, type Rate, type Rates } from "#app/law/rates.ts";

/** What stands in a form. */
export type Typed = Record<string, string>;

/** What is wrong with a field: something that any form knows, or an error of the calculator's own. */
export type Problem =
  | { error: "required" | "money" | "decimals" | "groups" | "period" }
  | { error: "day" | "choice" | "whole" | "tenths" }
  | { error: "most"; max: number }
  | { error: "range"; first: string; last: string }
  | { error: "number"; min: number; max: number }
  | { own: string };

export type Answer =
  | { kind: "wrong"; problems: Record<string, Problem> }
  /** The answer rests on rates of which nothing is known on that day; on `firstDay` all of them are. */
  | { kind: "refused"; day: string; missing: string[]; firstDay?: string }
  | Answered;

export type Answered = {
  kind: "answered";
  day: string;
  outcome: Outcome;
  rates: Rate[];
  /** All that was worked out, for the drawing. */
  sum: unknown;
};

/** Characters of a value, at most: more than any field needs. */
const LONGEST = 40;

const NOTHING = { money: 0, whole: 0, tenths: 0, day: undefined, choice: undefined };

/** Reads a whole number, or one of days with halves and the like in tenths. */
function readCount(field: Field, text: string): number | Problem {
  const { kind, min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  const decimals = kind === "tenths" ? 1 : 0;
  const read = readNumber(text, decimals);
  if (read === "decimals" || read === "groups") return { error: decimals ? "tenths" : "whole" };
  const size = 10 ** decimals;
  return typeof read === "object" && read.value >= min * size && read.value <= max * size
    ? read.value
    : { error: "number", min, max };
}

function readMoney({ max = MOST_PAISE / 100, per }: Field, text: string): number | Problem {
  const read = readPay(text, per);
  if (read === "none") return { error: "money" };
  if (read === "most" || (typeof read === "object" && read.value > max * 100))
    return { error: "most", max };
  return typeof read === "object" ? read.value : { error: read };
}

function readDay(text: string): string | Problem {
  if (isDay(text)) return text;
  // A year of five digits is what a date field makes of a day that was typed in another order.
  const isOutside = /^\d{4,6}-\d\d-\d\d$/.test(text) && !/^(?:19|20)\d\d-/.test(text);
  return isOutside ? { error: "range", first: FIRST_DAY, last: LAST_DAY } : { error: "day" };
}

/** The value of a field, or what is wrong with it. */
function readField(field: Field, typed = ""): unknown {
  const trimmed = typed.trim();
  // What is too long is not read: every kind of field answers a dash with what it wants.
  const text = trimmed.length > LONGEST ? "-" : trimmed;
  if (text === "") return field.optional ? NOTHING[field.kind] : { error: "required" };
  if (field.kind === "money") return readMoney(field, text);
  if (field.kind === "day") return readDay(text);
  if (field.kind === "choice") return field.options?.includes(text) ? text : { error: "choice" };
  return readCount(field, text);
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === "object" && value !== null && "error" in value;

/** What a calculator's words say of what it works out. */
function outcomeOf(
  { sentences, figures, steps, remarks = {} }: Calculator,
  sum: unknown,
  rates: Rates,
): Outcome {
  const read = (of: Figures<unknown, Shown | Nothing>) =>
    Object.entries(of).flatMap(([key, figure]) => {
      if (typeof figure === "function") return { key, value: figure(sum, rates) };
      const value = (sum as Record<string, unknown>)[key];
      return { key, value: value !== undefined && ({ [figure]: value } as Shown) };
    });
  /** The entries that have a place in the answer, with what they give and what fills their gaps. */
  const entries = <Result>(of: Record<string, Worded<unknown, Result | Nothing>>) =>
    Object.entries(of).flatMap(([key, [find, gaps = {}]]) => {
      const found = find(sum, rates);
      if (!found) return [];
      const filled = read(gaps).map(({ key: gap, value }) => [gap, value as Shown]);
      return [{ key, found: found as Result, gaps: Object.fromEntries(filled) as Gaps }];
    });
  const said = (of: Calculator["sentences"]) => entries(of).map(({ key, gaps }) => ({ key, gaps }));
  return {
    sentence: said(sentences)[0]!,
    figures: read(figures).flatMap(({ key, value }) => (value ? [{ key, value }] : [])),
    // Of many rows only figures and sentence are read.
    get steps() {
      return entries(steps).map(({ key, gaps, found }) => {
        const { working, due, rates: ids, total, ...value } = found;
        return { key, gaps, working, due, rates: ids, total, value: value as Shown };
      });
    },
    remarks: said(remarks),
  };
}

/** @param today the day whose law applies where the calculator asks for none */
export function evaluate(
  calculator: Calculator,
  typed: Typed,
  rates: Rate[],
  today: string,
): Answer {
  const { fields, rates: ids, dayOf, check } = calculator;
  const read = Object.entries(fields).map(
    ([name, field]) => [name, readField(field, typed[name])] as const,
  );
  const wrong = read.filter(([, value]) => isProblem(value));
  if (wrong.length > 0)
    return { kind: "wrong", problems: Object.fromEntries(wrong) as Record<string, Problem> };
  const values = Object.fromEntries(read) as Parameters<Calculator["sum"]>[0];
  const day = dayOf?.(values) ?? today;
  const answerOn = (lawDay: string): Answer => {
    const known = ratesOn(lawDay, rates);
    const problems = Object.entries(check?.(values, known) ?? {}).map(
      ([name, own]) => [name, { own }] as [string, Problem],
    );
    if (problems.length > 0) return { kind: "wrong", problems: Object.fromEntries(problems) };
    const sum = calculator.sum(values, known, day);
    return {
      kind: "answered",
      day,
      outcome: outcomeOf(calculator, sum, known),
      get rates() {
        return heldOn(lawDay, ids, rates);
      },
      sum,
    };
  };
  return withRates(answerOn, day, rates);
}

/** The answer by the law of a day, or what is missing for it: only a rate that the answer rests on can be missing. */
function withRates(answerOn: (lawDay: string) => Answer, day: string, rates: Rate[]): Answer {
  const missing: string[] = [];
  let lawDay = day;
  for (;;) {
    try {
      const answer = answerOn(lawDay);
      return missing.length > 0 ? { kind: "refused", day, missing, firstDay: lawDay } : answer;
    } catch (error) {
      if (!(error instanceof MissingRate)) throw error;
      missing.push(error.id);
      const from = rates.find(({ id }) => id === error.id)?.from;
      if (from === undefined || from <= lawDay) return { kind: "refused", day, missing };
      lawDay = from;
    }
  }
}

/** What a form holds, as the fragment of an address: it never reaches a server. @param prefix before each name */
export function toFragment(fields: Calculator["fields"], typed: Typed, prefix = ""): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(fields)) {
    if (typed[name]) params.set(prefix + name, typed[name]);
  }
  return `#${params}`;
}

/** What a fragment puts into a form; undefined where it has nothing for it. What is missing stays empty. */
export function fromFragment(
  fields: Calculator["fields"],
  fragment: string,
  prefix = "",
): Typed | undefined {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const names = Object.keys(fields);
  if (!names.some((name) => params.has(prefix + name))) return undefined;
  return Object.fromEntries(
    names.map((name) => [name, (params.get(prefix + name) ?? "").slice(0, LONGEST)]),
  );
}
