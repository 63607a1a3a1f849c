import { git } from "./git.ts";

/** Begins a repository in a folder. */
export function beginRepository(folder: string): void {
  git(folder, ["init", "--quiet", "--initial-branch=main"]);
  setIdentity(folder);
}

/** Gives a repository somebody who commits, whatever git is set to on this machine, and settings that some people have. */
export function setIdentity(folder: string): void {
  for (const [key, value] of [
    ["user.name", "Asha Rao"],
    ["user.email", "asha@example.com"],
    ["commit.gpgsign", "false"],
    ["core.hooksPath", "/dev/null"],
    ["core.autocrlf", "true"],
    ["color.ui", "always"],
    ["diff.noprefix", "true"],
    ["diff.external", "false"],
    ["push.default", "nothing"],
    ["log.showSignature", "true"],
    ["status.showUntrackedFiles", "no"],
  ] as const)
    git(folder, ["config", key, value]);
}
