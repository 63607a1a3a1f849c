/** The kinds and values of fields, shared by the server and the page in the browser. */
import anyAscii from "any-ascii";
import { addressWord } from "#app/lib/address/address-word.ts";
import { plainDigits, withoutGroups } from "#app/lib/written-number.ts";
import { foldedText } from "#app/lib/search/folded-text.ts";
import type { FileKind } from "#app/collections/reader/named-files.server.ts";

export type Values = Record<string, unknown>;

export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first non-empty text of some fields. */
export const textIn = (value: unknown, ...names: string[]): string | undefined =>
  names
    .map((name) => (value as Values | undefined)?.[name])
    .find((one): one is string => typeof one === "string" && one !== "");

const NAMES = ["title", "name", "category", "heading", "label"];

/** The title of an entry, or of a part of one: its name, or else its text. */
export const titleOf = (value: unknown): string | undefined =>
  textIn(value, ...NAMES, "term", "text", "quote", "id", "from");

/** The id by which others refer to an entry of a list, and the list as the schemas write it. */
export const namedBy = (file: string, list: string, item: unknown) => ({
  id: typeof item === "string" ? item : textIn(item, "id"),
  target: `${file} ${list}.*${typeof item === "string" ? "" : ".id"}`,
});

/** Parses a typed number; other texts stay texts, and an empty one is undefined. */
export function typedNumber(text: string): number | string | undefined {
  const plain = withoutGroups(plainDigits(text));
  if (plain === "") return undefined;
  return Number.isFinite(Number(plain)) ? Number(plain) : text;
}

/** Finds a file or an address where a text names it, and not as a part of another name. */
export function naming(name: string): RegExp {
  // Links write a space as `%20`.
  const written = [name, encodeURI(name)].map(RegExp.escape).join("|");
  // A full stop at the end of a sentence is no part of a name.
  return new RegExp(`(?<![\\w.-])(?:${written})(?![\\w/-]|\\.\\w)`);
}

/** A marker for a value whose parent is to be removed, too. */
export const WITH_ALL = Symbol("with all that it stands in");

/** The values with each leaf replaced; a leaf that becomes undefined is removed. */
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

/** All leaves of values, with the keys that lead to them. */
export const leavesOf = (value: unknown, keys: string[] = []): [keys: string[], leaf: unknown][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...keys, key]))
    : [[keys, value]];

/** The value at a path of keys; undefined where one is missing. */
export const valueAt = (values: unknown, keys: string[]): unknown =>
  keys.reduce<unknown>((at, key) => (at as Values | undefined)?.[key], values);

/**
 * Sets a value in nested values. Undefined, which JSON leaves out, keeps the key in its place: a field that is cleared
 * and filled again is unchanged. All other objects are kept.
 */
function withValue(values: unknown, [key = "", ...rest]: string[], value: unknown): unknown {
  const list = Array.isArray(values) ? (values as unknown[]) : undefined;
  const known = (values ?? {}) as Values;
  const next = rest.length > 0 ? withValue(known[key], rest, value) : value;
  return list ? list.with(Number(key), next ?? "") : { ...known, [key]: next };
}

/** Words as a segment of an address: `Ångström & Größe` is `angstrom-and-grosse`, `मीरा` is `mira`. */
export const slugOf = (words: string): string =>
  addressWord(anyAscii(foldedText(words).replaceAll("&", " and ")).replaceAll(/['`]/g, ""));

/** A slug for a file name, which no system allows to have more than 255 characters. */
export const shortSlug = (words: string): string => slugOf(words).slice(0, 80).replace(/-$/, "");

/** Up to three initials of a person: `Asha Rao` is `AR`. */
export const initialsOf = (name: string): string =>
  (name.match(/(?<=^|[\s-])\p{L}/gu) ?? []).join("").toUpperCase().slice(0, 3);

/** The id of a new entry of a list: its name as a slug, or without letters its code points in base 36. */
export const idOf = (name: string): string =>
  shortSlug(name) || Array.from(name.trim(), (sign) => sign.codePointAt(0)!.toString(36)).join("");

/** Fields that are derived from an entry's name until somebody changes them. */
export const MADE_OF_NAMES: Record<string, (name: string) => string> = {
  id: idOf,
  initials: initialsOf,
};

/** Fills in derived fields from the name of a new entry. @param makes the names of these fields */
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
 * A field of a form. Its value is that of the file. Kind `one` is a choice, `many` several choices, `group` several
 * fields, `list` any number of `item`.
 */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  kind: Single | "one" | "many" | "group" | "list";
  /** The choices of `one` and `many`. */
  choices?: string[];
  /** The content that the choices come from. */
  refersTo?: string;
  file?: FileKind;
  accept?: string;
  fields?: Field[];
  item?: Field;
  /** For a list: the label of the button that adds an entry. */
  one?: string;
  min?: number;
  max?: number;
  /** The empty value of a required field. */
  empty?: "" | [];
  default?: unknown;
  /** For a name: the fields that are derived from it. */
  makes?: string[];
  /** For a colour: the site's default. */
  standard?: string;
  /** For a text: whether each line is a paragraph to visitors. */
  hasLines?: true;
};

/**
 * The field at a path such as `links[0].to`, or its nearest parent.
 * @param values to name entries of lists in words
 * @returns the field, its path in the form, and the path in words: `links.0.to` is “Links 1, Leads to”
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

/** A choice from other content, with its label. */
export type Reference = { value: string; label: string };

/** The first values of a new entry: required fields that may be empty. */
export const emptyValues = (fields: Field[]): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, required, empty, fields: inner = [] }): [string, unknown][] => {
      if (name === "draft") return [[name, true]];
      if (empty !== undefined) return [[name, empty]];
      return kind === "group" && required ? [[name, emptyValues(inner)]] : [];
    }),
  );
