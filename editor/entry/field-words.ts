/** The words of forms; the schemas' descriptions are written for people who edit files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Field } from "./form-values.ts";

type Words = Record<string, string>;
const words = parse(readFileSync(join(import.meta.dirname, "field-words.yaml"), "utf8")) as {
  labels: Words;
  hints: Words;
  ones: Words;
  kinds: Record<Field["kind"], string>;
  places: Words;
  notices: Words;
};

/** Descriptions about file syntax, which forms leave out. */
const OF_FILES =
  /^(?:Plain text, shown|The name of a |One of (?:those in |`)|Ids? of |An id of |The id of |A day as year-|true while )/;

/** The word for a field, by its name and parents: `amount.from` takes precedence over `from`. */
function own(said: Words, name: string, within: string[]): string | undefined {
  const around = within.findLast((outer) => outer !== "entry");
  return said[`${around}.${name}`] ?? said[name];
}

/** `lawRules` becomes "Law rules". @param within names of the parent fields, the nearest last */
export function labelOf(name: string, within: string[] = []): string {
  const plain = name
    .replaceAll("-", " ")
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return own(words.labels, name, within) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The hint below a field; none for a notice whose group says it. @param description from its schema */
export function hintOf(
  { name, kind }: Pick<Field, "name" | "kind">,
  within: string[],
  description = "",
): string {
  const isNotice = ["labels", "calculators"].includes(within[0] ?? "");
  const told = OF_FILES.test(description) ? "" : description;
  const isWords = kind === "line" || kind === "text";
  if (!isNotice) return own(words.hints, name, within) || told || words.kinds[kind];
  return told || own(isWords ? words.notices : words.places, name, within) || "";
}

/** The label of the button that adds an entry to a list. */
export const oneOf = (name: string, label: string): string =>
  words.ones[name] ??
  label
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?<!s)s$/, "");
