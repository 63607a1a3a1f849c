/** What a field of a form is, and what it holds; the page in the browser knows it, too. */
import anyAscii from "any-ascii";
import { addressWord } from "#app/lib/address/address-word.ts";
import { plainDigits, withoutGroups } from "#app/lib/written-number.ts";
import { foldedText } from "#app/lib/search/folded-text.ts";
import type { FileKind } from "#app/collections/reader/named-files.server.ts";

export type Values = Record<string, unknown>;

export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first of some fields that says something. */
export const textIn = (value: unknown, ...names: string[]): string | undefined =>
  names
    .map((name) => (value as Values | undefined)?.[name])
    .find((one): one is string => typeof one === "string" && one !== "");

const NAMES = ["title", "name", "category", "heading", "label"];

/** What an entry, or a part of one, is known by: its name, or else what it says. */
export const titleOf = (value: unknown): string | undefined =>
  textIn(value, ...NAMES, "term", "text", "quote", "id", "from");

/** What others name an entry of a list by, its id or the word that it is, and where, as the schemas say it. */
export const namedBy = (file: string, list: string, item: unknown) => ({
  id: typeof item === "string" ? item : textIn(item, "id"),
  target: `${file} ${list}.*${typeof item === "string" ? "" : ".id"}`,
});

/** A number as it is typed; a text that is none stays one, and undefined is nothing. */
export function typedNumber(text: string): number | string | undefined {
  const plain = withoutGroups(plainDigits(text));
  if (plain === "") return undefined;
  return Number.isFinite(Number(plain)) ? Number(plain) : text;
}

/** Takes the place of a value with which what it stands in goes, too. */
export const WITH_ALL = Symbol("with all that it stands in");

/** The same values with each word, number and switch changed; one that becomes undefined is taken out. */
export function mapLeaves(
  value: unknown,
  change: (leaf: unknown, keys: string[]) => unknown,
  keys: string[] = [],
): unknown {
  const inner = (key: string, one: unknown) => mapLeaves(one, change, [...keys, key]);
  const isKept = (one: unknown) => one !== undefined;
  if (Array.isArray(value)) return value.map((one, at) => inner(String(at), one)).filter(isKept);
  if (!isValues(value)) return change(value, keys);
  const pairs = Object.entries(value).map(([key, one]) => [key, inner(key, one)]);
  if (pairs.some(([, one]) => one === WITH_ALL)) return undefined;
  return Object.fromEntries(pairs.filter(([, one]) => isKept(one)));
}

/** Every word, number and switch in some values, with the keys that lead to it. */
export const leavesOf = (value: unknown, keys: string[] = []): [keys: string[], leaf: unknown][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...keys, key]))
    : [[keys, value]];

export const valueAt = (values: unknown, keys: string[]): unknown =>
  keys.reduce<unknown>((at, key) => (at as Values | undefined)?.[key], values);

/**
 * Puts a value into nested values. Undefined, which JSON leaves out, keeps the place in a group: a field that is emptied and
 * filled again is as it was. Nothing else is made anew.
 */
function withValue(values: unknown, [key = "", ...rest]: string[], value: unknown): unknown {
  const list = Array.isArray(values) ? (values as unknown[]) : undefined;
  const known = (values ?? {}) as Values;
  const next = rest.length > 0 ? withValue(known[key], rest, value) : value;
  return list ? list.with(Number(key), next ?? "") : { ...known, [key]: next };
}

/** Words as an address writes them: `Ångström & Größe` is `angstrom-and-grosse`, `मीरा` is `mira`. */
export const slugOf = (words: string): string =>
  addressWord(anyAscii(foldedText(words).replaceAll("&", " and ")).replaceAll(/['`]/g, ""));

/** The same for what gets a new name: no system takes a file's of more than 255 letters. */
export const shortSlug = (words: string): string => slugOf(words).slice(0, 80).replace(/-$/, "");

/** Up to three letters that stand for a person: `Asha Rao` is `AR`. */
export const initialsOf = (name: string): string =>
  (name.match(/(?<=^|[\s-])\p{L}/gu) ?? []).join("").toUpperCase().slice(0, 3);

/** What others name an entry of a list by: the name as addresses bear it, or, where it has no letter, its code points in base 36. */
export const idOf = (name: string): string =>
  shortSlug(name) || Array.from(name.trim(), (sign) => sign.codePointAt(0)!.toString(36)).join("");

/** What an entry of a list has of its name, until somebody writes something else. */
export const MADE_OF_NAMES: Record<string, (name: string) => string> = {
  id: idOf,
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

/** `line`: words on one line; `text`: long ones; `markdown`: with headings and lists; `switch`: yes or no. */
type Single = "line" | "text" | "markdown" | "number" | "switch" | "day" | "colour" | "file";

/**
 * One field of a form. What it holds is the value as the file has it; of kind `one`: a choice; `many`: several of them;
 * `group`: fields together; `list`: one or more of `item`.
 */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  kind: Single | "one" | "many" | "group" | "list";
  /** The choices there are, for `one` and `many`. */
  choices?: string[];
  /** The content that gives the choices. */
  refersTo?: string;
  file?: FileKind;
  accept?: string;
  fields?: Field[];
  item?: Field;
  /** Of a list: what the button says that adds one. */
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

/**
 * The field of a form that a path such as `links[0].to` leads to, or the nearest one around it.
 * @param values whose names stand for the places of entries in lists
 * @returns it, its path as the form numbers it, and that in words: `links.0.to` is “Links 1, Leads to”
 */
export function fieldAt(
  fields: Field[],
  path: string,
  values?: Values,
): { field?: Field; key?: string; label?: string } {
  const keys: string[] = [];
  const labels: string[] = [];
  let found: Field | undefined;
  let inner: Field[] | undefined = fields;
  for (const part of path.split(/[.[\]]+/).filter(Boolean)) {
    const isPlace = /^\d+$/.test(part);
    const next: Field | undefined = isPlace
      ? found?.item
      : inner?.find(({ name }) => name === part);
    if (!next) break;
    keys.push(part);
    const list = isPlace ? labels.pop() : undefined;
    const name = list && textIn(valueAt(values, keys), ...NAMES);
    labels.push(name ?? (list ? `${list} ${Number(part) + 1}` : next.label));
    found = next;
    inner = next.fields;
  }
  return found ? { field: found, key: keys.join("."), label: labels.join(", ") } : {};
}

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
