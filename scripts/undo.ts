/**
 * `npm run undo`: shows the last changes to the content in words, and takes one back. Guide: docs/guides/undo.md.
 */
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { answerTo, ownScreen } from "./ask.ts";
import { lastChanges, pendingChanges, shortList, undo } from "./changes/changes.ts";
import { whenInWords } from "./changes/describe.ts";
import { HistoryError } from "./changes/git.ts";
import { checkContent } from "./content-check/check.ts";
import { isError } from "./content-check/finding.ts";
import { report } from "./content-check/report.ts";

const SHOWN = 10;

/** Says how the content stands after a change was taken back. */
function checked(): string {
  const { files, findings } = checkContent();
  const errors = findings.filter(isError);
  if (errors.length === 0)
    return "The content has no errors. Publish as always for visitors to see it.";
  return `The content has errors now, and cannot be published like this:\n\n${report(files, errors)}`;
}

/**
 * Shows the last changes and takes back the one that is chosen.
 * @param chosen the number of a change, as the command line gives it
 * @param ask puts a question; undefined where nobody would see it
 * @returns the exit status
 */
export async function undoChange(
  chosen: string | undefined,
  print: (text: string) => void,
  ask?: (question: string) => Promise<string | undefined>,
): Promise<number> {
  const folder = contentDirectory();
  const changes = lastChanges(folder, SHOWN);
  if (changes.length === 0) {
    print("There is no change to take back yet.");
    return 0;
  }
  if (chosen === undefined) {
    print("The last changes to the content:\n");
    for (const [index, { words, date, by, takenBack }] of changes.entries()) {
      const since = takenBack ? " (taken back since)" : "";
      print(`${String(index + 1).padStart(3)}  ${words} – ${whenInWords(date)}, by ${by}${since}`);
    }
    const open = pendingChanges(folder).map(({ words }) => words);
    if (open.length > 0) print(`\nNot recorded yet, and left as it is: ${shortList(open)}`);
    if (!ask) {
      print("\nTo take one back: npm run undo -- and its number.");
      return 0;
    }
  }
  const number = chosen ?? (await ask?.("\nWhich number is to be taken back? (Enter: none) "));
  if (!number) {
    print("Nothing was changed.");
    return 0;
  }
  const change = /^\d+$/.test(number) ? changes[Number(number) - 1] : undefined;
  if (!change) {
    print(`There is no number ${number}: choose 1 to ${changes.length}.`);
    return 1;
  }
  try {
    const done = undo(folder, change);
    print(`${done.words}\n\n${checked()}\n\nTo have it again: npm run undo -- 1`);
    return 0;
  } catch (error) {
    if (!(error instanceof HistoryError)) throw error;
    print(error.message);
    return 1;
  }
}

if (import.meta.main) {
  const screen = ownScreen();
  try {
    const ask = screen && ((question: string) => answerTo(question, screen));
    process.exitCode = await undoChange(process.argv[2], console.log, ask);
  } catch (error) {
    if (!(error instanceof HistoryError)) throw error;
    console.log(error.message);
    process.exitCode = 1;
  }
}
