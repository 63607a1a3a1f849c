/**
 * The history of `content/` in an editor's words, and how to take a change back. Used by `npm run undo` and by
 * whatever else shows changes.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeChange, whenInWords } from "./describe.ts";
import { git, HistoryError, tryGit } from "./git.ts";

/** One recorded change to the content. */
export type Change = {
  /** The commit. */
  id: string;
  /** For example `Article 14: title, excerpt`. */
  words: string;
  date: Date;
  by: string;
  /** Below the content folder. */
  files: string[];
  /** Whether a later change took it back. */
  takenBack: boolean;
};

/** How many files are described one by one. */
const DESCRIBED = 3;

/** An address that was published stays so: the list of them is no part of the history that is shown and taken back. */
const UNDOABLE = [".", ":(exclude)published-addresses.txt"];

type ChangedFile = { file: string; earlier: string };

/** A file's text in a commit; undefined where it is not there. */
function textIn(folder: string, commit: string, file: string): string | undefined {
  const { ok, stdout } = tryGit(folder, ["show", `${commit}:./${file}`]);
  return ok ? stdout : undefined;
}

/** The files below the folder that differ between two commits; one that was renamed counts once. */
function changedFiles(folder: string, parameters: string[]): ChangedFile[] {
  const fields = git(folder, [
    "diff",
    "--name-status",
    "-z",
    "-M",
    "--relative",
    ...parameters,
    "--",
    ...UNDOABLE,
  ])
    .split("\0")
    .slice(0, -1);
  const files: ChangedFile[] = [];
  while (fields.length > 0) {
    const status = fields.shift() ?? "";
    const earlier = fields.shift() ?? "";
    files.push({ earlier, file: /^[RC]/.test(status) ? (fields.shift() ?? "") : earlier });
  }
  return files;
}

/** Says in words what differs in some files. */
function describeFiles(
  files: ChangedFile[],
  before: (file: string) => string | undefined,
  after: (file: string) => string | undefined,
): string {
  const described = files
    .slice(0, DESCRIBED)
    .map(({ file, earlier }) => describeChange(before(earlier), after(file), file, earlier));
  const more = files.length - described.length;
  if (more > 0) described.push(`and ${more} more ${more === 1 ? "file" : "files"}`);
  return described.join("; ");
}

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
      const files = changedFiles(folder, [`${id}^`, id]);
      const [, takesBack] = REVERTED.exec(message) ?? [];
      const takenBack = reverted.has(id);
      if (takesBack && !takenBack) reverted.add(takesBack);
      const words = describeFiles(
        files,
        (file) => textIn(folder, `${id}^`, file),
        (file) => textIn(folder, id, file),
      );
      return {
        id,
        words: takesBack ? `Taken back: ${words}` : words,
        date: new Date(date),
        by,
        files: files.map(({ file }) => file),
        takenBack,
      };
    });
}

/**
 * What was changed in the folder and is in no commit yet, described together.
 * @returns undefined where everything is recorded
 */
export function unrecordedChange(folder: string): Pick<Change, "words" | "files"> | undefined {
  const lines = git(folder, [
    "status",
    "--porcelain",
    "-z",
    "--no-renames",
    "-uall",
    "--",
    ".",
  ]).split("\0");
  const prefix = git(folder, ["rev-parse", "--show-prefix"]).trim();
  const files = lines.filter(Boolean).map((line) => line.slice(3 + prefix.length));
  if (files.length === 0) return undefined;
  const onDisk = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  const same = files.map((file) => ({ file, earlier: file }));
  return { words: describeFiles(same, (file) => textIn(folder, "HEAD", file), onDisk), files };
}

/** Writes the tree of HEAD without a change, in an index of its own. @returns the tree; undefined at a conflict */
function treeWithout(folder: string, id: string): string | undefined {
  const scratch = mkdtempSync(join(tmpdir(), "undo-"));
  const [patch, index] = [join(scratch, "change.patch"), join(scratch, "index")];
  const top = git(folder, ["rev-parse", "--show-toplevel"]).trim();
  try {
    const whole = ["--binary", "--no-renames", "--no-ext-diff", "--no-textconv"];
    git(folder, ["diff", ...whole, `--output=${patch}`, `${id}^`, id, "--", ...UNDOABLE]);
    git(top, ["read-tree", "HEAD"], { index });
    if (!tryGit(top, ["apply", "-R", "--3way", "--cached", patch], { index }).ok) return undefined;
    return git(top, ["write-tree"], { index }).trim();
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Has git know who does this. @throws HistoryError where it does not */
export function checkName(folder: string): void {
  if (tryGit(folder, ["var", "GIT_AUTHOR_IDENT"]).ok) return;
  throw new HistoryError(
    "Every change is recorded with a name, and git does not know yours. Tell it once:\n" +
      '  git config --global user.name "Your Name"\n  git config --global user.email you@example.com',
  );
}

/**
 * Takes a change back, by a new change: nothing is ever removed from the history. Files outside of the folder stay as
 * they are, and so does what is in no commit yet.
 * @param folder the content folder
 * @returns the new change
 * @throws HistoryError where that cannot be done by itself; nothing was changed then
 */
export function undo(folder: string, { id, words, files }: Change): Change {
  checkName(folder);
  const tree = treeWithout(folder, id);
  if (tree === undefined) {
    const later = lastChanges(folder, 50).filter(
      (change) => !change.takenBack && change.files.some((file) => files.includes(file)),
    );
    const blocking = later.slice(
      0,
      later.findIndex((change) => change.id === id),
    );
    throw new HistoryError(
      [
        `“${words}” cannot be taken back by itself: the same lines were changed again later. Nothing was changed.`,
        "Take these back first, the uppermost one before the others, or write the earlier words by hand:",
        ...blocking.map(
          ({ words: said, date, by }) => `  ${said} – ${whenInWords(date)}, by ${by}`,
        ),
      ].join("\n"),
    );
  }
  const head = git(folder, ["rev-parse", "HEAD"]).trim();
  if (tree === git(folder, ["rev-parse", "HEAD^{tree}"]).trim())
    throw new HistoryError(`“${words}” is taken back already.`);
  const message = `Take back: ${words}\n\nThis reverts commit ${id}.\n`;
  const commit = git(folder, ["commit-tree", tree, "-p", head], { input: message }).trim();
  const { ok, stderr } = tryGit(folder, ["merge", "--ff-only", "--quiet", commit]);
  if (!ok) {
    const unrecorded = /would be overwritten|unmerged|not concluded/.test(stderr);
    throw new HistoryError(
      unrecorded
        ? `“${words}” cannot be taken back now: the same files hold changes that are not recorded yet. Record them first (commit), then take it back. Nothing was changed.\n\n${stderr.trim()}`
        : stderr.trim(),
    );
  }
  const [done] = lastChanges(folder, 1);
  return done!;
}
