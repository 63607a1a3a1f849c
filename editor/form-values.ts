/** What a field of a form is, and what it holds; the page in the browser knows it, too. */
import type { FileKind } from "#app/collections/reader/named-files.server.ts";
import { addressOf, initialsOf } from "./names.ts";

export type Values = Record<string, unknown>;

export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first of some fields that says something. */
export const textIn = (value: unknown, ...names: string[]): string | undefined =>
  names
    .map((name) => (value as Values | undefined)?.[name])
    .find((one): one is string => typeof one === "string" && one !== "");

/** What an entry, or a part of one, is known by. */
export const titleOf = (value: unknown): string | undefined =>
  textIn(value, "title", "name", "category", "heading", "label", "term", "id");

export const valueAt = (values: unknown, keys: string[]): unknown =>
  keys.reduce<unknown>((at, key) => (at as Values | undefined)?.[key], values);

/** Puts a value into nested values; undefined takes it out of a group. Nothing else is made anew. */
function withValue(values: unknown, [key = "", ...rest]: string[], value: unknown): unknown {
  const list = Array.isArray(values) ? (values as unknown[]) : undefined;
  const known = (values ?? {}) as Values;
  const next = rest.length > 0 ? withValue(known[key], rest, value) : value;
  if (list) return list.with(Number(key), next ?? "");
  if (next !== undefined) return { ...known, [key]: next };
  const { [key]: _gone, ...others } = known;
  return others;
}

/** What an entry of a list has of its name, until somebody writes something else. */
export const MADE_OF_NAMES: Record<string, (name: string) => string> = {
  id: addressOf,
  initials: initialsOf,
};

/** The same, for the name of an entry that is new. @param makes what is made of it */
export function withNamed(
  values: unknown,
  keys: string[],
  value: unknown,
  makes: string[],
): unknown {
  const parent = keys.slice(0, -1);
  const { name = "", ...known } = (valueAt(values, parent) ?? {}) as Record<string, string>;
  const made = (key: string, words: string) => MADE_OF_NAMES[key]!(words);
  return makes
    .filter((key) => (known[key] ?? "") === made(key, name))
    .reduce(
      (all, key) => withValue(all, [...parent, key], made(key, String(value ?? ""))),
      withValue(values, keys, value),
    );
}

/** One field of a form. What it holds is the value as the file has it. */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  /**
   * `line`: words on one line; `text`: long ones; `markdown`: with headings and lists; `switch`: yes or no; `one`: a
   * choice; `many`: several of them; `group`: fields together; `list`: one or more of `item`; `pairs`: names and values
   */
  kind:
    | "line"
    | "text"
    | "markdown"
    | "number"
    | "switch"
    | "day"
    | "colour"
    | "file"
    | "one"
    | "many"
    | "group"
    | "list"
    | "pairs";
  /** The choices there are, for `one` and `many`. */
  choices?: string[];
  /** The content that gives the choices. */
  refersTo?: string;
  file?: FileKind;
  accept?: string;
  fields?: Field[];
  item?: Field;
  /** Of a list: the field of an entry that names it, and what the button says that adds one. */
  named?: string;
  one?: string;
  min?: number;
  max?: number;
  /** What stands for nothing where the field has to be there all the same. */
  empty?: "" | [];
  default?: unknown;
  /** Of a name: the fields beside it that are made of it. */
  makes?: string[];
  /** Of a colour: the one that the site has by itself. */
  standard?: string;
};

/** A choice from the rest of the content, with the words it is known by. */
export type Reference = { value: string; label: string };

/** The values that a new entry begins with: what has to be there and may say nothing. */
export const emptyValues = (fields: Field[]): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, required, empty, fields: inner = [] }): [string, unknown][] => {
      if (name === "draft") return [[name, true]];
      if (empty !== undefined) return [[name, empty]];
      return kind === "group" && required ? [[name, emptyValues(inner)]] : [];
    }),
  );
