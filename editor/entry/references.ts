/** References between entries, and how to replace them everywhere. */
import { changeEntries, entryFiles, nameOfFile, valuesOf } from "./entry-files.ts";
import { formFields } from "./form-fields.ts";
import {
  fieldAt,
  leavesOf,
  mapLeaves,
  namedBy,
  valueAt,
  WITH_ALL,
  type Field,
  type Values,
} from "./form-values.ts";

/** An entry with a reference. */
export type Use = { file: string; name: string };
/** A file with its name for people. */
export const useOf = (file: string): Use => ({ file, name: nameOfFile(file) });

/** The new value of a reference. @returns undefined to remove it */
type Replace = (value: string, target: string) => string | undefined;

/** Replaces texts in values. @param change returns undefined to remove a text, together with what requires it */
export const withWords = (
  fields: Field[],
  values: Values,
  change: (word: string, field: Partial<Field>, keys: string[]) => string | undefined,
): Values =>
  mapLeaves(values, (leaf, keys) => {
    if (typeof leaf !== "string") return leaf;
    const { field = {} as Partial<Field> } = fieldAt(fields, keys.join("."));
    const word = change(leaf, field, keys);
    const others = valueAt(values, keys.slice(0, -1));
    if (Array.isArray(others)) return word !== leaf && others.includes(word) ? undefined : word;
    return word === undefined && field.required && keys.length > 1 ? WITH_ALL : word;
  }) as Values;

/** The entries that refer to an id. @param target as in the schemas: `team.yaml members.*.id` */
export function usesOf(target: string, id: string): Use[] {
  const refersTo = (file: string, keys: string[]) =>
    fieldAt(formFields(file), keys.join(".")).field?.refersTo;
  const isNamed = (file: string) =>
    leavesOf(valuesOf(file)).some(([keys, leaf]) => leaf === id && refersTo(file, keys) === target);
  return entryFiles().filter(isNamed).map(useOf);
}

/** Replaces references in all entries. @returns the number of changed entries */
export const replaceReferences = (replace: Replace, files = entryFiles()): number =>
  changeEntries(files, (file, entry) =>
    withWords(formFields(file), entry, (word, { refersTo }) =>
      refersTo ? replace(word, refersTo) : word,
    ),
  );

/** Replaces references to an id; without `to`, optional ones are removed. @returns the number of changed entries */
export const replaceReference = (target: string, from: string, to?: string): number =>
  replaceReferences(
    (value, of) => (of === target && value === from ? to : value),
    usesOf(target, from).map(({ file }) => file),
  );

/**
 * Replaces the targets of links.
 * @param moved the new address of each page
 * @param isSamePage whether the new page has the same fragments, such as `#fees`
 * @returns the number of changed entries
 */
export function replaceAddresses(moved: Map<string, string>, isSamePage: boolean): number {
  const addresses = [...moved.keys()].filter((address) => address !== "/").map(RegExp.escape);
  if (addresses.length === 0) return 0;
  const pattern = new RegExp(`(?<![\\w/.-])(${addresses.join("|")})(?![\\w/-])(#[\\w-]+)?`, "g");
  const inWords = (leaf: unknown) =>
    typeof leaf === "string"
      ? leaf.replace(pattern, (_all, address: string, place = "") =>
          [moved.get(address), isSamePage ? place : ""].join(""),
        )
      : leaf;
  const others = entryFiles().filter((file) => file !== "redirects.yaml");
  return changeEntries(others, (_file, entry) => mapLeaves(entry, inWords) as Values);
}

/** Updates references after ids of a list were renamed. @returns the number of changed entries */
export function renameIds(file: string, before: Values, after: Values): number {
  let changed = 0;
  for (const [key, was] of Object.entries(before)) {
    const now = after[key];
    if (!Array.isArray(was) || !Array.isArray(now) || was.length > now.length) continue;
    const [ids, newIds] = [was, now].map((list) => list.map((item) => namedBy(file, key, item).id));
    // New entries are added behind the others: where these have moved, their places say nothing.
    const isMoved = (id: string | undefined, place: number) =>
      newIds!.includes(id) && newIds![place] !== id;
    if (was.length < now.length && ids!.some(isMoved)) continue;
    for (const [place, id] of ids!.entries()) {
      const to = newIds![place];
      if (!id || !to || newIds!.includes(id) || ids!.includes(to)) continue;
      changed += replaceReference(namedBy(file, key, was[place]).target, id, to);
    }
  }
  return changed;
}
