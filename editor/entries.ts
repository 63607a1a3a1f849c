/** The entries of `content/` as forms show and save them. */
import { NOT_FOUND_ID } from "#app/constants.ts";
import { folderKinds } from "#app/collections/kinds.server.ts";
import { filesIn, nameOf } from "#app/collections/reader/content-file.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { publishedAddresses } from "../scripts/published-addresses.ts";
import { pageOf } from "./desk.ts";
import { Refusal } from "../scripts/changes/refusal.ts";
import { readEntry, textOf, tryReadEntry, writeEntry } from "./entry-files.ts";
import type { Entry, ReadEntry } from "./entry-text.ts";
import { formFields, referencesTo, targetsOf } from "./form-fields.ts";
import {
  addressOf,
  emptyValues,
  fieldAt,
  type Field,
  type Reference,
  type Values,
} from "./form-values.ts";
import { merge, type Choices, type NamedConflict } from "./merge.ts";
import { renameIds } from "./references.ts";

/** What a form needs of an entry. */
export type OpenEntry = {
  /** Below `content/`; undefined where it is new. */
  file?: string;
  entry: ReadEntry;
  fields: Field[];
  references: Record<string, Reference[]>;
  /** The address of the page that shows it. */
  page?: string;
};

const formOf = (path: string): Pick<OpenEntry, "fields" | "references"> => {
  const fields = formFields(path);
  const targets = targetsOf(fields).map((target) => [target, referencesTo(target)] as const);
  return { fields, references: Object.fromEntries(targets) };
};

/** An entry for its form. @throws Refusal where there is none, or it cannot be read */
export function openEntry(path: string): OpenEntry {
  return { file: path, entry: readEntry(path), ...formOf(path), page: pageOf(path) };
}

/** A list of entries. @throws Refusal where there is none in this folder */
function listOf(folder: string): (typeof folderKinds)[number] {
  const kind = folderKinds.find((one) => one.folder === folder);
  if (!kind) throw new Refusal("There is no such list.");
  return kind;
}

/** How the number of an entry stands in its name, in folders whose entries have one. */
const NUMBERED: Record<string, (number: number, words: string) => string> = {
  blog: (number, words) => `${String(number).padStart(2, "0")}-${words || "article"}`,
  jobs: (number) => `job-${String(number).padStart(3, "0")}`,
};

/** The file of a new entry, named for its title; a number is one that no file has and none ever had: addresses are for ever (A4). */
function nextFile(folder: string, values: Values): string {
  const { extension, pages } = listOf(folder);
  const words = addressOf(String(values.title ?? values.category ?? values.name ?? ""));
  const own = pages?.pattern.replace(/:.*/, "") ?? "";
  const addresses = [...publishedAddresses(), ...redirects().map(({ from }) => from)];
  const used = [...filesIn(folder, extension), ...addresses.filter((one) => one.startsWith(own))]
    .map((one) => Number(/^(?:job-)?(\d+)(?:-|$)/.exec(nameOf(one))?.[1] ?? 0))
    .filter((number) => number !== NOT_FOUND_ID);
  const next = Math.max(0, ...used) + 1;
  const name = NUMBERED[folder]?.(next === NOT_FOUND_ID ? next + 1 : next, words);
  return `${folder}/${name ?? (words || "untitled")}${extension}`;
}

/** The order after all others of a list. */
const orderAfter = (folder: string): number =>
  Math.max(
    0,
    ...filesIn(folder, listOf(folder).extension).map((file) =>
      Number(tryReadEntry(file)?.values.order ?? 0),
    ),
  ) + 1;

/** The form of an entry that is still to be written. @param from an entry that it is a copy of */
export function newEntry(folder: string, from?: string): OpenEntry {
  const { extension } = listOf(folder);
  const form = formOf(`${folder}/new${extension}`);
  const copied = from ? readEntry(from) : undefined;
  const empty = emptyValues(form.fields);
  const values = {
    ...(copied ? { ...copied.values, ...("draft" in empty && { draft: true }) } : empty),
    ...(form.fields.some(({ name }) => name === "order") && { order: orderAfter(folder) }),
  };
  const body = extension === ".md" ? (copied?.body ?? "") : undefined;
  return { entry: { values, ...(body === undefined ? {} : { body }), version: "" }, ...form };
}

/** What a form sends: what it was loaded with, and what it says now. */
export type Wish = {
  base: ReadEntry;
  mine: Entry;
  /** What was chosen where somebody else changed the same field, and of which version. */
  choices?: Choices;
  seen?: string;
};

export type Saved =
  | { saved: true; file: string; entry: ReadEntry; taken: string[]; also: number }
  | { saved: false; seen: string; conflicts: NamedConflict[] };

/**
 * Saves an entry: what was changed in the form goes into the file as it is now, whoever changed it meanwhile.
 * @returns the entry as it is then, or the fields that somebody else changed too
 * @throws Refusal
 */
export function saveEntry(path: string, { base, mine, choices, seen }: Wish): Saved {
  if (textOf(path) === undefined) {
    throw new Refusal(
      "This entry was removed meanwhile. What you typed is still here: copy it, or save it as a new entry.",
    );
  }
  const now = readEntry(path);
  const { entry, conflicts, taken } = merge(base, mine, now, seen === now.version ? choices : {});
  if (conflicts.length > 0) {
    const fields = formFields(path);
    const label = (at: string) => fieldAt(fields, at).label ?? at;
    return {
      saved: false,
      seen: now.version,
      conflicts: conflicts.map((one) => ({ ...one, label: label(one.path) })),
    };
  }
  writeEntry(path, entry);
  const also = renameIds(path, now.values, entry.values);
  return { saved: true, file: path, entry: readEntry(path), taken, also };
}

/** Writes a new entry. @throws Refusal */
export function createEntry(folder: string, entry: Entry): Saved {
  const path = nextFile(folder, entry.values);
  if (textOf(path) !== undefined)
    throw new Refusal("There is an entry of this name already: give it another title.");
  writeEntry(path, entry);
  return { saved: true, file: path, entry: readEntry(path), taken: [], also: 0 };
}
