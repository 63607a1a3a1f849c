/** Unpublished and published changes, as the editor shows them; publishing, discarding and reverting. */
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import {
  lastChanges,
  MOST_SHOWN,
  partsOf,
  pendingChanges,
  putBack,
  undo,
} from "../changes/changes.ts";
import { isTold, Refusal, wordsFor } from "../../scripts/refusal.ts";
import { ConflictError } from "./sync.ts";
import { publishChanges, unsentChanges } from "./publish-changes.ts";
import { discarded, keepingCopies } from "../desk/discarded.ts";
import { nameOfFile, valuesOf } from "../entry/entry-files.ts";
import { formFields } from "../entry/form-fields.ts";
import { fieldAt } from "../entry/form-values.ts";
import type { Choices, NamedConflict } from "../changes/merge.ts";

/** Unpublished changes, versions discarded here, and the last published changes. */
export function changes() {
  const folder = contentDirectory();
  return {
    pending: pendingChanges(folder),
    discarded: discarded(),
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
let last = Promise.resolve();
/** What is being published, or came of it: for whoever has left the page meanwhile. */
let news = { isRunning: false, words: "" };
export const publication = () => news;
/** Resolves once nothing is being published that has been asked for so far, whatever came of it. */
export const published = () => last;
/** Somebody has seen what came of a publication; one that is running is told of still. */
export const clearNews = () => void (news.isRunning || (news = { ...news, words: "" }));

/** Publishes some files. @returns words for the person, and what others have changed too, to be chosen */
export function publish(files: string[], choices: Choices): Promise<Published> {
  const done = last.then(() => publishNow(files, choices));
  last = done
    .then(({ message }) => message, wordsFor)
    .then((words) => void (news = { isRunning: false, words }));
  return done;
}

type Published = { message: string; conflicts: NamedConflict[] };

async function publishNow(files: string[], choices: Choices): Promise<Published> {
  news = { isRunning: true, words: "Being published …" };
  const done: string[] = [];
  const say = (words: string) => void done.push(words);
  const told = (words: string) => [...done, words].join("\n");
  try {
    const message = told(await publishChanges(contentDirectory(), { files, choices, say }));
    return { message, conflicts: [] };
  } catch (error) {
    if (error instanceof ConflictError) {
      const conflicts = error.files.flatMap(({ file, conflicts: fields }) =>
        fields.map((one) => ({
          ...one,
          label: `${nameOfFile(file)}: ${fieldAt(formFields(file), one.path, valuesOf(file)).label ?? "the whole entry"}`,
        })),
      );
      const words =
        "Somebody else has published other words for the same fields: publish again to choose.";
      return { message: told(words), conflicts };
    }
    throw isTold(error) ? new Refusal(told(error.message)) : error;
  }
}

/** Reverts one of the last recorded changes, or one item of it. @throws Refusal */
export function takeBack(id: string, file?: string) {
  const folder = contentDirectory();
  const found = lastChanges(folder, MOST_SHOWN).find((one) => one.id === id);
  if (!found) throw new Refusal("Others have been published since: look again.");
  return undo(folder, found, file).words;
}

/** Restores files as they were published. */
export const putFilesBack = (files: string[]): void =>
  keepingCopies(files, () => {
    // First those that git has to restore: if it refuses, nothing is lost.
    for (const file of files.toReversed()) putBack(contentDirectory(), file);
  });
