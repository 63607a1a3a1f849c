/** The files of `content/` as the editor may change them. */
import { existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import { readText, shownPath } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory, everyFile } from "#app/collections/reader/content-folder.server.ts";
import { readerOf } from "#app/collections/kinds.server.ts";
import { postNumber } from "#app/collections/blog.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { isReadable, withChanges } from "./changes-in-place.ts";

/** A wish that is not granted, told to the editor. */
export class Refusal extends Error {}

const UPLOADS = /^(?:pictures|downloads)\/[^/.][^/]*$/;

/** Plain messages for errors of the file system. */
const REASONS: Record<string, string> = {
  EACCES: "This account may not change it: ask whoever looks after the computer.",
  EPERM: "This account may not change it: ask whoever looks after the computer.",
  EROFS: "It lies on a disk that can only be read.",
  ENOSPC: "The disk is full.",
};

/** Writes, moves or removes something. @throws Refusal in words where the machine does not let us */
function change(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new Refusal(`${shownPath(path)} cannot be changed. ${REASONS[code] ?? message}`);
  }
}

/** Whether the editor may read and write a file: an entry that the site reads, a picture, a download. */
const isEditable = (path: string): boolean =>
  !path.split("/").some((part) => part === "" || part.startsWith(".")) &&
  (UPLOADS.test(path) || readerOf(path) !== undefined);

/** @throws Refusal where the file is none of the editor's */
function placeOf(path: string): string {
  if (!isEditable(path)) throw new Refusal(`${shownPath(path)} is no file that the site reads.`);
  return join(contentDirectory(), path);
}

export type ListedFile = { path: string; size: number; modified: number };

/** Every file that the editor may open. */
export const listFiles = (): ListedFile[] =>
  everyFile()
    .filter(isEditable)
    .map((path) => {
      const { size, mtimeMs } = statSync(join(contentDirectory(), path));
      return { path, size, modified: Math.round(mtimeMs) };
    });

/** A file's bytes; undefined where there is none. @throws Refusal */
export function readBytes(path: string): Buffer | undefined {
  const place = placeOf(path);
  return existsSync(place) ? readFileSync(place) : undefined;
}

const isText = (path: string): boolean => /\.(?:md|yaml)$/.test(path);

/**
 * Writes a file; of an entry that is there already, only what has changed.
 * @returns whether it is a new entry
 * @throws Refusal
 */
export function writeBytes(path: string, bytes: Buffer): boolean {
  const place = placeOf(path);
  const before = isText(path) && existsSync(place) ? readText(path) : undefined;
  if (before !== undefined && !isReadable(path, before)) {
    throw new Refusal(
      `${shownPath(path)} has a mistake in how it is written, which this form cannot show. It was left as it is: mend it in a text editor.`,
    );
  }
  const after = isText(path) ? withChanges(path, before, bytes.toString()) : bytes;
  if (after === before) return false;
  // A full disk must not leave half of a file in the place of the whole one.
  change(path, () => writeAtomically(place, after));
  return isText(path) && before === undefined;
}

/**
 * @param ending how the message ends
 * @throws Refusal where content files name this picture or download
 */
function checkUnused(path: string, ending: string): void {
  if (!UPLOADS.test(path)) return;
  const name = RegExp.escape(path.slice(path.indexOf("/") + 1));
  const named = new RegExp(`(?<![\\w.-])${name}(?![\\w.-])`);
  const places = everyFile().filter(
    (file) => isText(file) && file !== "README.md" && named.test(readText(file)),
  );
  if (places.length > 0)
    throw new Refusal(`${path} is shown in ${places.map(shownPath).join(", ")}${ending}`);
}

/** The address of an entry's page; undefined where it has none of its own, or cannot be read. */
export function addressOf(path: string): string | undefined {
  const entry = ifReadable(() => readerOf(path)?.()) as { path?: string } | undefined;
  return entry?.path?.includes("#") ? undefined : entry?.path;
}

const REDIRECTS = "redirects.yaml";

/** Lets an old address lead on; earlier redirects to it lead there at once. */
function redirect(from: string, to: string): void {
  const moved = redirects()
    .filter((entry) => entry.from !== to)
    .map((entry) => (entry.to === from ? { ...entry, to } : entry));
  const wished = JSON.stringify({ redirects: [...moved, { from, to }] });
  writeBytes(REDIRECTS, Buffer.from(wished));
}

/**
 * Removes a file.
 * @param leadsTo where the address of its page leads from now on; undefined where nobody knows the page yet
 * @returns whether a redirect was written
 * @throws Refusal where another file needs it
 */
export function removeFile(path: string, leadsTo?: string): boolean {
  const place = placeOf(path);
  checkUnused(path, ". Take it out there first.");
  const from = addressOf(path);
  // A mistake in the list of redirects is told before anything is done.
  if (leadsTo) redirects();
  change(path, () => rmSync(place, { force: true }));
  if (!from || !leadsTo) return false;
  redirect(from, leadsTo);
  return true;
}

/**
 * Gives a file another name.
 * @param leadsTo where the old address of its page leads from now on; undefined where nobody knows the page yet
 * @returns whether a redirect was written
 * @throws Refusal
 */
export function moveFile(path: string, target: string, leadsTo?: string): boolean {
  const place = placeOf(target);
  if (existsSync(place)) throw new Refusal(`${shownPath(target)} is there already.`);
  if (path.startsWith("blog/") && postNumber(path) !== postNumber(target)) {
    throw new Refusal(`An article keeps its number: it is its address for ever.`);
  }
  checkUnused(path, " under this name.");
  const from = addressOf(path);
  if (leadsTo) redirects();
  change(path, () => renameSync(placeOf(path), place));
  if (!from || !leadsTo || from === addressOf(target)) return false;
  redirect(from, leadsTo);
  return true;
}
