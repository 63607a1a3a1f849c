/** Brings what is recorded here together with what others have published, field by field. */
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { entryOf, withEntry } from "../entry/entry-text.ts";
import { recordMove } from "../desk/files.ts";
import type { Values } from "../entry/form-values.ts";
import { conflict, merge, type Choices, type Conflict } from "../changes/merge.ts";
import { changedFilesIn } from "../changes/changes.ts";
import { bytesAt } from "../entry/bytes-at.ts";
import {
  differing,
  fileIn,
  git,
  listed,
  literal,
  mergeOf,
  objects,
  record,
  treeFrom,
} from "../changes/git.ts";
import { Refusal } from "../../scripts/refusal.ts";

/** A content file that two people have changed in the same places. */
export type FileConflict = { file: string; conflicts: Conflict[] };

/** Others have changed the same fields: somebody has to choose. Nothing was changed. */
export class ConflictError extends Refusal {
  readonly files: FileConflict[];

  constructor(files: FileConflict[]) {
    super(
      "Somebody else has changed the same fields meanwhile. Press Publish in the editor (npm run edit) to choose, for each, whose words stay.",
    );
    this.files = files;
  }
}

const RENAMED = "diff --name-status --find-renames=80% --diff-filter=R -z --relative".split(" ");

type Side = Buffer | undefined;
type Sides = [Side, Side, Side];

/** One file of two. @returns undefined where somebody has to choose, and the conflicts of it */
function merged(
  file: string,
  [base, mine, theirs]: Sides,
  choices: Choices,
): { bytes?: Side; conflicts: Conflict[] } {
  const texts = [base, mine, theirs].map((bytes) => bytes?.toString());
  if (file === "published-addresses.txt") {
    const lines = new Set(`${texts[2] ?? ""}${texts[1] ?? ""}`.split(/(?<=\n)/));
    return { bytes: Buffer.from([...lines].join("")), conflicts: [] };
  }
  const areSame = (one: Side, other: Side) => one === other || (one && other && one.equals(other));
  if (areSame(mine, theirs) || areSame(base, theirs)) return { bytes: mine, conflicts: [] };
  // Under the names that two people gave it, each has one; under the old one, nobody.
  if (!(mine && theirs) && !base) return { bytes: mine ?? theirs, conflicts: [] };
  const [was, own, other] = /\.(?:md|yaml)$/.test(file)
    ? texts.map((text) => (text === undefined ? undefined : entryOf(file, text)))
    : [];
  if (was && own && other) {
    const { entry, conflicts } = merge(was, own, other, choices, file);
    return conflicts.length > 0
      ? { conflicts }
      : { bytes: Buffer.from(withEntry(file, texts[2], entry)), conflicts };
  }
  const shown = (side: Side, entry?: Values) => entry ?? (side ? "(changed)" : "(removed)");
  const bytes = [mine, theirs].map((side) => side?.toString("base64"));
  const sides = { path: "", mine: shown(mine, own), theirs: shown(theirs, other) };
  const found = conflict(sides, file, ...bytes);
  const chosen = choices[found.key];
  if (!chosen) return { conflicts: [found] };
  return { bytes: chosen === "mine" ? mine : theirs, conflicts: [] };
}

const WAITING = ".waiting";

/** Has files back that waited beside their places when the program was stopped. */
export function endWaiting(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const place = join(folder, file.slice(0, -WAITING.length));
    if (file.endsWith(WAITING) && !existsSync(place)) renameSync(join(folder, file), place);
  }
}

type Decide = (file: string, sides: Sides) => Side;

/**
 * Decides the content files that git's merge leaves in conflict.
 * @param inConflict git's objects of each file: base, mine, theirs
 * @throws Refusal where other files are in conflict
 */
function decideConflicts(
  folder: string,
  other: string,
  inConflict: Map<string, string[]>,
  decide: Decide,
): Map<string, Side> {
  const outside = [...inConflict.keys()].filter((file) => file.startsWith("../"));
  if (outside.length > 0) {
    throw new Refusal(
      `Others have changed ${outside.join(", ")} too, which is no content. Ask whoever keeps the code to bring the two together.`,
    );
  }
  const base = git(folder, ["merge-base", "HEAD", other]).trim();
  const decided = [...inConflict].map(([file, ids]): [string, Side] => {
    const own = [base, "HEAD", other].map((commit) => `${commit}:./${file}`);
    const [merged, written] = [ids, own].map((names) => objects(folder, names));
    // Of one that two people renamed, git has mixed the words of both under each name.
    const isAlone = merged!.filter(Boolean).length < 2;
    const sides = merged!.map((side, at) => (isAlone ? (written![at] ?? side) : side));
    return [file, decide(file, sides as Sides)];
  });
  return new Map(decided);
}

/** The merged tree with the decided files; those without bytes are removed. */
function treeWith(folder: string, tree: string, decided: Map<string, Side>): string {
  const prefix = git(folder, ["rev-parse", "--show-prefix"]).trim();
  return treeFrom(folder, tree, (run) => {
    for (const [file, bytes] of decided) {
      if (bytes === undefined) {
        run(["update-index", "--force-remove", "--", prefix + file]);
        continue;
      }
      const blob = run(["hash-object", "-w", "--stdin"], bytes).trim();
      run(["update-index", "--add", "--cacheinfo", `100644,${blob},${prefix + file}`]);
    }
  });
}

/** Records a merged tree. @param files of it that have changes in no commit, too */
function recordBeside(folder: string, whole: string, other: string, files: string[]): void {
  // Git leaves a file alone that it takes for recorded: what is in no commit is never anywhere but in its file.
  const takeAsIn = (tree: string) => {
    if (files.length > 0)
      git(folder, ["reset", "--quiet", tree, "--", ...files.map((file) => literal(file))]);
  };
  takeAsIn(whole);
  // Where others have removed one, git wants its place empty: it waits beside it.
  const waiting = files
    .filter((file) => !fileIn(folder, whole, file))
    .map((file) => join(folder, file))
    .filter((place) => existsSync(place));
  for (const place of waiting) renameSync(place, place + WAITING);
  try {
    record(folder, whole, "Bring together with what others have published", other);
  } catch (error) {
    takeAsIn("HEAD");
    throw error;
  } finally {
    for (const place of waiting) renameSync(place + WAITING, place);
  }
}

/**
 * Merges a commit into the branch. What is not recorded yet stays in the files, together with what comes in.
 * @param other the commit
 * @throws ConflictError where somebody has to choose; Refusal where others than content files are in conflict
 */
export function bringTogether(folder: string, other: string, choices: Choices = {}): void {
  const open: FileConflict[] = [];
  const decide: Decide = (file, sides) => {
    const { bytes, conflicts } = merged(file, sides, choices);
    if (conflicts.length > 0) open.push({ file, conflicts });
    return bytes;
  };
  const { tree, inConflict } = mergeOf(folder, other);
  const decided = decideConflicts(folder, other, inConflict, decide);
  // What is in no commit yet is brought together in the files.
  const incoming = differing(folder, "HEAD", other);
  const names = listed(folder, [...RENAMED, "HEAD", tree, "--", "."]);
  const renamed = new Map(
    names.flatMap((name, at) => (/^R\d/.test(name) ? [[names[at + 1]!, names[at + 2]!]] : [])),
  );
  const both = changedFilesIn(folder)
    .filter((file) => incoming.includes(file))
    .map((file) => {
      const to = renamed.get(file) ?? file;
      const next = decided.has(to) ? decided.get(to) : fileIn(folder, tree, to);
      const mine = bytesAt(join(folder, file));
      return { file, to, bytes: decide(file, [fileIn(folder, "HEAD", file), mine, next]) };
    });
  if (open.length > 0) throw new ConflictError(open);

  const files = both.map(({ file }) => file);
  recordBeside(folder, treeWith(folder, tree, decided), other, files);
  for (const { file, to, bytes } of both) {
    if (bytes) writeAtomically(join(folder, to), bytes);
    if (!bytes || to !== file) rmSync(join(folder, file), { force: true });
  }
  for (const [from, to] of renamed) recordMove(from, to);
}
