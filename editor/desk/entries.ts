/** Entries of `content/`, as forms show and save them. */
import { NOT_FOUND_ID } from "#app/constants.ts";
import { topicOf } from "#app/collections/blog.server.ts";
import { folderKinds, folderOf, kindOf } from "#app/collections/kinds.server.ts";
import { filesIn, hasFile, nameOf } from "#app/collections/reader/content-file.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { publishedAddresses, strikeAddress } from "../../scripts/published-addresses.ts";
import { pageOf } from "./desk.ts";
import { Refusal } from "../../scripts/refusal.ts";
import { freeFile, readEntry, textOf, valuesOf, writeEntry } from "../entry/entry-files.ts";
import { addressOf, feature, isFeatured, moveFile, placeNow, redirect } from "./files.ts";
import { formFields, referencesTo, targetsOf } from "../entry/form-fields.ts";
import {
  emptyValues,
  fieldAt,
  namedBy,
  shortSlug,
  type Field,
  type Reference,
  type Values,
} from "../entry/form-values.ts";
import { conflict, merge, type Choices, type NamedConflict } from "../changes/merge.ts";
import { renameIds, replaceAddresses, replaceReference } from "../entry/references.ts";

/** The data of a form. */
export type OpenEntry = {
  /** Undefined for a removed entry. */
  entry?: Values;
  fields: Field[];
  references: Record<string, Reference[]>;
  /** Today in the firm's time zone, as in the check. */
  today: string;
  /** The address of the entry's page. */
  page?: string;
};

const formOf = (path: string): Omit<OpenEntry, "entry" | "page"> => {
  const fields = formFields(path);
  const targets = targetsOf(fields).map((target) => [target, referencesTo(target)] as const);
  return { fields, references: Object.fromEntries(targets), today: today() };
};

/** Loads an entry for its form. @throws Refusal if it cannot be read */
export function openEntry(path: string): OpenEntry {
  const entry = textOf(path) === undefined ? undefined : readEntry(path);
  return { entry, ...formOf(path), page: pageOf(path) };
}

/** @throws Refusal for a folder without a list of entries */
function listOf(folder: string): (typeof folderKinds)[number] {
  const kind = folderKinds.find((one) => one.folder === folder);
  if (!kind) throw new Refusal("There is no such list.");
  return kind;
}

/** The file name of an entry with a number, in folders whose entries have one. */
const NUMBERED: Record<string, (number: number, words: string) => string> = {
  blog: (number, words) => `${String(number).padStart(2, "0")}-${words || "article"}`,
  jobs: (number) => `job-${String(number).padStart(3, "0")}`,
};

const numberIn = (file: string): number =>
  Number(/^(?:job-)?(\d+)(?:-|$)/.exec(nameOf(file))?.[1] ?? 0);

/** The file of a new entry, named for its title; a number must be new for ever, as addresses are permanent (A4). */
function nextFile(folder: string, values: Values, others: string[] = []): string {
  const { extension, pages } = listOf(folder);
  const words = shortSlug(String(values.title ?? values.category ?? values.name ?? ""));
  const own = pages?.pattern.replace(/:.*/, "") ?? "";
  const addresses = [...publishedAddresses(), ...redirects().map(({ from }) => from)];
  const addressed = addresses.filter((one) => one.startsWith(own));
  const used = [...filesIn(folder, extension), ...others, ...addressed]
    .map(numberIn)
    .filter((number) => number !== NOT_FOUND_ID);
  const next = Math.max(0, ...used) + 1;
  const name = NUMBERED[folder]?.(next === NOT_FOUND_ID ? next + 1 : next, words);
  return freeFile(folder, name ?? (words || "untitled"), extension, others);
}

/**
 * Renames entries that are in nobody else's hands yet if others have published some of the same name or number.
 * @param removed here: an entry with the number of one of these is that one, renamed
 * @returns new names by old ones
 */
export function renameClashes(
  mine: string[],
  removed: string[],
  theirs: string[],
): Map<string, string> {
  const moved = mine.filter(kindOf).flatMap((file): [string, string][] => {
    const folder = folderOf(file);
    const number = folder in NUMBERED ? numberIn(file) : 0;
    const isSame = (one: string) => one === file || (number > 0 && numberIn(one) === number);
    const inFolder = (files: string[]) => files.filter((one) => folderOf(one) === folder);
    const others = inFolder(theirs);
    const same = others.filter(isSame);
    if (same.length === 0 || inFolder(removed).some(isSame)) return [];
    const address = addressOf(file) ?? "";
    strikeAddress(address);
    const name = nameOf(nextFile(folder, valuesOf(file), others));
    // If theirs is here already, links to the address may be to theirs.
    const isTheirs = same.some((one) => one !== file && hasFile(one));
    return [[file, moveFile(file, name, isTheirs ? "" : address)]];
  });
  return new Map(moved);
}

const orderAfter = (folder: string): number =>
  Math.max(
    0,
    ...filesIn(folder, listOf(folder).extension).map((file) => Number(valuesOf(file).order ?? 0)),
  ) + 1;

/** Fields about an entry's own history, which a copy does not get. */
const NOT_COPIED = ["updated", "closingDate", "sign"];

/** The form of a new entry. @param from an entry to copy */
export function newEntry(folder: string, from?: string): OpenEntry & { entry: Values } {
  const form = formOf(`${folder}/new${listOf(folder).extension}`);
  const empty = emptyValues(form.fields);
  const isCopied = ([key]: [string, unknown]) => !NOT_COPIED.includes(key);
  const entry = {
    ...(from ? Object.fromEntries(Object.entries(readEntry(from)).filter(isCopied)) : empty),
    ...("draft" in empty && { draft: true }),
    ...(form.fields.some(({ name }) => name === "order") && { order: orderAfter(folder) }),
  };
  return { entry, ...form };
}

/** The section of a category is named like the category, and so are the list and the feed of its articles. */
function nameSections(): void {
  for (const file of filesIn("blog/categories", ".md")) {
    const [was, topic] = [nameOf(file), topicOf(String(valuesOf(file).category ?? ""))];
    // The check reports a name that makes no address.
    if (!/^[a-z0-9-]+$/.test(topic) || hasFile(`blog/categories/${topic}.md`)) continue;
    moveFile(file, topic);
    const moved = new Map([
      [`/blogs/${was}`, `/blogs/${topic}`],
      [`/feed/${was}.xml`, `/feed/${topic}.xml`],
    ]);
    replaceAddresses(moved, true);
    for (const [from, to] of moved) redirect(from, to);
  }
}

/** @property target of the list that it was removed from, as in the schemas: `team.yaml members.*.id` */
export type Successor = { list: string; target: string; id: string; to: string };

/** What a form sends: the values it was loaded with, and its present ones. */
export type Wish = {
  base: Values;
  mine: Values;
  /** Replacements for references to removed entries of lists. */
  instead?: Successor[];
  /** The choices for fields that somebody else changed too. */
  choices?: Choices;
};

export type Saved =
  | { saved: true; file: string; entry: Values; taken: string[]; also: number }
  | { saved: false; conflicts: NamedConflict[] };

/**
 * Saves an entry: merges the form's changes into the present file, whoever has changed it.
 * @param wish.choices count only between the two versions that were shown
 * @returns the saved entry, or the fields in conflict; "." is the whole entry, which somebody removed
 * @throws Refusal
 */
export function saveEntry(opened: string, { base, mine, instead, choices = {} }: Wish): Saved {
  const path = placeNow(opened, base);
  const isGone = textOf(path) === undefined;
  const now = isGone ? base : readEntry(path);
  const { entry, conflicts, taken } = merge(base, mine, now, choices);
  const gone = conflict({ path: ".", mine: "(as typed)", theirs: "(removed or renamed)" }, path);
  if (isGone && !choices[gone.key]) conflicts.push(gone);
  if (conflicts.length > 0) {
    const fields = formFields(path);
    const label = (at: string) =>
      at === "." ? "The whole entry" : (fieldAt(fields, at, mine).label ?? at);
    return {
      saved: false,
      conflicts: conflicts.map((one) => ({ ...one, label: label(one.path) })),
    };
  }
  writeEntry(path, entry);
  let also = renameIds(path, now, entry);
  for (const { list, target, id, to } of instead ?? []) {
    const isThere = [entry[list] ?? []].flat().some((item) => namedBy(path, list, item).id === id);
    if (!isThere) also += replaceReference(target, id, to);
  }
  if (path === "pages/blogs.yaml") nameSections();
  // The first article after all others were removed.
  if (folderOf(path) === "blog" && !filesIn("blog", ".md").some(isFeatured)) feature();
  return { saved: true, file: path, entry: readEntry(path), taken, also };
}

/** @throws Refusal if the folder takes no entries */
export function createEntry(folder: string, entry: Values): Saved {
  const path = nextFile(folder, entry);
  writeEntry(path, entry);
  return { saved: true, file: path, entry: readEntry(path), taken: [], also: 0 };
}
