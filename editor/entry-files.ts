/** Reads and writes the files of `content/` for the editor: no other file, and never half of one. */
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { hasFile, parsed, shownPath } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory, everyFile } from "#app/collections/reader/content-folder.server.ts";
import { readerOf } from "#app/collections/kinds.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { bytesAt } from "../scripts/changes/changes.ts";
import { nameInWords } from "../scripts/changes/describe.ts";
import type { Finding } from "../scripts/content-check/finding.ts";
import { Refusal } from "../scripts/changes/refusal.ts";
import { entryOf, withEntry } from "./entry-text.ts";
import type { Values } from "./form-values.ts";

const UPLOADS = /^(?:pictures|downloads)\/[^/.][^/]*$/;

/** The place of an entry, a picture or a download on the disk. @throws Refusal where the file is none of the editor's */
export function placeOf(path: string): string {
  const isPlain = !path.split("/").some((part) => part === "" || part.startsWith("."));
  if (isPlain && (UPLOADS.test(path) || readerOf(path) !== undefined))
    return join(contentDirectory(), path);
  throw new Refusal(`${shownPath(path)} is no file that the site reads.`);
}

/** The file of something new in a folder: its name, or with a number where that is taken. */
export function freeFile(folder: string, name: string, ending: string, taken: string[] = []) {
  let file = `${folder}/${name}${ending}`;
  for (let count = 2; taken.includes(file) || hasFile(file); count += 1)
    file = `${folder}/${name}-${count}${ending}`;
  return file;
}

/** The file below `content/` that a finding speaks of. */
export const fileOf = ({ file }: Finding): string => file.slice(shownPath("").length);

/** What a file is called, whether or not it is there. */
export const nameOfFile = (file: string): string =>
  hasFile(file) ? parsed(file, "name", (text) => nameInWords(file, text)) : nameInWords(file, "");

/** What an entry says; nothing where it is gone, or no form can show it. */
export const valuesOf = (file: string): Values =>
  hasFile(file) ? parsed(file, "values", (text) => entryOf(file, text) ?? {}) : {};

export const entryFiles = (): string[] =>
  everyFile().filter((file) => /\.(?:md|yaml)$/.test(file) && readerOf(file));

/** @returns undefined where there is no such file. @throws Refusal where content has no place for it */
export const textOf = (path: string): string | undefined => bytesAt(placeOf(path))?.toString();

/** @returns undefined where no form can show the file. @throws Refusal where there is none */
function tryReadEntry(path: string): Values | undefined {
  const text = textOf(path);
  if (text === undefined) throw new Refusal(`${nameOfFile(path)} is not there any more.`);
  // Some programs put an invisible mark before a text.
  return entryOf(path, text.replace(/^\uFEFF/, ""));
}

/** @throws Refusal where there is none, or no form can show it */
export function readEntry(path: string): Values {
  const entry = tryReadEntry(path);
  if (entry) return entry;
  throw new Refusal(
    `${nameOfFile(path)} has a mistake in how it is written, which no form can show. It was left as it is: mend it in a text editor.`,
  );
}

/** Writes an entry: into its file as it stands, if there is one. @throws Refusal */
export function writeEntry(path: string, entry: Values): void {
  const before = textOf(path);
  const mark = before?.startsWith("\uFEFF") ? "\uFEFF" : "";
  const after = mark + withEntry(path, before?.slice(mark.length), entry);
  // A full disk must not leave half of a file in the place of the whole one.
  if (after !== before) writeAtomically(placeOf(path), after);
}

/**
 * Changes what entries say, and nothing else of them.
 * @param update may give undefined where an entry stays as it is
 * @returns how many were changed
 */
export function changeEntries(
  paths: string[],
  update: (path: string, entry: Values) => Values | undefined,
): number {
  return paths.filter((path) => {
    const entry = tryReadEntry(path);
    const after = entry && update(path, entry);
    if (!after || isDeepStrictEqual(after, entry)) return false;
    writeEntry(path, after);
    return true;
  }).length;
}
