/**
 * The content that the pages beside the forms are made of: a copy without errors. An entry with one is there as it was
 * before, or not yet; so a mistake in one entry is shown at its form, and every page lives on.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { contentDirectory, everyFile } from "#app/collections/reader/content-folder.server.ts";
import { shownPath } from "#app/collections/reader/content-file.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { onContent } from "../scripts/changes/other-content.ts";
import { checkContent } from "../scripts/content-check/check.ts";
import { pictureFindings } from "../scripts/content-check/checks/pictures.ts";
import { versionOf } from "./entry-text.ts";
import type { Finding } from "../scripts/content-check/finding.ts";

/** Every folder of content has a copy of its own. */
let known: string | undefined;
export const mirrorDirectory = (): string =>
  (known ??= resolve(
    ".cache/editor",
    versionOf(resolve(contentDirectory())).slice(0, 12),
    "content",
  ));

const within = (folder: string, file: string) => join(folder, file);

function bytesOf(folder: string, file: string): Buffer | undefined {
  const path = within(folder, file);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** Whether a file is the same in both folders; pictures by their size and date. */
function isSame(a: string, b: string, file: string): boolean {
  if (![a, b].every((folder) => existsSync(within(folder, file)))) return false;
  const [one, other] = [statSync(within(a, file)), statSync(within(b, file))];
  if (one.size !== other.size) return false;
  if (/^(?:pictures|downloads)\//.test(file)) return one.mtimeMs === other.mtimeMs;
  return bytesOf(a, file)!.equals(bytesOf(b, file)!);
}

const brokenIn = (findings: Finding[]): string[] => [
  ...new Set(
    findings
      .filter(({ isUnreadable }) => isUnreadable)
      .map(({ file }) => file.slice(shownPath("").length)),
  ),
];

/** A file as it was last recorded; undefined where it is new, or there is no history. */
function recorded(file: string): Buffer | undefined {
  const { status, stdout } = spawnSync("git", ["show", `HEAD:./${file}`], {
    cwd: contentDirectory(),
    maxBuffer: 2 ** 27,
    env: { ...process.env, LC_ALL: "C" },
  });
  return status === 0 ? stdout : undefined;
}

export type Preview = {
  /** What the check says of the content as it is. */
  findings: Finding[];
  /** The entries that the pages show as they were before, and those that they do not show yet. */
  behind: string[];
  missing: string[];
};

/** Whether the copy was once without errors: what it holds then may stand in for what is broken. */
let isGood = false;

/** Puts a file's earlier state into a copy: the one the copy had, else the recorded one, else none. */
function goBack(next: Map<string, Buffer | null>, file: string): void {
  const known = (isGood ? bytesOf(mirrorDirectory(), file) : undefined) ?? recorded(file);
  next.set(file, known ?? null);
}

/** Writes the copy: the content, but for some files something else. @param instead null where a file is left out */
function writeCopy(target: string, instead: Map<string, Buffer | null>): void {
  const content = contentDirectory();
  const files = new Set([...everyFile(), ...instead.keys()]);
  for (const file of onContent(target, () => (existsSync(target) ? everyFile() : [])))
    if (!files.has(file) || instead.get(file) === null)
      rmSync(within(target, file), { force: true });
  for (const file of files) {
    const bytes = instead.get(file);
    if (bytes === null) continue;
    if (bytes) {
      if (!bytesOf(target, file)?.equals(bytes)) writeAtomically(within(target, file), bytes);
    } else if (!isSame(content, target, file)) {
      if (/^(?:pictures|downloads)\//.test(file))
        copyLarge(within(content, file), within(target, file));
      else writeAtomically(within(target, file), readFileSync(within(content, file)));
    }
  }
}

function copyLarge(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    // On another disk, or where files cannot have two names.
    cpSync(from, to, { preserveTimestamps: true });
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Brings the copy up to date with the content; one after the other, if asked twice. */
export function updatePreview(): Promise<Preview> {
  const next = last.then(update, update);
  last = next;
  return next;
}

async function update(): Promise<Preview> {
  const findings = [...checkContent().findings, ...(await pictureFindings())];
  const instead = new Map<string, Buffer | null>();
  for (const file of brokenIn(findings)) goBack(instead, file);
  const mirror = mirrorDirectory();
  const trial = `${mirror}-trial`;
  for (let round = 0; instead.size > 0 && round < 4; round += 1) {
    writeCopy(trial, instead);
    const broken = onContent(trial, () => brokenIn(checkContent().findings));
    if (broken.length === 0) break;
    const unknown = broken.filter((file) => !instead.has(file));
    // What an entry was before may need another as it was before, such as the member it names.
    const more = unknown.length > 0 ? unknown : isGood ? changedFiles() : [];
    if (more.length === 0) for (const file of broken) instead.set(file, null);
    for (const file of more) goBack(instead, file);
  }
  writeCopy(mirror, instead);
  isGood ||= onContent(mirror, () => brokenIn(checkContent().findings)).length === 0;
  return {
    findings,
    behind: [...instead].flatMap(([file, bytes]) => (bytes ? [file] : [])),
    missing: [...instead].flatMap(([file, bytes]) => (bytes ? [] : [file])),
  };
}

/** The files that differ between the content and the copy. */
function changedFiles(): string[] {
  const content = contentDirectory();
  const mirror = mirrorDirectory();
  const copied = onContent(mirror, everyFile);
  return [...new Set([...everyFile(), ...copied])].filter(
    (file) => !existsSync(within(content, file)) || !isSame(content, mirror, file),
  );
}
