/** The history of `content/` in an editor's words, and how to take a change back. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isContent } from "../../app/collections/reader/content-folder.server.ts";
import { describeChange } from "./describe.ts";
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
import { Refusal } from "./refusal.ts";
import { withNamed, type Part, type ToldPart } from "./renames.ts";

export type Change = {
  /** The commit. */
  id: string;
  /** For example `Article “Notice pay”: title, excerpt`. */
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

/** How far back a change can be taken back. */
export const MOST_SHOWN = 20;

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

/** A file that differs, with the ids of what it said and says; behind it the name that it had, if it was renamed. */
type Difference = {
  /** Empty where it is in none yet. */
  commit: string;
  files: [file: string] | [file: string, from: string];
  blobs: string[];
};

/** As git tells them: before the first of a commit its id, then both objects, and the names. */
const DIFFERENCE = /(?:([^:\0\n]+)[\0\n])?:\S+ \S+ (\S+) (\S+) (?:R\d+\0([^\0]+)|\w)\0([^\0]+)\0/g;

// What is less alike is another entry, such as a copy of one that was removed.
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

/** What each of some commits changed. */
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

/** The words of each difference: most of the history is asked for again and again. */
const known = new Map<string, string>();

function wordsOf(folder: string, changed: Difference[]): string[] {
  const keyOf = ({ files, blobs }: Difference) => [...files, ...blobs].join("\0");
  const fresh = changed.filter((one) => !known.has(keyOf(one)));
  for (const [place, { words }] of described(folder, fresh).entries())
    known.set(keyOf(fresh[place]!), words);
  return changed.map((one) => known.get(keyOf(one))!);
}

/** What a commit changed, file by file; what names an entry that was renamed goes with it. */
export const partsOf = (folder: string, id: string): Part[] =>
  withNamed(described(folder, differences(folder, [id])));

/** The change that a message says it takes back, as git and this module write it. */
const REVERTED = /^This reverts commit ([0-9a-f]{40})/m;

/**
 * The last changes to the content, newest first. Merges are left out, and so is the beginning of the history: there
 * is nothing to go back to.
 * @param folder the content folder
 * @param range the commits among which they are looked for, as git takes them
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

/** The files that are in no commit yet and that git is to know of. */
export const newFilesIn = (folder: string): string[] =>
  listed(folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]);

/** The files of the folder that differ from what was recorded last, new ones too. */
export function changedFilesIn(folder: string): string[] {
  // Without a history git would compare folders instead, and say something else.
  git(folder, ["rev-parse", "--git-dir"]);
  const known = differing(folder, "HEAD", "--", ".");
  return [...new Set([...known, ...newFilesIn(folder)])].sort();
}

/** What was changed in the folder and is in no commit yet, file by file; what names an entry that was renamed goes with it. */
export function pendingChanges(folder: string): Part[] {
  const prefix = git(folder, ["rev-parse", "--show-prefix"]).trim();
  const said = withIndex(folder, "HEAD", (index) => {
    // Git is told the names of new files alone, and reads them where they are: nothing goes into its store.
    const nothing = git(folder, ["hash-object", "--stdin"], { input: "" }).trim();
    const input = newFilesIn(folder).map((file) => `100644 ${nothing}\t${prefix}${file}\0`);
    git(folder, ["update-index", "-z", "--index-info"], { index, input: input.join("") });
    return git(folder, ["diff", "--raw", ...COMPARED, "HEAD", "--", ...UNDOABLE], { index });
  });
  const changed = differencesIn(said).filter(({ files }) => files.every(isContent));
  return withNamed(described(folder, changed));
}

/** Puts a file back as it was recorded last: what was saved and not published is gone then. */
export function putBack(folder: string, file: string): void {
  checkNothingBegun(folder);
  const known = listed(folder, ["ls-tree", "--name-only", "-z", "HEAD", "--", file]);
  if (known.length > 0) git(folder, ["checkout", "--quiet", "HEAD", "--", literal(file)]);
  else rmSync(join(folder, file), { force: true });
}

/** The tree of HEAD without a change to some files; undefined at a conflict. */
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

/** @throws Refusal where git does not know who does this, or is at work on something else */
export function checkReady(folder: string): void {
  checkNothingBegun(folder);
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
  checkReady(folder);
  const part = partsOf(folder, id).find(({ files }) => only !== undefined && files.includes(only));
  const { files, words } = part ?? { files: parts.flat(), words: whole };
  const isOfIt = (file: string) => files.includes(file);
  // What is as it was before, such as a new file that is gone by now, has nothing to take back.
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
  // Git would refuse too, in its own words.
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
