import { git } from "./git.ts";

/** Begins a repository in a folder. */
export function beginRepository(folder: string): void {
  git(folder, ["init", "--quiet", "--initial-branch=main"]);
  setIdentity(folder);
}

/** Gives a repository somebody who commits, whatever git is set to on this machine. */
export function setIdentity(folder: string): void {
  for (const [key, value] of [
    ["user.name", "Asha Rao"],
    ["user.email", "asha@example.com"],
    ["commit.gpgsign", "false"],
    ["core.hooksPath", "/dev/null"],
  ] as const)
    git(folder, ["config", key, value]);
}
