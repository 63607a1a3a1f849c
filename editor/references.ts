/** Who names what in the content, and how a name is replaced everywhere. */
import { isDeepStrictEqual } from "node:util";
import { readText } from "#app/collections/reader/content-file.server.ts";
import { nameInWords } from "../scripts/changes/describe.ts";
import { changeEntries, entryFiles } from "./entry-files.ts";
import { entryOf, isReadable, type Entry } from "./entry-text.ts";
import { formFields } from "./form-fields.ts";
import { isValues, type Field, type Values } from "./form-values.ts";

/** An entry that names something. */
export type Use = { file: string; name: string };

/** What becomes of a name of some content. @returns undefined where it is taken out */
type Replace = (value: string, target: string) => string | undefined;

/** Goes through the values that name some content. */
function replaced(fields: Field[], values: Values, replace: Replace): Values {
  const inField = (field: Field, value: unknown): unknown => {
    if (value === undefined) return value;
    if (field.kind === "group" && isValues(value))
      return replaced(field.fields ?? [], value, replace);
    if (field.kind === "list" && Array.isArray(value) && field.item)
      return value.map((item) => inField(field.item!, item));
    const { refersTo } = field;
    if (!refersTo) return value;
    const one = (name: unknown) => (typeof name === "string" ? replace(name, refersTo) : name);
    if (!Array.isArray(value)) return one(value);
    const named = value.map(one);
    return [...new Set(named.filter((name) => name !== undefined))];
  };
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const field = known.get(key);
      const after = field ? inField(field, value) : value;
      return after === undefined ? [] : [[key, after]];
    }),
  );
}

/** The entries that name something by its id. @param target as the schemas say it: `team.yaml members.*.id` */
export function usesOf(target: string, id: string): Use[] {
  return entryFiles().flatMap((file) => {
    const text = readText(file);
    if (!text.includes(id) || !isReadable(file, text)) return [];
    let isNamed = false;
    replaced(formFields(file), entryOf(file, text).values, (value, of) => {
      if (of === target && value === id) isNamed = true;
      return value;
    });
    return isNamed ? [{ file, name: nameInWords(file, text) }] : [];
  });
}

/** Names something else wherever content is named. @returns how many entries were changed */
export const replaceReferences = (replace: Replace): number =>
  changeEntries(entryFiles(), (file, entry) => {
    const values = replaced(formFields(file), entry.values, replace);
    return isDeepStrictEqual(values, entry.values) ? undefined : { ...entry, values };
  });

/**
 * Names something else wherever an id is named.
 * @param to undefined takes the name out, where it need not be there
 * @returns how many entries were changed
 */
export const replaceReference = (target: string, from: string, to?: string): number =>
  replaceReferences((value, of) => (of === target && value === from ? to : value));

/**
 * Lets links to pages lead elsewhere.
 * @param moved the new address of each
 * @param isSamePage whether it has the places that links lead to, such as `#fees`
 * @returns how many entries were changed
 */
export function replaceAddresses(moved: Map<string, string>, isSamePage: boolean): number {
  const addresses = [...moved.keys()].filter((address) => address !== "/").map(RegExp.escape);
  if (addresses.length === 0) return 0;
  const pattern = new RegExp(`(?<![\\w/.-])(${addresses.join("|")})(?![\\w/-])(#[\\w-]+)?`, "g");
  const inValue = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replace(pattern, (_all, address: string, place = "") =>
        [moved.get(address), isSamePage ? place : ""].join(""),
      );
    if (Array.isArray(value)) return value.map(inValue);
    if (!isValues(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inValue(inner)]));
  };
  const others = entryFiles().filter((file) => file !== "redirects.yaml");
  return changeEntries(others, (_file, entry) => {
    const after = inValue(entry) as Entry;
    return isDeepStrictEqual(after, entry) ? undefined : after;
  });
}

/** The lists of a file whose entries have ids, by their keys: `members`. */
const listsWithIds = (values: Values): [string, Values[]][] =>
  Object.entries(values).flatMap(([key, value]) =>
    Array.isArray(value) && value.every((item) => isValues(item) && typeof item.id === "string")
      ? [[key, value as Values[]]]
      : [],
  );

/** Follows ids that were changed in a list: whoever named one names the new one. @returns how many entries were changed */
export function renameIds(file: string, before: Values, after: Values): number {
  let changed = 0;
  for (const [key, list] of listsWithIds(before)) {
    const now = after[key];
    if (!Array.isArray(now) || now.length !== list.length) continue;
    const ids = list.map(({ id }) => id as string);
    const newIds = now.map((item) => (isValues(item) ? item.id : undefined));
    for (const [place, id] of ids.entries()) {
      const to = newIds[place];
      if (typeof to !== "string" || to === id || newIds.includes(id) || ids.includes(to)) continue;
      changed += replaceReference(`${file} ${key}.*.id`, id, to);
    }
  }
  return changed;
}
