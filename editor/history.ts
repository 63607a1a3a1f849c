/** Unpublished and published changes, as the editor shows them; publishing, discarding and reverting. */
import { rmSync } from "node:fs";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import {
  bytesAt,
  lastChanges,
  MOST_SHOWN,
  partsOf,
  pendingChanges,
  putBack,
  undo,
} from "../scripts/changes/changes.ts";
import { isTold, Refusal } from "../scripts/changes/refusal.ts";
import { ConflictError, type FileChoices } from "../scripts/changes/sync.ts";
import { FaultyContent, publishChanges, unsentChanges } from "../scripts/publish-changes.ts";
import { fileOf, nameOfFile, placeOf, valuesOf } from "./entry-files.ts";
import { formFields } from "./form-fields.ts";
import { fieldAt } from "./form-values.ts";
import type { Choices, NamedConflict } from "./merge.ts";

/** Unpublished changes, and the last published ones. */
export function changes() {
  const folder = contentDirectory();
  return {
    pending: pendingChanges(folder),
    unsent: unsentChanges(folder),
    earlier: lastChanges(folder, MOST_SHOWN).map(({ date, ...one }) => ({
      ...one,
      day: date.toLocaleDateString("en-GB"),
    })),
  };
}

/** The changes of a published commit, file by file. */
export const parts = (id: string) => partsOf(contentDirectory(), id);

/** Two windows publish one after the other. */
let last = Promise.resolve("");

/**
 * Publishes some files.
 * @param chosen choices for fields that others have changed too, by file and version
 * @returns words for the person, or the conflicts
 */
export async function publish(
  files: string[],
  chosen: Choices,
): Promise<{ message: string; conflicts: NamedConflict[] }> {
  const choices: FileChoices = {};
  for (const [place, choice] of Object.entries(chosen)) {
    const [file, path] = JSON.parse(place) as [file: string, path: string];
    (choices[file] ??= {})[path] = choice;
  }
  const done: string[] = [];
  const say = (words: string) => void done.push(words);
  const told = (words: string) => [...done, words].join("\n");
  try {
    const wish = { files, choices, say };
    last = last.catch(String).then(() => publishChanges(contentDirectory(), wish));
    return { message: told(await last), conflicts: [] };
  } catch (error) {
    if (error instanceof ConflictError) {
      const conflicts = error.files.flatMap(({ file, conflicts: fields }) =>
        fields.map((one) => ({
          ...one,
          path: JSON.stringify([file, one.path]),
          label: `${nameOfFile(file)}: ${fieldAt(formFields(file), one.path, valuesOf(file)).label ?? "the whole entry"}`,
        })),
      );
      const message = told("Somebody else has published other words for the same fields.");
      return { message, conflicts };
    }
    if (!(error instanceof FaultyContent))
      throw isTold(error) ? new Refusal(told(error.message)) : error;
    const names = [...new Set(error.findings.map(fileOf))].map(nameOfFile).join(", ");
    throw new Refusal(
      told(
        error.isRecorded
          ? `Recorded here and brought together with what others published, but not sent on, because of mistakes in ${names}. Mend what is told at their fields, then publish again.`
          : `Not published, because of mistakes in ${names}. Mend what is told at their fields, or take their ticks away to publish the rest.`,
      ),
    );
  }
}

/** Reverts one of the last recorded changes, or one item of it. @throws Refusal */
export function takeBack(id: string, file?: string) {
  const folder = contentDirectory();
  const found = lastChanges(folder, MOST_SHOWN).find((one) => one.id === id);
  if (!found) throw new Refusal("Others have been published since: look again.");
  return undo(folder, found, file).words;
}

type Said = [file: string, base64: string | null];

/** Restores files as they were published. @returns their discarded texts; null for a missing file */
export function putFilesBack(files: string[]): Said[] {
  const keep = (file: string): Said => [file, bytesAt(placeOf(file))?.toString("base64") ?? null];
  const said = files.map(keep);
  // First those that git has to restore: if it refuses, nothing is lost.
  for (const file of files.toReversed()) putBack(contentDirectory(), file);
  return said;
}

/** Undoes `putFilesBack`. */
export function restore(said: Said[]): void {
  for (const [file, text] of said)
    if (text === null) rmSync(placeOf(file), { force: true });
    else writeAtomically(placeOf(file), Buffer.from(text, "base64"));
}
