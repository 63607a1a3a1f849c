import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { git } from "./git.ts";

type Files = Record<string, string>;

/** Writes files, and records them with everything else that has changed. */
export function recordAll(folder: string, message: string, files: Files = {}): void {
  for (const [file, text] of Object.entries(files)) writeAtomically(join(folder, file), text);
  git(folder, ["add", "--all"]);
  git(folder, ["commit", "--quiet", `--message=${message}`]);
}

/** Begins a repository with what is in a folder, and some files. */
export function beginRepository(folder: string, files: Files = {}): void {
  git(folder, ["init", "--quiet", "--initial-branch=main"]);
  setIdentity(folder);
  recordAll(folder, "First content", files);
}

/** Checks a repository out as somebody else has it. */
export function checkOut(from: string, folder: string): void {
  git(".", ["clone", "--quiet", "--branch=main", from, folder]);
  setIdentity(folder);
}

/** Gives a repository somebody who commits, whatever git is set to on this machine, and settings that some people have. */
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
