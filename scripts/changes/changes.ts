/** The history of `content/` in an editor's words, and how to take a change back. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isContent } from "../../app/collections/reader/content-folder.server.ts";
import { describeChange } from "./describe.ts";
import { git, listed, objects, record, treeFrom, tryGit } from "./git.ts";
import { Refusal } from "./refusal.ts";

/** What was changed in a file, in words. Below the content folder; behind it the name that it had, if it was renamed. */
export type Part = { files: [file: string] | [file: string, from: string]; words: string };

export type Change = {
  /** The commit. */
  id: string;
  /** For example `Article “Notice pay”: title, excerpt`. */
  words: string;
  date: Date;
  by: string;
  /** The files of each part. */
  parts: Part["files"][];
  takenBack: boolean;
};

/** `Article “Notice pay”: title – 12 November 2026 at 10:05, by Asha Rao`. */
const inOneLine = ({ words, date, by }: Change): string =>
  `${words} – ${date.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" })}, by ${by}`;

/** How many files are described one by one. */
const DESCRIBED = 3;

/** An address that was published stays so: the list of them is no part of the history that is shown and taken back. */
const UNDOABLE = [".", ":(exclude)published-addresses.txt"];

/** A file as it is; undefined where there is none. */
export const bytesAt = (path: string): Buffer | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;

/** The first of some changes, and how many more there are, as a line. */
export function shortList(words: string[], count = words.length): string {
  const more = count - DESCRIBED;
  const rest = more > 0 ? [`and ${more} more ${more === 1 ? "file" : "files"}`] : [];
  return [...words.slice(0, DESCRIBED), ...rest].join("; ");
}

/** A file that differs, with the ids of what it said and says. */
type Difference = Pick<Part, "files"> & { commit: string; blobs: string[] };

/** As git tells them: before the first of a commit its id, then both objects, and the names. */
const DIFFERENCE = /(?:([^:\0\n]+)[\0\n])?:\S+ \S+ (\S+) (\S+) (?:R\d+\0([^\0]+)|\w)\0([^\0]+)\0/g;

/** @param compared commits, each of which is compared with the one before it, or two trees with a space between */
function differences(folder: string, compared: string[]): Difference[] {
  // What is less alike is another entry, such as a copy of one that was removed.
  const options = ["-r", "-z", "--find-renames=80%", "--relative"];
  const input = compared.map((line) => `${line}\n`).join("");
  const said = git(folder, ["diff-tree", "--stdin", ...options, "--", ...UNDOABLE], { input });
  let commit = "";
  return [...said.matchAll(DIFFERENCE)].map(
    ([, id = commit, before = "", after = "", from, file = ""]) => {
      commit = id;
      return { commit, files: from ? [file, from] : [file], blobs: [before, after] };
    },
  );
}

/** The words of each difference: most of the history is asked for again and again. */
const known = new Map<string, string>();

function described(folder: string, changed: Difference[]): Part[] {
  const keyOf = ({ files, blobs }: Difference) => [...files, ...blobs].join("\0");
  const fresh = changed.filter((one) => !known.has(keyOf(one)));
  const ids = fresh.flatMap(({ blobs }) => blobs);
  const texts = ids.length > 0 ? objects(folder, ids).map((bytes) => bytes?.toString()) : [];
  for (const [place, one] of fresh.entries()) {
    const [[before, after], [file, from]] = [texts.slice(2 * place), one.files];
    known.set(keyOf(one), describeChange(before, after, file, from));
  }
  return changed.map((one) => ({ files: one.files, words: known.get(keyOf(one))! }));
}

/** What a commit changed, file by file. */
export const partsOf = (folder: string, id: string): Part[] =>
  described(folder, differences(folder, [id]));

/** The change that a message says it takes back, as git and this module write it. */
const REVERTED = /^This reverts commit ([0-9a-f]{40})/m;

/**
 * The last changes to the content, newest first. Merges are left out, and so is the beginning of the history: there
 * is nothing to go back to.
 * @param folder the content folder
 */
export function lastChanges(folder: string, count: number): Change[] {
  const log = ["log", "--min-parents=1", "--max-parents=1", `--max-count=${count}`];
  const records = git(folder, [...log, "--format=%H%x00%aI%x00%aN%x00%B%x00", "--", ...UNDOABLE])
    .split("\0\n")
    .filter(Boolean)
    .map((record) => record.split("\0") as [id: string, date: string, by: string, said: string]);
  const ids = records.map(([id]) => id);
  const found = differences(folder, ids);
  const reverted = new Set<string>();
  return records.map(([id, date, by, message]) => {
    const changed = found.filter(({ commit }) => commit === id);
    const shown = described(folder, changed.slice(0, DESCRIBED)).map(({ words }) => words);
    const told = shortList(shown, changed.length);
    const [, takesBack] = REVERTED.exec(message) ?? [];
    const takenBack = reverted.has(id);
    if (takesBack && !takenBack) reverted.add(takesBack);
    return {
      id,
      words: message.startsWith("Take back: ") || takesBack ? `Taken back: ${told}` : told,
      date: new Date(date),
      by,
      parts: changed.map(({ files }) => files),
      takenBack,
    };
  });
}

/** The files of the folder that differ from what was recorded last, new ones too. */
export function changedFilesIn(folder: string): string[] {
  // Without a history git would compare folders instead, and say something else.
  git(folder, ["rev-parse", "--git-dir"]);
  const names = ["diff", "--name-only", "--no-renames", "-z", "--relative"];
  const known = listed(folder, [...names, "HEAD", "--", "."]);
  const fresh = listed(folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]);
  return [...new Set([...known, ...fresh])].sort();
}

/** What was changed in the folder and is in no commit yet, file by file. */
export function pendingChanges(folder: string): Part[] {
  const here = git(folder, ["rev-parse", "--show-prefix"]).trim() || ".";
  const now = treeFrom(folder, "HEAD", (run) => run(["add", "--all", "--", here]));
  const recorded = git(folder, ["rev-parse", "HEAD^{tree}"]).trim();
  const changed = differences(folder, [`${recorded} ${now}`]);
  const isOurs = ({ files }: Difference) => files.every(isContent);
  return described(folder, changed.filter(isOurs));
}

/** Puts a file back as it was recorded last: what was saved and not published is gone then. */
export function putBack(folder: string, file: string): void {
  const known = listed(folder, ["ls-tree", "--name-only", "-z", "HEAD", "--", file]);
  if (known.length > 0) git(folder, ["checkout", "--quiet", "HEAD", "--", `:(literal)${file}`]);
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
export function undo(folder: string, { id, words: whole, parts }: Change, only?: string): Change {
  checkName(folder);
  const part = partsOf(folder, id).find(({ files }) => only !== undefined && files.includes(only));
  const { files, words } = part ?? { files: parts.flat(), words: whole };
  const isOfIt = (file: string) => files.includes(file);
  const tree = treeWithout(folder, id, only === undefined ? UNDOABLE : files);
  if (tree === undefined) {
    const later = lastChanges(folder, 50).filter(
      (change) => !change.takenBack && change.parts.flat().some(isOfIt),
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
    const open = pendingChanges(folder).filter((change) => change.files.some(isOfIt));
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
