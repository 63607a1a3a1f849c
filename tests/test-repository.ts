import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import type { Choice, Choices } from "../editor/changes/merge.ts";
import { git } from "../editor/changes/git.ts";
import { ConflictError } from "../editor/publish/sync.ts";

type Files = Record<string, string>;

export function recordAll(folder: string, message: string, files: Files = {}): void {
  for (const [file, text] of Object.entries(files)) writeAtomically(join(folder, file), text);
  git(folder, ["add", "--all"]);
  git(folder, ["commit", "--quiet", `--message=${message}`]);
}

export function beginRepository(folder: string, files: Files = {}): void {
  git(folder, ["init", "--quiet", "--initial-branch=main"]);
  setIdentity(folder);
  recordAll(folder, "First content", files);
}

/** Does something that ends with questions, and chooses one side in each. @throws what it throws else */
export async function chosen(work: () => unknown, side: Choice): Promise<Choices> {
  const asked: unknown = await (async () => work())().catch((error: unknown) => error);
  if (!(asked instanceof ConflictError)) throw asked;
  const conflicts = asked.files.flatMap(({ conflicts: fields }) => fields);
  return Object.fromEntries(conflicts.map(({ key }) => [key, side]));
}

export function checkOut(from: string, folder: string): void {
  git(".", ["clone", "--quiet", "--branch=main", from, folder]);
  setIdentity(folder);
}

/** Sets a committer, independent of this machine's settings, and settings that some people use. */
function setIdentity(folder: string): void {
  const settings = `
[user]
  name = Asha Rao
  email = asha@example.com
[commit]
  gpgsign = false
[core]
  hooksPath = /dev/null
  autocrlf = true
[color]
  ui = always
[diff]
  noprefix = true
  external = false
[push]
  default = nothing
[log]
  showSignature = true
[status]
  showUntrackedFiles = no
`;
  appendFileSync(join(folder, ".git/config"), settings);
}
