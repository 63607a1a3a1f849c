/** Brings what is recorded here together with what others have published, field by field. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { entryOf, isReadable, withEntry } from "../../editor/entry-text.ts";
import { merge, type Choices, type Conflict } from "../../editor/merge.ts";
import { changedSince } from "./changes.ts";
import { git, HistoryError, tryGit } from "./git.ts";

/** A content file that two people have changed in the same places. */
export type FileConflict = { file: string; conflicts: Conflict[] };

/** What was chosen, for each file below the content folder. */
export type FileChoices = Record<string, Choices>;

/** Others have changed the same fields: somebody has to choose. Nothing was changed. */
export class ConflictError extends HistoryError {
  override name = "ConflictError";
  readonly files: FileConflict[];

  constructor(files: FileConflict[]) {
    super(
      "Somebody else has changed the same fields meanwhile. Press Publish in the editor (npm run edit) to choose, for each, whose words stay.",
    );
    this.files = files;
  }
}

type Side = string | undefined;

/** One text of two. @returns undefined where somebody has to choose, and the conflicts of it */
function mergedText(
  file: string,
  [base, mine, theirs]: [Side, Side, Side],
  choices: Choices,
): { text?: Side; conflicts: Conflict[] } {
  if (file === "published-addresses.txt") {
    const lines = new Set(`${theirs ?? ""}${mine ?? ""}`.split(/(?<=\n)/));
    return { text: [...lines].join(""), conflicts: [] };
  }
  const sides = [base, mine, theirs];
  const isEntry = /\.(?:md|yaml)$/.test(file);
  if (isEntry && sides.every((text) => text !== undefined && isReadable(file, text))) {
    const [was, own, other] = (sides as string[]).map((text) => entryOf(file, text));
    const { entry, conflicts } = merge(was!, own!, other!, choices);
    return conflicts.length > 0
      ? { conflicts }
      : { text: withEntry(file, theirs, entry), conflicts };
  }
  const chosen = choices[""];
  if (chosen) return { text: chosen === "mine" ? mine : theirs, conflicts: [] };
  const shown = (text: Side) => (text === undefined ? "(removed)" : "(changed)");
  return { conflicts: [{ path: "", mine: shown(mine), theirs: shown(theirs) }] };
}

/**
 * Merges a commit into the branch. What is not recorded yet stays in the files, together with what comes in.
 * @param other the commit
 * @throws ConflictError where somebody has to choose; HistoryError where others than content files are in conflict
 */
export function bringTogether(folder: string, other: string, choices: FileChoices = {}): void {
  const top = git(folder, ["rev-parse", "--show-toplevel"]).trim();
  const prefix = git(folder, ["rev-parse", "--show-prefix"]).trim();
  const base = git(folder, ["merge-base", "HEAD", other]).trim();
  const textIn = (commit: string, file: string): Side => {
    const { ok, stdout } = tryGit(top, ["show", `${commit}:${prefix}${file}`]);
    return ok ? stdout : undefined;
  };
  const open: FileConflict[] = [];
  const decide = (file: string, sides: [Side, Side, Side]): Side => {
    const { text, conflicts } = mergedText(file, sides, choices[file] ?? {});
    if (conflicts.length > 0) open.push({ file, conflicts });
    return text;
  };

  const merging = tryGit(top, ["merge-tree", "--write-tree", "--name-only", "-z", "HEAD", other]);
  const [tree = "", ...names] = merging.stdout.split("\0\0")[0]!.split("\0");
  const inConflict = merging.ok ? [] : names.filter(Boolean);
  const outside = inConflict.filter((name) => !name.startsWith(prefix));
  if (outside.length > 0) {
    throw new HistoryError(
      `Others have changed ${outside.join(", ")} too, which is no content. Ask whoever keeps the code to bring the two together.`,
    );
  }
  const decided = inConflict.map((name) => {
    const file = name.slice(prefix.length);
    return {
      name,
      text: decide(file, [textIn(base, file), textIn("HEAD", file), textIn(other, file)]),
    };
  });
  // What is in no commit yet is brought together in the files.
  const unrecorded = changedSince(folder, "HEAD");
  const incoming = git(folder, [
    "diff",
    "--name-only",
    "-z",
    "--relative",
    "HEAD",
    other,
    "--",
    ".",
  ])
    .split("\0")
    .filter(Boolean);
  const merged = (file: string) =>
    decided.find(({ name }) => name === prefix + file)?.text ??
    (inConflict.includes(prefix + file) ? undefined : textIn(tree.trim(), file));
  const onDisk = (file: string): Side => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  const both = incoming
    .filter((file) => unrecorded.includes(file))
    .map((file) => ({
      file,
      text: decide(file, [textIn("HEAD", file), onDisk(file), merged(file)]),
    }));
  if (open.length > 0) throw new ConflictError(open);

  const index = join(git(top, ["rev-parse", "--absolute-git-dir"]).trim(), "bring-together-index");
  let commit: string;
  try {
    git(top, ["read-tree", tree.trim()], { index });
    for (const { name, text } of decided) {
      if (text === undefined) {
        git(top, ["update-index", "--force-remove", "--", name], { index });
        continue;
      }
      const blob = git(top, ["hash-object", "-w", "--stdin"], { input: text }).trim();
      git(top, ["update-index", "--add", "--cacheinfo", `100644,${blob},${name}`], { index });
    }
    const whole = git(top, ["write-tree"], { index }).trim();
    const message = "Bring together with what others have published\n";
    const parents = ["-p", "HEAD", "-p", other];
    commit = git(top, ["commit-tree", whole, ...parents], { input: message }).trim();
  } finally {
    rmSync(index, { force: true });
  }
  const changed = git(top, ["diff", "--name-only", "-z", "HEAD", commit])
    .split("\0")
    .filter(Boolean);
  const kept = new Set(both.map(({ file }) => prefix + file));
  git(top, ["reset", "--quiet", "--mixed", commit]);
  for (const name of changed.filter((one) => !kept.has(one))) {
    if (tryGit(top, ["cat-file", "-e", `HEAD:${name}`]).ok)
      git(top, ["checkout", "--quiet", "HEAD", "--", name]);
    else rmSync(join(top, name), { force: true });
  }
  for (const { file, text } of both) {
    if (text === undefined) rmSync(join(folder, file), { force: true });
    else writeAtomically(join(folder, file), text);
  }
}
