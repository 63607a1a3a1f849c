/**
 * `npm run publish-changes`: says in words what has changed in `content/`, checks it, records it with those words and
 * sends it on, where a remote repository is known. The editor's Publish button does the same.
 */
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { answerTo, ownScreen, type Screen } from "./ask.ts";
import { checkName, unrecordedChange } from "./changes/changes.ts";
import { git, HistoryError, tryGit } from "./changes/git.ts";
import { checkContent } from "./content-check/check.ts";
import { isError } from "./content-check/finding.ts";
import { report } from "./content-check/report.ts";
import { recordAddresses } from "./published-addresses.ts";

/** The branch that changes are published to; `npm run update` leaves a checkout on none. */
const branchOf = (folder: string): string =>
  tryGit(folder, ["symbolic-ref", "--quiet", "--short", "HEAD"]).stdout.trim() || "main";

const remoteOf = (folder: string): string | undefined =>
  git(folder, ["remote"]).split("\n").find(Boolean);

/** What is recorded and not sent on yet, in words: it was taken back, or could not be sent before. */
export function unsentChanges(folder: string): string[] {
  const remote = remoteOf(folder);
  if (!remote) return [];
  const range = `${remote}/${branchOf(folder)}..HEAD`;
  return tryGit(folder, ["log", "--format=%s", range]).stdout.split("\n").filter(Boolean);
}

/** Sends on what is recorded, on top of what others sent meanwhile. @throws HistoryError */
function send(folder: string, remote: string): void {
  const branch = branchOf(folder);
  const push = () =>
    tryGit(folder, ["push", "--quiet", "--set-upstream", remote, `HEAD:refs/heads/${branch}`]);
  const first = push();
  if (first.ok) return;
  const isBehind = /rejected|fetch first/.test(first.stderr);
  if (
    isBehind &&
    tryGit(folder, ["pull", "--quiet", "--rebase", "--autostash", remote, branch]).ok
  ) {
    const second = push();
    if (second.ok) return;
  }
  if (isBehind) tryGit(folder, ["rebase", "--abort"]);
  throw new HistoryError(
    isBehind
      ? "Your changes are recorded on this machine, but somebody else has changed the same lines meanwhile. Ask whoever keeps the code to bring the two together."
      : `Your changes are recorded on this machine, but could not be sent on. Publish again later.\n\n${first.stderr.trim()}`,
  );
}

/**
 * Records what has changed in the content, with the addresses that it adds to the site, and sends it on.
 * @returns what was done, in words
 * @throws HistoryError where there is nothing to publish, the content has errors, or it could not be sent on
 */
export function publishChanges(folder: string): string {
  const change = unrecordedChange(folder);
  const remote = remoteOf(folder);
  if (!change && unsentChanges(folder).length === 0)
    throw new HistoryError("Nothing has changed since the last time.");
  const { files, findings } = checkContent();
  const errors = findings.filter(isError);
  if (errors.length > 0) throw new HistoryError(report(files, errors));
  if (change) {
    checkName(folder);
    recordAddresses();
    git(folder, ["add", "--all", "--", "."]);
    git(folder, ["commit", "--quiet", "--message", change.words, "--", "."]);
  }
  const done = `Recorded: ${change?.words ?? "nothing new"}`;
  if (!remote) return `${done}\nNo other repository is known here, so it stays on this machine.`;
  send(folder, remote);
  return `${done}\nSent to ${remote}: visitors see it with the next build.`;
}

/**
 * Asks on the screen whether to publish.
 * @returns true where the answer begins with y; Enter, Ctrl+C and Ctrl+D publish nothing
 */
export const agrees = async (screen: Screen): Promise<boolean> =>
  /^y/i.test(await answerTo("\nPublish this? (y/n) ", screen));

if (import.meta.main) {
  try {
    const change = unrecordedChange(contentDirectory());
    const words = [...(change?.words.split("; ") ?? []), ...unsentChanges(contentDirectory())];
    if (words.length > 0) console.info(words.join("\n"));
    const screen = ownScreen();
    const isWanted = !screen || (await agrees(screen));
    console.info(isWanted ? publishChanges(contentDirectory()) : "Nothing was published.");
  } catch (error) {
    if (!(error instanceof HistoryError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
