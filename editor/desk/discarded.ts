/** Saved versions that were put back, removed or replaced here: they can be had again, after a restart too. */
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { bytesAt } from "../entry/bytes-at.ts";
import { Refusal } from "../../scripts/refusal.ts";
import { nameOfFile, absolutePath } from "../entry/entry-files.ts";
import { versionOf } from "../entry/entry-text.ts";
import { besideCopy, recorded } from "./preview.ts";

/** What was discarded; the bytes of each file lie beside it, under its place in the list. */
type Discarded = {
  words: string;
  /** Each file, and the version that took its place; null if there is none. */
  files: [file: string, after: string | null][];
};

const MOST_KEPT = 20;
const folder = (): string => besideCopy("discarded");
const versionAt = (file: string): string | null => {
  const bytes = bytesAt(absolutePath(file));
  return bytes ? versionOf(bytes) : null;
};

/** The records by id, newest first: an id is the time in milliseconds. */
function all(): [id: string, Discarded][] {
  mkdirSync(folder(), { recursive: true });
  return readdirSync(folder())
    .filter((name) => /^\d+$/.test(name))
    .toSorted((a, b) => Number(b) - Number(a))
    .map((id) => [id, JSON.parse(`${bytesAt(join(folder(), id, "record"))}`) as Discarded]);
}

/** What can be had again, newest first: nothing was written in its place since. */
export const discarded = (): { id: string; words: string }[] =>
  all()
    .filter(([, { files }]) => files.every(([file, after]) => versionAt(file) === after))
    .map(([id, { words }]) => {
      const at = new Date(Number(id));
      const time = at.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
      return { id, words: `${words} of ${time}` };
    });

/** Does what discards files, and keeps those of their versions that the history does not have. */
export function keepingCopies(files: string[], discard: () => void): void {
  const before = files.map((file) => bytesAt(absolutePath(file)));
  const isKnown = (file: string, place: number) =>
    before[place] === undefined
      ? recorded(file) === undefined
      : recorded(file)?.equals(before[place]) === true;
  if (files.every(isKnown)) return discard();
  const words = nameOfFile(files[0]!);
  // Until all is done under a name that is no record's.
  const draft = join(folder(), "draft");
  rmSync(draft, { recursive: true, force: true });
  for (const [place, bytes] of before.entries())
    if (bytes) writeAtomically(join(draft, `${place}`), bytes);
  discard();
  const after = files.map((file): Discarded["files"][0] => [file, versionAt(file)]);
  writeAtomically(join(draft, "record"), JSON.stringify({ words, files: after }));
  const earlier = all();
  const id = Math.max(Date.now(), Number(earlier[0]?.[0] ?? 0) + 1);
  renameSync(draft, join(folder(), `${id}`));
  for (const [old] of earlier.slice(MOST_KEPT - 1))
    rmSync(join(folder(), old), { recursive: true, force: true });
}

/** Brings files back as they were. @throws Refusal if something was written since, which stays */
export function restore(id: string): void {
  const [, record] = all().find(([one]) => one === id) ?? [];
  if (!record) throw new Refusal("It is not kept any more.");
  const newer = record.files.find(([file, after]) => versionAt(file) !== after);
  if (newer) throw new Refusal(`${nameOfFile(newer[0])} was changed since, and stays as it is.`);
  for (const [place, [file]] of record.files.entries()) {
    const bytes = bytesAt(join(folder(), id, `${place}`));
    if (bytes) writeAtomically(absolutePath(file), bytes);
    else rmSync(absolutePath(file), { force: true });
  }
  rmSync(join(folder(), id), { recursive: true, force: true });
}
