/** The history of `content/` in an editor's words, and how to revert a change. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { isContent } from "../../app/collections/reader/content-folder.server.ts";
import { bytesAt } from "../entry/bytes-at.ts";
import { describeChange } from "../entry/describe.ts";
import {
  checkNothingBegun,
  differing,
  git,
  listed,
  literal,
  objects,
  record,
  treeFrom,
  tryGit,
  withIndex,
} from "./git.ts";
import { Refusal } from "../../scripts/refusal.ts";
import { withNamed, type Part, type ToldPart } from "./renames.ts";

export type Change = {
  /** The hash of the commit. */
  id: string;
  /** The change in words, for example `Article “Notice pay”: title, excerpt`. */
  words: string;
  date: Date;
  by: string;
  /** The files of each part. */
  parts: Difference["files"][];
  takenBack: boolean;
};

/** `Article “Notice pay”: title – 12 November 2026 at 10:05, by Asha Rao`. */
const inOneLine = ({ words, date, by }: Change): string =>
  `${words} – ${date.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" })}, by ${by}`;

const listOf = (lines: string[]): string => lines.map((line) => `  ${line}`).join("\n");

/** The number of latest changes that are shown and can be reverted. */
export const MOST_SHOWN = 20;

/** The most files that are described one by one. */
const DESCRIBED = 3;

/** Published addresses stay, so the list of them is neither shown in the history nor reverted. */
const UNDOABLE = [".", ":(exclude)published-addresses.txt"];

/** The first of some changes and the number of others, in a line. */
export function shortList(words: string[], count = words.length): string {
  const more = count - DESCRIBED;
  const rest = more > 0 ? [`and ${more} more ${more === 1 ? "file" : "files"}`] : [];
  return [...words.slice(0, DESCRIBED), ...rest].join("; ");
}

/** A changed file, with the object ids of both versions, and its former name after a renaming. */
type Difference = {
  /** Empty for unrecorded changes. */
  commit: string;
  files: [file: string] | [file: string, from: string];
  blobs: string[];
};

/** git's raw diff format: the commit before its first file, both objects, the names. */
const DIFFERENCE = /(?:([^:\0\n]+)[\0\n])?:\S+ \S+ (\S+) (\S+) (?:R\d+\0([^\0]+)|\w)\0([^\0]+)\0/g;

// Less similar files are different entries, such as a copy of a removed one.
const COMPARED = ["-z", "--no-abbrev", "--find-renames=80%", "--relative"];

function differencesIn(said: string): Difference[] {
  let commit = "";
  return [...said.matchAll(DIFFERENCE)].map(
    ([, id = commit, before = "", after = "", from, file = ""]) => {
      commit = id;
      return { commit, files: from ? [file, from] : [file], blobs: [before, after] };
    },
  );
}

function differences(folder: string, commits: string[]): Difference[] {
  const input = commits.map((id) => `${id}\n`).join("");
  const compare = ["diff-tree", "--stdin", "-r", ...COMPARED, "--", ...UNDOABLE];
  return differencesIn(git(folder, compare, { input }));
}

function described(folder: string, changed: Difference[]): ToldPart[] {
  const ids = changed.flatMap(({ blobs }) => blobs);
  const said = ids.length > 0 ? objects(folder, ids) : [];
  return changed.map(({ commit, files, files: [file, from] }, place) => {
    const now = commit ? said[2 * place + 1] : bytesAt(join(folder, file));
    const [before, after] = [said[2 * place], now].map((bytes) => bytes?.toString());
    return { files, words: describeChange(before, after, file, from), before, after };
  });
}

/** Descriptions by difference, cached: most of the history is asked for repeatedly. */
const known = new Map<string, string>();

function wordsOf(folder: string, changed: Difference[]): string[] {
  const keyOf = ({ files, blobs }: Difference) => [...files, ...blobs].join("\0");
  const fresh = changed.filter((one) => !known.has(keyOf(one)));
  for (const [place, { words }] of described(folder, fresh).entries())
    known.set(keyOf(fresh[place]!), words);
  return changed.map((one) => known.get(keyOf(one))!);
}

/** The changes of a commit, file by file; changed references to a renamed entry are part of the renaming. */
export const partsOf = (folder: string, id: string): Part[] =>
  withNamed(described(folder, differences(folder, [id])));

/** The reverted commit in a message, as git and this module write it. */
const REVERTED = /^This reverts commit ([0-9a-f]{40})/m;

/**
 * The last changes to the content, newest first, without merges and without the first commit, which cannot be reverted.
 * @param folder the content folder
 * @param range of commits, as git takes it
 */
export function lastChanges(folder: string, count: number, range = "HEAD"): Change[] {
  const log = ["log", "--min-parents=1", "--max-parents=1", `--max-count=${count}`, range];
  const records = git(folder, [...log, "--format=%H%x00%aI%x00%aN%x00%B%x00", "--", ...UNDOABLE])
    .split("\0\n")
    .filter(Boolean)
    .map((record) => record.split("\0") as [id: string, date: string, by: string, said: string]);
  const ids = records.map(([id]) => id);
  const found = differences(folder, ids);
  const reverted = new Set<string>();
  return records.map(([id, date, by, message]) => {
    const changed = found.filter(({ commit }) => commit === id);
    const told = shortList(wordsOf(folder, changed.slice(0, DESCRIBED)), changed.length);
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

/** New files that git does not ignore. */
export const newFilesIn = (folder: string): string[] =>
  listed(folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]);

/** The files of the folder that differ from the last commit, new ones included. */
export function changedFilesIn(folder: string): string[] {
  // Fails without a history: `git diff` would compare folders instead.
  git(folder, ["rev-parse", "--git-dir"]);
  const known = differing(folder, "HEAD", "--", ".");
  return [...new Set([...known, ...newFilesIn(folder)])].sort();
}

/** Unrecorded changes, file by file; changed references to a renamed entry are part of the renaming. */
export function pendingChanges(folder: string): Part[] {
  const prefix = git(folder, ["rev-parse", "--show-prefix"]).trim();
  const said = withIndex(folder, "HEAD", (index) => {
    // git gets only the names of new files and reads them in place: nothing is added to its object store.
    const nothing = git(folder, ["hash-object", "--stdin"], { input: "" }).trim();
    const input = newFilesIn(folder).map((file) => `100644 ${nothing}\t${prefix}${file}\0`);
    git(folder, ["update-index", "-z", "--index-info"], { index, input: input.join("") });
    return git(folder, ["diff", "--raw", ...COMPARED, "HEAD", "--", ...UNDOABLE], { index });
  });
  const changed = differencesIn(said).filter(({ files }) => files.every(isContent));
  return withNamed(described(folder, changed));
}

/** Restores a file from the last commit: saved but unpublished changes are lost. */
export function putBack(folder: string, file: string): void {
  checkNothingBegun(folder);
  const known = listed(folder, ["ls-tree", "--name-only", "-z", "HEAD", "--", file]);
  if (known.length > 0) git(folder, ["checkout", "--quiet", "HEAD", "--", literal(file)]);
  else rmSync(join(folder, file), { force: true });
}

/** The tree of HEAD without a commit's change to some files; undefined at a conflict. */
function treeWithout(folder: string, id: string, files: string[]): string | undefined {
  const whole = ["--binary", "--no-renames", "--no-ext-diff", "--no-textconv"];
  const { bytes } = tryGit(folder, ["diff", ...whole, `${id}^`, id, "--", ...files.map(literal)]);
  try {
    return treeFrom(folder, "HEAD", (run) => run(["apply", "-R", "--3way", "--cached"], bytes));
  } catch (error) {
    if (!(error as Error).message.startsWith("git apply failed")) throw error;
    return undefined;
  }
}

/** @throws Refusal if git has no name for the committer, or an operation is in progress */
export function checkReady(folder: string): void {
  checkNothingBegun(folder);
  if (tryGit(folder, ["var", "GIT_AUTHOR_IDENT"]).ok) return;
  throw new Refusal(
    "Every change is recorded with a name, and git does not know yours. Tell it once:\n" +
      '  git config --global user.name "Your Name"\n  git config --global user.email you@example.com',
  );
}

/**
 * Reverts a change by a new commit: history is never rewritten. Files outside the folder and unrecorded changes stay.
 * @param folder the content folder
 * @param only one file of the change; by default all
 * @returns the new change
 * @throws Refusal if it cannot be reverted automatically; nothing is changed then
 */
export function undo(folder: string, { id, words: whole, parts }: Change, only?: string): Change {
  checkReady(folder);
  const part = partsOf(folder, id).find(({ files }) => only !== undefined && files.includes(only));
  const { files, words } = part ?? { files: parts.flat(), words: whole };
  const isOfIt = (file: string) => files.includes(file);
  // A file that is already as before, such as a new one that was removed since, needs no revert.
  const left = differing(folder, `${id}^`, "HEAD", "--", ...files.map(literal));
  const recorded = git(folder, ["rev-parse", "HEAD^{tree}"]).trim();
  const tree = left.length > 0 ? treeWithout(folder, id, left) : recorded;
  if (tree === undefined) {
    const blocking = lastChanges(folder, MOST_SHOWN, `${id}..HEAD`).filter(
      (change) => !change.takenBack && change.parts.flat().some(isOfIt),
    );
    const remedy =
      blocking.length > 0
        ? `Take these back first, the uppermost one before the others, or write the earlier words by hand:\n${listOf(blocking.map(inOneLine))}`
        : "Write the earlier words by hand.";
    throw new Refusal(
      `“${words}” cannot be taken back by itself: the same lines were changed again later. Nothing was changed. ${remedy}`,
    );
  }
  if (tree === recorded) throw new Refusal(`“${words}” is taken back already.`);
  const note = only === undefined ? `\n\nThis reverts commit ${id}.` : "";
  // git would refuse too, with its own message.
  const open = pendingChanges(folder).filter((change) =>
    change.files.some((file) => left.includes(file)),
  );
  if (open.length > 0)
    throw new Refusal(
      `“${words}” cannot be taken back now: the same files hold changes that are not published yet. Nothing was changed. Publish these or put them back first:\n${listOf(open.map((change) => change.words))}`,
    );
  record(folder, tree, `Take back: ${words}${note}`);
  const [done] = lastChanges(folder, 1);
  return done!;
}
