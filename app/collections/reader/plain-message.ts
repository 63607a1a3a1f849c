import type { z } from "zod";
import { isDay } from "#app/lib/days.ts";
import { readDay } from "#app/lib/read-day.ts";
import { closestWord } from "#app/lib/search/closest-word.ts";

function unknownKeys(keys: string[], known: string[]): string {
  const named = keys.map((key) => JSON.stringify(key)).join(", ");
  const meant = keys.length === 1 ? closestWord(keys[0] ?? "", known) : undefined;
  const advice = meant ? `Did you mean "${meant}"?` : `Known are: ${known.join(", ")}.`;
  return `Unrecognized key${keys.length > 1 ? "s" : ""}: ${named}. ${advice}`;
}

/** Lists the choices for an invalid value, and the one that was probably meant. */
export function unknownChoice(input: unknown, choices: string[]): string {
  const expected = choices.map((choice) => JSON.stringify(choice)).join(" | ");
  if (input === undefined) return `This field is missing: expected one of ${expected}`;
  const meant = typeof input === "string" ? closestWord(input, choices) : undefined;
  const advice = meant ? ` Did you mean "${meant}"?` : "";
  return `Expected one of ${expected}, but this is ${JSON.stringify(input)}.${advice}`;
}

const KINDS: Record<string, string> = {
  string: "words",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, each entry on a line of its own that begins with a hyphen and a space",
  object: "fields, each on a line of its own: `name: value`",
};

function wrongType(expected: string, input: unknown): string {
  if (input === undefined) return "This field is missing";
  if (input === null) return "This field is empty";
  const kind = `Expected ${KINDS[expected] ?? expected}`;
  if (expected === "string" && typeof input === "object") {
    const key = Array.isArray(input) ? undefined : Object.keys(input)[0];
    return key === undefined
      ? `${kind}, but this is a list`
      : `${kind}, but "${key}" was read as the name of a field: put quotation marks around the whole value`;
  }
  const isQuoted = expected === "number" && Number.isFinite(Number(input || undefined));
  return `${kind}, but this is ${JSON.stringify(input)}${isQuoted ? ": take the quotation marks away" : ""}`;
}

/** The day that was probably meant, also with the month first; undefined where the text names no day. */
const dayMeant = (input: string): string | undefined =>
  [input, input.replace(/^(\d+)([-/.])(\d+)/, "$3$2$1")].map(readDay).find(isDay);

function wrongDay(input: string): string {
  const meant = dayMeant(input);
  const advice = meant
    ? `Did you mean ${meant}?`
    : /^\d{4}-\d{1,2}-\d{1,2}$/.test(input)
      ? "There is no such day."
      : "An example is 2026-11-21.";
  return `Expected a day as year-month-day, but this is "${input}". ${advice}`;
}

/** Replaces zod's message by one in plain words; undefined keeps zod's. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === "too_big" || code === "too_small") {
    const limit = code === "too_big" ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
    if (input === "") return "This field is empty";
    if (typeof input === "string")
      return `Expected ${limit} characters, but this has ${input.length}: ${JSON.stringify(input)}`;
    if (typeof input === "number") return `Expected ${limit}, but this is ${input}`;
    if (Array.isArray(input)) return `Expected ${limit} entries, but the list has ${input.length}`;
  }
  if (code === "unrecognized_keys") {
    const { shape } = issue.inst as z.ZodObject;
    return unknownKeys(issue.keys as string[], Object.keys(shape));
  }
  if (code === "invalid_value") return unknownChoice(input, issue.values.map(String));
  if (code === "invalid_type") return wrongType(issue.expected, input);
  if (code === "invalid_format" && issue.format === "date") return wrongDay(String(input));
  if (code === "invalid_format" && issue.format === "email") {
    const isForeign = /[^ -~]/.test(String(input));
    return `Expected a mail address such as name@firm.com, but this is ${JSON.stringify(input)}${isForeign ? ". Many mail programs write to plain letters alone: münchen.de, for example, is xn--mnchen-3ya.de there" : ""}`;
  }
  return undefined;
}
