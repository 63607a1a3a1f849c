/**
 * A copy of the content without errors, for the pages beside the forms. An entry with an error is there in its previous
 * version, or missing; so the error is shown at its form, and all pages keep working.
 */
import { cpSync, existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { kindOf } from "#app/collections/kinds.server.ts";
import { contentDirectory, everyFile } from "#app/collections/reader/content-folder.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { bytesAt } from "../entry/bytes-at.ts";
import { fileIn } from "../changes/git.ts";
import { onContent } from "../changes/other-content.ts";
import { checkContent, checkEverything } from "../../scripts/content-check/check.ts";
import type { Finding } from "../../scripts/content-check/findings.ts";
import { fileOf } from "../entry/entry-files.ts";
import { versionOf } from "../entry/entry-text.ts";

/** Each content folder has its own copy. */
let known: string | undefined;
/** The folder of the content that the preview shows: a copy in which entries with errors keep their previous version. */
export const mirrorDirectory = (): string =>
  (known ??= resolve(
    ".cache/editor",
    versionOf(resolve(contentDirectory())).slice(0, 12),
    "content",
  ));

/** A file that this program keeps for itself, of this content. */
export const besideCopy = (name: string): string => join(mirrorDirectory(), "..", name);

const brokenIn = (findings: Finding[]): string[] => [
  ...new Set(findings.filter(({ isUnreadable }) => isUnreadable).map(fileOf)),
];

const brokenAt = (folder: string): string[] =>
  onContent(folder, () => brokenIn(checkContent().findings));

/** A file as last published here; undefined for a new file, or without a history. */
export function recorded(file: string): Buffer | undefined {
  try {
    return fileIn(contentDirectory(), "HEAD", file);
  } catch {
    return undefined;
  }
}

/** The replacement of a file in the copy; null to leave it out, where others may refer to it as to a draft. */
type Instead = Map<string, Buffer | null>;

const asDraft = (file: string): Buffer | undefined => {
  const text = kindOf(file) && bytesAt(join(contentDirectory(), file))?.toString();
  return text ? Buffer.from(text.replace(/^(?:---\r?\n)?/, "$&draft: true\n")) : undefined;
};

const isLarge = (file: string): boolean => /^(?:pictures|downloads)\//.test(file);

function copyLarge(from: string, to: string): void {
  const [one, other] = [from, to].map((path) => statSync(path, { throwIfNoEntry: false }));
  const isSame = other?.size === one?.size && Number(other?.mtime) === Number(one?.mtime);
  if (!isSame) cpSync(from, to, { preserveTimestamps: true });
}

const filesOf = (folder: string): string[] =>
  existsSync(folder) ? onContent(folder, everyFile) : [];

/** Writes the copy: the content with some files replaced. */
function writeCopy(target: string, instead: Instead): void {
  const files = new Set([...everyFile(), ...instead.keys()]);
  const wanted = [...files].filter((file) => instead.get(file) !== null || asDraft(file));
  for (const file of wanted) {
    const [from, to] = [join(contentDirectory(), file), join(target, file)];
    const other = instead.get(file) === null ? asDraft(file) : instead.get(file);
    const bytes = other ?? (isLarge(file) ? undefined : readFileSync(from));
    if (!bytes) copyLarge(from, to);
    else if (!bytesAt(to)?.equals(bytes)) writeAtomically(to, bytes);
  }
  // Last, so that no page is rendered while entries still refer to removed ones.
  for (const file of filesOf(target))
    if (!wanted.includes(file)) rmSync(join(target, file), { force: true });
}

const changedEntries = (): string[] =>
  [...new Set([...everyFile(), ...filesOf(mirrorDirectory())])].filter((file) => {
    const [now, before] = [contentDirectory(), mirrorDirectory()].map((at) => join(at, file));
    return !isLarge(file) && !isDeepStrictEqual(bytesAt(now!), bytesAt(before!));
  });

/** Whether the copy was once without errors, so that its files may replace broken ones. */
let isGood = false;
/** What the copy lacks, so that nothing in it replaces a broken entry. */
let lacking = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

/** Updates the copy, one call at a time. @returns the findings for the content, and the files that were replaced */
export function updatePreview() {
  const next = last.then(update, update);
  last = next;
  return next;
}

async function update() {
  const { findings } = await checkEverything();
  const mirror = mirrorDirectory();
  const trial = `${mirror}-trial`;
  const instead: Instead = new Map();
  const isLeft = (file: string) => instead.get(file) === null;
  const earlier = (file: string) =>
    (isGood && !lacking.has(file) ? bytesAt(join(mirror, file)) : undefined) ??
    recorded(file) ??
    null;
  let broken = brokenIn(findings);
  for (let round = 0; broken.length > 0 && round < 6; round += 1) {
    // A previous version may refer to others' previous versions, such as a member; and it may have been published with
    // its error, as a draft: then it is left out.
    const files = round === 1 && isGood ? changedEntries() : broken;
    for (const file of files) instead.set(file, round > 1 ? null : earlier(file));
    writeCopy(trial, instead);
    broken = brokenAt(trial).filter((file) => !isLeft(file));
  }
  writeCopy(mirror, instead);
  isGood ||= brokenAt(mirror).every(isLeft);
  lacking = new Set([...instead.keys()].filter(isLeft));
  return { findings, instead };
}
