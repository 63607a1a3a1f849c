/** From a form's values to an answer: reads the fields, finds the day's rates, computes. */
import { FIRST_DAY, LAST_DAY } from "./service-period.ts";
import { isDay } from "#app/lib/days.ts";
import { readPay } from "#app/lib/pay.ts";
import { MOST_PAISE, portion } from "#app/lib/rupees.ts";
import { readNumber } from "#app/lib/written-number.ts";
import type {
  Calculator,
  Field,
  Figures,
  Gaps,
  Nothing,
  Outcome,
  Shown,
  Warning,
  Worded,
} from "./calculator.ts";
import { heldOn, MissingRate, ratesOn, type Rate, type Rates } from "#app/law/rates.ts";

/** The text of each field of a form, by name. */
export type Typed = Record<string, string>;

export type Problem =
  | { error: "required" | "money" | "decimals" | "groups" | "period" }
  | { error: "day" | "choice" | "whole" | "tenths" }
  | { error: "most"; max: number }
  | { error: "range"; first: string; last: string }
  | { error: "number"; min: number; max: number }
  | { own: string };

export type Answer =
  | { kind: "wrong"; problems: Record<string, Problem> }
  /** Rates that the answer needs are unknown on that day; from `firstDay` on all are known. */
  | { kind: "refused"; day: string; missing: string[]; firstDay?: string }
  | Answered;

export type Answered = {
  kind: "answered";
  day: string;
  outcome: Outcome;
  /** Where figures that are valid each by itself contradict the law together. */
  warnings: Warning[];
  rates: Rate[];
  /** All results, for the drawing. */
  sum: unknown;
};

/** In characters: longer than any field needs. */
const LONGEST = 40;

const NOTHING = { money: 0, whole: 0, tenths: 0, day: undefined, choice: undefined };

/** Reads a whole number, or days with fractions as tenths. */
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
  // Date fields return a five-digit year when a day was typed in another order.
  const isOutside = /^\d{4,6}-\d\d-\d\d$/.test(text) && !/^(?:19|20)\d\d-/.test(text);
  return isOutside ? { error: "range", first: FIRST_DAY, last: LAST_DAY } : { error: "day" };
}

/** The value of a field, or its error. */
function readField(field: Field, typed = ""): unknown {
  const trimmed = typed.trim();
  // Too long a text becomes a dash, which every kind of field rejects with its own message.
  const text = trimmed.length > LONGEST ? "-" : trimmed;
  if (text === "") return field.optional ? NOTHING[field.kind] : { error: "required" };
  if (field.kind === "money") return readMoney(field, text);
  if (field.kind === "day") return readDay(text);
  if (field.kind === "choice") return field.options?.includes(text) ? text : { error: "choice" };
  return readCount(field, text);
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === "object" && value !== null && "error" in value;

/** Selects what the answer says of the results. */
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
  /** The entries that are not left out, with their values and the values of their gaps. */
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
    // A getter, since pasted rows need only figures and sentence.
    get steps() {
      return entries(steps).map(({ key, gaps, found }) => {
        const { working, due, rates: ids, total, ...value } = found;
        return { key, gaps, working, due, rates: ids, total, value: value as Shown };
      });
    },
    remarks: said(remarks),
  };
}

/** Compares wages with half of the pay (Code on Wages, section 2(y)) and with the minimum wage (section 5). */
function warningsOf(
  calculator: Calculator,
  values: Parameters<Calculator["sum"]>[0],
  rates: Rates,
  day: string,
): Warning[] {
  if (!calculator.payOf) return [];
  const { pay, wages, minimum = 0 } = calculator.payOf(values, rates);
  const half = pay - portion(pay, rates.share("wages-exclusions"));
  const byLaw = wages < half && calculator.sum({ ...values, wages: half }, rates, day);
  const [figure] = byLaw ? outcomeOf(calculator, byLaw, rates).figures : [];
  return [
    figure && { key: "belowHalf" as const, sum: { money: half } },
    figure && { key: "byLaw" as const, sum: figure.value, figure: figure.key },
    Math.max(wages, half) < minimum && { key: "belowMinimum" as const, sum: { money: minimum } },
  ].filter((warning) => !!warning);
}

/** Answers a form. @param today the ISO day whose law applies where the calculator asks for none */
export function evaluate(
  calculator: Calculator,
  typed: Typed,
  rates: Rate[],
  today: string,
): Answer {
  const { fields, rates: ids, dayOf, check } = calculator;
  const read = Object.entries(fields).map(([name, field]) => {
    const { unless: [other, value] = [] } = field;
    const optional = field.optional || (other !== undefined && typed[other] === value);
    return [name, readField({ ...field, optional }, typed[name])] as const;
  });
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
      warnings: warningsOf(calculator, values, known, day),
      get rates() {
        return heldOn(lawDay, ids, rates);
      },
      sum,
    };
  };
  return withRates(answerOn, day, rates);
}

/** The answer by the law of a day, or the rates missing for it: only those that the answer reads. */
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

/** A form's values as a URL fragment, which is never sent to a server. @param prefix before each name */
export function toFragment(fields: Calculator["fields"], typed: Typed, prefix = ""): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(fields)) {
    if (typed[name]) params.set(prefix + name, typed[name]);
  }
  return `#${params}`;
}

/** Reads a form's values from a URL fragment; undefined where it has none for it. Missing values are empty. */
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
