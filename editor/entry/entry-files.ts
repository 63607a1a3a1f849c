/** Reads and writes files of `content/` for the editor: no other files, and never half of one. */
import { shownPath } from "#app/collections/reader/content-error.ts";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { hasFile, parsed } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory, everyFile } from "#app/collections/reader/content-folder.server.ts";
import { readerOf } from "#app/collections/kinds.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { bytesAt } from "./bytes-at.ts";
import { nameInWords } from "./describe.ts";
import type { Finding } from "../../scripts/content-check/findings.ts";
import { Refusal } from "../../scripts/refusal.ts";
import { entryOf, withEntry } from "./entry-text.ts";
import type { Values } from "./form-values.ts";

const UPLOADS = /^(?:pictures|downloads)\/[^/.][^/]*$/;

/** The path on disk of an entry, a picture or a download. @throws Refusal for any other file */
export function absolutePath(path: string): string {
  const isPlain = !path.split("/").some((part) => part === "" || part.startsWith("."));
  if (isPlain && (UPLOADS.test(path) || readerOf(path) !== undefined))
    return join(contentDirectory(), path);
  throw new Refusal(`${shownPath(path)} is no file that the site reads.`);
}

/** A free file name in a folder, with a number if the name is taken. */
export function freeFile(folder: string, name: string, ending: string, taken: string[] = []) {
  let file = `${folder}/${name}${ending}`;
  for (let count = 2; taken.includes(file) || hasFile(file); count += 1)
    file = `${folder}/${name}-${count}${ending}`;
  return file;
}

/** The file of a finding, below `content/`. */
export const fileOf = ({ file }: Finding): string => file.slice(shownPath("").length);

/** The display name of a file, whether or not it exists. */
export const nameOfFile = (file: string): string =>
  hasFile(file) ? parsed(file, "name", (text) => nameInWords(file, text)) : nameInWords(file, "");

/** The values of an entry; empty if it is missing, or no form can show it. */
export const valuesOf = (file: string): Values =>
  hasFile(file) ? parsed(file, "values", (text) => entryOf(file, text) ?? {}) : {};

/** The files that have a form. */
export const entryFiles = (): string[] =>
  everyFile().filter((file) => /\.(?:md|yaml)$/.test(file) && readerOf(file));

/** @returns undefined if the file is missing. @throws Refusal outside the content */
export const textOf = (path: string): string | undefined => bytesAt(absolutePath(path))?.toString();

/** @returns undefined if no form can show the file. @throws Refusal if it is missing */
function tryReadEntry(path: string): Values | undefined {
  const text = textOf(path);
  if (text === undefined) throw new Refusal(`${nameOfFile(path)} is not there any more.`);
  // Removes a byte order mark.
  return entryOf(path, text.replace(/^\uFEFF/, ""));
}

/** @throws Refusal if the entry is missing, or no form can show it */
export function readEntry(path: string): Values {
  const entry = tryReadEntry(path);
  if (entry) return entry;
  throw new Refusal(
    `${nameOfFile(path)} has a mistake in how it is written, which no form can show. It was left as it is: mend it in a text editor.`,
  );
}

/** Writes an entry, into its existing file if there is one. @throws Refusal */
export function writeEntry(path: string, entry: Values): void {
  const before = textOf(path);
  const mark = before?.startsWith("\uFEFF") ? "\uFEFF" : "";
  const after = mark + withEntry(path, before?.slice(mark.length), entry);
  // Atomically, so that a full disk cannot leave half a file.
  if (after !== before) writeAtomically(absolutePath(path), after);
}

/** Changes values of entries, nothing else. @param update returns undefined for no change @returns how many changed */
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
