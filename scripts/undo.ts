/**
 * `npm run undo`: shows the last changes to the content in words, and takes one back. Guide: docs/guides/undo.md.
 */
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { answerTo, ownScreen } from "./ask.ts";
import { inOneLine, lastChanges, pendingChanges, shortList, undo } from "./changes/changes.ts";
import { Refusal, tell } from "./changes/refusal.ts";
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
 * Takes back the change that is chosen among the last ones.
 * @param chosen the number of a change, as the command line gives it
 * @param ask puts a question; undefined where nobody would see it
 * @returns what is said to the person
 * @throws Refusal
 */
export async function undoChange(
  chosen: string | undefined,
  ask?: (question: string) => Promise<string | undefined>,
): Promise<string> {
  const folder = contentDirectory();
  const changes = lastChanges(folder, SHOWN);
  if (changes.length === 0) return "There is no change to take back yet.";
  const open = shortList(pendingChanges(folder).map(({ words }) => words));
  const list = [
    "The last changes to the content:\n",
    ...changes.map((change, place) => {
      const since = change.takenBack ? " (taken back since)" : "";
      return `${String(place + 1).padStart(3)}  ${inOneLine(change)}${since}`;
    }),
    ...(open ? [`\nNot recorded yet, and left as it is: ${open}`] : []),
  ].join("\n");
  if (!chosen && !ask) return `${list}\n\nTo take one back: npm run undo -- and its number.`;
  const number =
    chosen ?? (await ask?.(`${list}\n\nWhich number is to be taken back? (Enter: none) `));
  if (!number) return "Nothing was changed.";
  const change = /^\d+$/.test(number) ? changes[Number(number) - 1] : undefined;
  if (!change) throw new Refusal(`There is no number ${number}: choose 1 to ${changes.length}.`);
  const done = undo(folder, change);
  return `${done.words}\n\n${checked()}\n\nTo have it again: npm run undo -- 1`;
}

if (import.meta.main) {
  const screen = ownScreen();
  await tell(() => undoChange(process.argv[2], screen && ((words) => answerTo(words, screen))));
}
