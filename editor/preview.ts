/**
 * The content that the pages beside the forms are made of: a copy without errors. An entry with one is there as it was
 * before, or not yet; so a mistake in one entry is shown at its form, and every page lives on.
 */
import { cpSync, existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { contentDirectory, everyFile } from "#app/collections/reader/content-folder.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { bytesAt } from "../scripts/changes/changes.ts";
import { fileIn } from "../scripts/changes/git.ts";
import { onContent } from "../scripts/changes/other-content.ts";
import { checkContent, checkEverything } from "../scripts/content-check/check.ts";
import type { Finding } from "../scripts/content-check/finding.ts";
import { fileOf } from "./entry-files.ts";
import { versionOf } from "./entry-text.ts";

/** Every folder of content has a copy of its own. */
let known: string | undefined;
export const mirrorDirectory = (): string =>
  (known ??= resolve(
    ".cache/editor",
    versionOf(resolve(contentDirectory())).slice(0, 12),
    "content",
  ));

const brokenIn = (findings: Finding[]): string[] => [
  ...new Set(findings.filter(({ isUnreadable }) => isUnreadable).map(fileOf)),
];

const brokenAt = (folder: string): string[] =>
  onContent(folder, () => brokenIn(checkContent().findings));

/** A file as it was last published here; undefined where it is new, or there is no history. */
export function recorded(file: string): Buffer | undefined {
  try {
    return fileIn(contentDirectory(), "HEAD", file);
  } catch {
    return undefined;
  }
}

/** What stands in the copy in the place of a file; null where it is left out. */
type Instead = Map<string, Buffer | null>;

const isLarge = (file: string): boolean => /^(?:pictures|downloads)\//.test(file);

function copyLarge(from: string, to: string): void {
  const [one, other] = [from, to].map((path) => statSync(path, { throwIfNoEntry: false }));
  const isSame = other?.size === one?.size && Number(other?.mtime) === Number(one?.mtime);
  if (!isSame) cpSync(from, to, { preserveTimestamps: true });
}

const filesOf = (folder: string): string[] =>
  existsSync(folder) ? onContent(folder, everyFile) : [];

/** Writes the copy: the content, but for some files something else. */
function writeCopy(target: string, instead: Instead): void {
  const files = new Set([...everyFile(), ...instead.keys()]);
  const wanted = [...files].filter((file) => instead.get(file) !== null);
  for (const file of wanted) {
    const [from, to] = [join(contentDirectory(), file), join(target, file)];
    const bytes = instead.get(file) ?? (isLarge(file) ? undefined : readFileSync(from));
    if (!bytes) copyLarge(from, to);
    else if (!bytesAt(to)?.equals(bytes)) writeAtomically(to, bytes);
  }
  // Last, so that no page is made meanwhile of entries that still name what is gone.
  for (const file of filesOf(target))
    if (!wanted.includes(file)) rmSync(join(target, file), { force: true });
}

const changedEntries = (): string[] =>
  [...new Set([...everyFile(), ...filesOf(mirrorDirectory())])].filter((file) => {
    const [now, before] = [contentDirectory(), mirrorDirectory()].map((at) => join(at, file));
    return !isLarge(file) && !isDeepStrictEqual(bytesAt(now!), bytesAt(before!));
  });

/** Whether the copy was once without errors: what it holds then may stand in for what is broken. */
let isGood = false;
let last: Promise<unknown> = Promise.resolve();

/**
 * Brings the copy up to date with the content; one after the other, if asked twice.
 * @returns what the check says of the content as it is, and what the pages show in the place of entries with mistakes
 */
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
  const earlier = (file: string) =>
    (isGood ? bytesAt(join(mirror, file)) : undefined) ?? recorded(file) ?? null;
  let broken = brokenIn(findings);
  for (let round = 0; broken.length > 0 && round < 6; round += 1) {
    // What an entry was before may need another as it was before, such as the member it names; and it may have been
    // published with its mistake, as a draft: then it is left out.
    const files = round === 1 && isGood ? changedEntries() : broken;
    for (const file of files) instead.set(file, round > 1 ? null : earlier(file));
    writeCopy(trial, instead);
    broken = brokenAt(trial);
  }
  writeCopy(mirror, instead);
  isGood ||= brokenAt(mirror).length === 0;
  return { findings, instead };
}
