import { spawnSync } from "node:child_process";

/** A mistake that an editor can understand and mend. */
export class HistoryError extends Error {
  override name = "HistoryError";
}

/** How one git command ended. */
type Outcome = { ok: boolean; stdout: string; stderr: string };

/** A person's own settings of git change neither what is compared nor where changes go. */
const SETTINGS = [
  "core.autocrlf=false",
  "core.quotePath=true",
  "color.ui=false",
  "diff.noprefix=false",
  "diff.mnemonicPrefix=false",
  "push.default=simple",
  "log.showSignature=false",
  "status.showUntrackedFiles=normal",
].flatMap((setting) => ["-c", setting]);

/** Runs git in a folder. @throws HistoryError where git or a history is missing */
export function tryGit(
  folder: string,
  parameters: string[],
  { input, index }: { input?: string | Buffer; index?: string } = {},
): Outcome {
  const { status, error, stdout, stderr } = spawnSync("git", [...SETTINGS, ...parameters], {
    cwd: folder,
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    // Messages are read here, so they are in English.
    env: { ...process.env, LC_ALL: "C", ...(index && { GIT_INDEX_FILE: index }) },
  });
  if (error && "code" in error && error.code === "ENOENT")
    throw new HistoryError("Git is not installed on this machine: without it there is no history.");
  if (error) throw error;
  if (stderr.includes("not a git repository"))
    throw new HistoryError(
      "This folder has no history: it is not part of a git repository. Changes are kept from the first commit on.",
    );
  return { ok: status === 0, stdout, stderr };
}

/** The output of a git command that is expected to succeed. @throws HistoryError with git's words */
export function git(...[folder, parameters, more]: Parameters<typeof tryGit>): string {
  const { ok, stdout, stderr } = tryGit(folder, parameters, more);
  if (!ok) throw new HistoryError(stderr.trim() || `git ${parameters[0]} failed.`);
  return stdout;
}
