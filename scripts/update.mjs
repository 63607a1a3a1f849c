/**
 * `npm run update`: updates a server's checkout to the last published state. It uses only git, so that a nightly job
 * can then install the packages of that state.
 */
import { spawnSync } from "node:child_process";

/** Runs git, which prints its own errors. @returns its status */
function git(...parameters) {
  const { status, error } = spawnSync("git", parameters, { stdio: "inherit" });
  if (error) console.error(`Git cannot be run (${error.message}): install it.`);
  return status ?? 127;
}

let status = git("fetch", "--quiet", "origin");
if (status === 0) {
  status = git("merge-base", "--is-ancestor", "HEAD", "origin/main");
  if (status === 1)
    console.error(
      "Not updated: this checkout has changes that were never published. Publish them: git rebase origin/main && git push origin HEAD:main; or give them up: git checkout --detach origin/main",
    );
}
process.exitCode = status || git("checkout", "--quiet", "--detach", "origin/main");
