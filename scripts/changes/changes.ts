/** The history of `content/` in an editor's words, and how to take a change back. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isContent } from "../../app/collections/reader/content-folder.server.ts";
import { describeChange } from "./describe.ts";
import { fileIn, git, listed, record, treeFrom, tryGit } from "./git.ts";
import { Refusal } from "./refusal.ts";

export type Change = {
  /** The commit. */
  id: string;
  /** For example `Article “Notice pay”: title, excerpt`. */
  words: string;
  date: Date;
  by: string;
  /** Below the content folder. */
  files: string[];
  takenBack: boolean;
};

/** `Article “Notice pay”: title – 12 November 2026 at 10:05, by Asha Rao`. */
const inOneLine = ({ words, date, by }: Change): string =>
  `${words} – ${date.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" })}, by ${by}`;

/** How many files are described one by one. */
const DESCRIBED = 3;

/** An address that was published stays so: the list of them is no part of the history that is shown and taken back. */
const UNDOABLE = [".", ":(exclude)published-addresses.txt"];

const textIn = (folder: string, commit: string, file: string): string | undefined =>
  fileIn(folder, commit, file)?.toString();

/** A file as it is; undefined where there is none. */
export const bytesAt = (path: string): Buffer | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;

/** Asks git for the names of files below the folder that differ. */
const DIFFERING = ["diff", "--name-only", "--no-renames", "-z", "--relative"];

/** The first of some changes, and how many more there are, as a line. */
export function shortList(words: string[]): string {
  const more = words.length - DESCRIBED;
  const rest = more > 0 ? [`and ${more} more ${more === 1 ? "file" : "files"}`] : [];
  return [...words.slice(0, DESCRIBED), ...rest].join("; ");
}

/** Says in words what a commit changed in one file. */
export const describeFile = (folder: string, id: string, file: string): string =>
  describeChange(textIn(folder, `${id}^`, file), textIn(folder, id, file), file);

/** The change that a message says it takes back, as git and this module write it. */
const REVERTED = /^This reverts commit ([0-9a-f]{40})/m;

/**
 * The last changes to the content, newest first. Merges are left out, and so is the beginning of the history: there
 * is nothing to go back to.
 * @param folder the content folder
 */
export function lastChanges(folder: string, count: number): Change[] {
  const log = ["log", "--min-parents=1", "--max-parents=1", `--max-count=${count}`];
  const reverted = new Set<string>();
  return git(folder, [...log, "--format=%H%x00%aI%x00%aN%x00%B%x00", "--", ...UNDOABLE])
    .split("\0\n")
    .filter(Boolean)
    .map((record) => {
      const [id = "", date = "", by = "", message = ""] = record.split("\0");
      const files = listed(folder, [...DIFFERING, `${id}^`, id, "--", ...UNDOABLE]);
      const [, takesBack] = REVERTED.exec(message) ?? [];
      const takenBack = reverted.has(id);
      if (takesBack && !takenBack) reverted.add(takesBack);
      const words = shortList(
        files.map((file, place) => (place < DESCRIBED ? describeFile(folder, id, file) : "")),
      );
      return {
        id,
        words: message.startsWith("Take back: ") || takesBack ? `Taken back: ${words}` : words,
        date: new Date(date),
        by,
        files,
        takenBack,
      };
    });
}

/** The files of the folder that differ from what was recorded last, new ones too. */
export function changedFilesIn(folder: string): string[] {
  // Without a history git would compare folders instead, and say something else.
  git(folder, ["rev-parse", "--git-dir"]);
  const known = listed(folder, [...DIFFERING, "HEAD", "--", "."]);
  const fresh = listed(folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]);
  return [...new Set([...known, ...fresh])].sort();
}

/** What was changed in the folder and is in no commit yet, file by file. */
export const pendingChanges = (folder: string): { file: string; words: string }[] =>
  changedFilesIn(folder)
    .filter((file) => file !== "published-addresses.txt" && isContent(file))
    .map((file) => ({
      file,
      words: describeChange(
        textIn(folder, "HEAD", file),
        bytesAt(join(folder, file))?.toString(),
        file,
      ),
    }));

/** Puts a file back as it was recorded last: what was saved and not published is gone then. */
export function putBack(folder: string, file: string): void {
  if (fileIn(folder, "HEAD", file)) git(folder, ["checkout", "--quiet", "HEAD", "--", file]);
  else rmSync(join(folder, file), { force: true });
}

/** The tree of HEAD without a change to some files; undefined at a conflict. */
function treeWithout(folder: string, id: string, paths: string[]): string | undefined {
  const whole = ["--binary", "--no-renames", "--no-ext-diff", "--no-textconv"];
  const { bytes } = tryGit(folder, ["diff", ...whole, `${id}^`, id, "--", ...paths]);
  try {
    return treeFrom(folder, "HEAD", (run) => run(["apply", "-R", "--3way", "--cached"], bytes));
  } catch (error) {
    if (!(error as Error).message.startsWith("git apply failed")) throw error;
    return undefined;
  }
}

/** Has git know who does this. @throws Refusal where it does not */
export function checkName(folder: string): void {
  if (tryGit(folder, ["var", "GIT_AUTHOR_IDENT"]).ok) return;
  throw new Refusal(
    "Every change is recorded with a name, and git does not know yours. Tell it once:\n" +
      '  git config --global user.name "Your Name"\n  git config --global user.email you@example.com',
  );
}

/**
 * Takes a change back, by a new change: nothing is ever removed from the history. Files outside of the folder stay as
 * they are, and so does what is in no commit yet.
 * @param folder the content folder
 * @param only the one file whose change is taken back; without it, all of them
 * @returns the new change
 * @throws Refusal where that cannot be done by itself; nothing was changed then
 */
export function undo(
  folder: string,
  { id, words: whole, files: every }: Change,
  only?: string,
): Change {
  checkName(folder);
  const files = only === undefined ? every : every.filter((file) => file === only);
  const words = only === undefined ? whole : describeFile(folder, id, only);
  const tree = treeWithout(folder, id, only === undefined ? UNDOABLE : files);
  if (tree === undefined) {
    const later = lastChanges(folder, 50).filter(
      (change) => !change.takenBack && change.files.some((file) => files.includes(file)),
    );
    const blocking = later.slice(
      0,
      later.findIndex((change) => change.id === id),
    );
    throw new Refusal(
      [
        `“${words}” cannot be taken back by itself: the same lines were changed again later. Nothing was changed.`,
        "Take these back first, the uppermost one before the others, or write the earlier words by hand:",
        ...blocking.map((change) => `  ${inOneLine(change)}`),
      ].join("\n"),
    );
  }
  if (tree === git(folder, ["rev-parse", "HEAD^{tree}"]).trim())
    throw new Refusal(`“${words}” is taken back already.`);
  const note = only === undefined ? `\n\nThis reverts commit ${id}.` : "";
  try {
    record(folder, tree, `Take back: ${words}${note}`);
  } catch (error) {
    const { message } = error as Error;
    if (!message.includes("would be overwritten")) throw error;
    const open = pendingChanges(folder).filter(({ file }) => files.includes(file));
    throw new Refusal(
      [
        `“${words}” cannot be taken back now: the same files hold changes that are not published yet. Nothing was changed.`,
        "Publish these or put them back first:",
        ...open.map((change) => `  ${change.words}`),
      ].join("\n"),
    );
  }
  const [done] = lastChanges(folder, 1);
  return done!;
}
