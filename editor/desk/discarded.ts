/** Saved versions that were put back, removed or replaced here: they can be had again, after a restart too. */
import { rmSync } from "node:fs";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { bytesAt } from "../entry/bytes-at.ts";
import { Refusal } from "../../scripts/refusal.ts";
import { nameOfFile, placeOf } from "../entry/entry-files.ts";
import { besideCopy, recorded } from "./preview.ts";

/** A file's bytes in base64; null if there is no file. */
type Stored = string | null;
type Discarded = {
  id: string;
  words: string;
  files: [file: string, before: Stored, after: Stored][];
};

const stored = (bytes?: Buffer): Stored => bytes?.toString("base64") ?? null;
const present = (file: string): Stored => stored(bytesAt(placeOf(file)));

const MOST_KEPT = 20;
const place = (): string => besideCopy("discarded.json");
const all = (): Discarded[] => JSON.parse(bytesAt(place())?.toString() ?? "[]") as Discarded[];
const write = (kept: Discarded[]): void => writeAtomically(place(), JSON.stringify(kept));

/** What can be had again, newest first. */
export const discarded = () => all().map(({ id, words }) => ({ id, words }));

/** Does what discards files, and keeps those of their versions that the history does not have. */
export function keeping(files: string[], discard: () => void): void {
  const before = files.map((file) => [file, present(file)] as const);
  const words = files.slice(0, 1).map(nameOfFile).join();
  discard();
  if (before.every(([file, text]) => text === stored(recorded(file)))) return;
  const both = before.map(([file, text]): Discarded["files"][0] => [file, text, present(file)]);
  write([{ id: crypto.randomUUID(), words, files: both }, ...all()].slice(0, MOST_KEPT));
}

/** Brings files back as they were. @throws Refusal if something was written since, which stays */
export function restore(id: string): void {
  const { files = [] } = all().find((one) => one.id === id) ?? {};
  const newer = files.find(([file, , after]) => present(file) !== after);
  if (newer) throw new Refusal(`${nameOfFile(newer[0])} was changed since, and stays as it is.`);
  for (const [file, before] of files)
    if (before === null) rmSync(placeOf(file), { force: true });
    else writeAtomically(placeOf(file), Buffer.from(before, "base64"));
  write(all().filter((one) => one.id !== id));
}
