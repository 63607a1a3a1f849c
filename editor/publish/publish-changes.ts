/**
 * What Publish in the editor does, and `npm run publish-changes` where there is no browser: checks what has changed in
 * `content/`, records it in words and sends it on, where a remote repository is known.
 */
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import { nameOf } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { remarksOf } from "../desk/desk.ts";
import { renameClashes } from "../desk/entries.ts";
import { nameOfFile } from "../entry/entry-files.ts";
import type { Choices } from "../changes/merge.ts";
import { bytesAt } from "../entry/bytes-at.ts";
import { checkReady, newFilesIn, pendingChanges, shortList } from "../changes/changes.ts";
import { git, literal, tryGit, tryRemote } from "../changes/git.ts";
import { onContent, withRecorded } from "../changes/other-content.ts";
import { Refusal, tell } from "../../scripts/refusal.ts";
import { bringTogether, endWaiting } from "./sync.ts";
import { checkEverything } from "../../scripts/content-check/check.ts";
import { isError, type Finding } from "../../scripts/content-check/findings.ts";
import { remediesFor } from "../../scripts/system-errors.ts";
import { currentAddresses, recordAddresses } from "../../scripts/published-addresses.ts";

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
  return tryGit(folder, ["log", "--first-parent", "--format=%s", range])
    .stdout.split("\n")
    .filter(Boolean);
}

/** The first mistake of each file, in the words of its form. @param by tells who recorded a file last */
const mistakesIn = (findings: Finding[], by: (file: string) => string): string =>
  Object.entries(remarksOf(findings))
    .map(([file, { name, remarks }]) => {
      const { label, message, mend = "" } = remarks[0]!;
      return `${name}${by(file)}${label ? `, ${label}` : ""}: ${message} ${mend}`.trim();
    })
    .join("\n");

type Say = (words: string) => void;

/**
 * The addresses of the content as it will be published. What was published with a mistake holds nobody else back.
 * @param files that are recorded next; none if all is @throws Refusal that names the mistakes
 */
const checkedAddresses = (folder: string, files: string[], say: Say): Promise<string[]> =>
  withRecorded(folder, files, async (copy) => {
    const { findings } = await onContent(copy, checkEverything);
    const errors = findings.filter(isError);
    if (errors.length === 0) return onContent(copy, currentAddresses);
    const by = (file: string) =>
      files.includes(file)
        ? ""
        : git(folder, ["log", "-1", "--format= (by %an)", "--", literal(file)]).trimEnd();
    const sent = `${remoteOf(folder)}/${branchOf(folder)}`;
    const isSent = tryGit(folder, ["rev-parse", "--verify", "--quiet", sent]).ok;
    const check = (was: string) => onContent(was, checkEverything);
    const before = await withRecorded(folder, [], check, isSent ? sent : "HEAD");
    const same = ({ file, field, message }: Finding) => `${file} ${field} ${message}`;
    const known = new Set(before.findings.filter(isError).map(same));
    const own = errors.filter((one) => !known.has(same(one)));
    const done =
      files.length > 0
        ? "Not published"
        : "Recorded here and brought together with what others published, but not sent on";
    const rest = "Mend these, or leave them out: untick what is new, take back what is recorded.";
    if (own.length > 0)
      throw new Refusal(`${done}, because of mistakes in ${mistakesIn(own, by)}\n${rest}`);
    say(
      `Published before with a mistake, so that the site cannot be built until it is mended:\n${mistakesIn(errors, by)}`,
    );
    return onContent(copy, () => ifReadable(currentAddresses)) ?? [];
  });

/** Gives entries that were not sent on yet names that others have not published, as far as is known without a connection. */
async function makeRoom(folder: string, remote: string): Promise<Map<string, string>> {
  if (newFilesIn(folder).length === 0 && unsentChanges(folder).length === 0) return new Map();
  const branch = branchOf(folder);
  await tryRemote(folder, ["fetch", "--quiet"], remote, branch);
  const sent = `${remote}/${branch}`;
  const names = (...asked: string[]) => tryGit(folder, [...asked, "-z", sent]).stdout.split("\0");
  const since = (kind: string) =>
    names("diff", "--merge-base", "--name-only", "--no-renames", "--relative", kind);
  const added = since("--diff-filter=A");
  return renameClashes(
    [...newFilesIn(folder), ...added],
    since("--diff-filter=D"),
    names("ls-tree", "-r", "--name-only"),
  );
}

/** Sends on what is recorded, together with what others sent meanwhile. @throws Refusal */
async function send(folder: string, remote: string, choices: Choices, say: Say): Promise<void> {
  const branch = branchOf(folder);
  const push = () =>
    tryRemote(folder, ["push", "--quiet", "--set-upstream"], remote, `HEAD:refs/heads/${branch}`);
  let sent = await push();
  const isBehind = () => !sent.ok && /\[rejected\]|cannot lock ref/.test(sent.stderr);
  for (let round = 0; isBehind() && round < 3; round += 1) {
    sent = await tryRemote(folder, ["fetch", "--quiet"], remote, branch);
    if (!sent.ok) break;
    bringTogether(folder, "FETCH_HEAD", choices);
    // Each was without mistakes; together they may name what the other has removed.
    await checkedAddresses(folder, [], say);
    sent = await push();
  }
  if (sent.ok) return;
  const said = sent.stderr.trim();
  const [remedy = `Publish again later, or show this to whoever set the machine up:\n\n${said}`] =
    remediesFor(said, "publish");
  throw new Refusal(
    `Your changes are recorded on this machine, but could not be sent on. ${remedy}`,
  );
}

/** Where it was sent, and when visitors see it. */
function sentOn(folder: string, remote: string): string {
  const branch = branchOf(folder);
  const head = ["symbolic-ref", "--quiet", "--short", `refs/remotes/${remote}/HEAD`];
  const { stdout } = tryGit(folder, head);
  const built = stdout.trim().slice(remote.length + 1) || branch;
  return built === branch
    ? "Sent on: visitors see it as soon as the site has been built anew."
    : `Sent on to the branch ${branch}: visitors see it once it is part of ${built}.`;
}

type Wish = { files?: string[]; choices?: Choices; say?: Say };

/**
 * Records what has changed in the content, with the addresses that it adds to the site, and sends it on.
 * @param files below the content folder; without them, all that have changed
 * @param say is told what was done, whatever comes of the rest
 * @returns what was done, in words
 * @throws Refusal where there is nothing to publish, it has errors, or it could not be sent on
 */
export async function publishChanges(
  folder: string,
  { files, choices = {}, say = console.info }: Wish = {},
): Promise<string> {
  checkReady(folder);
  endWaiting(folder);
  const remote = remoteOf(folder);
  const moved = remote ? await makeRoom(folder, remote) : new Map<string, string>();
  for (const [was, is] of moved)
    say(`${nameOfFile(is)} is now ${nameOf(is)}: others have published one like ${nameOf(was)}.`);
  // The former name of a change is that of one that was recorded: it goes along.
  const isChosen = (file: string) =>
    !files || moved.has(file) || files.some((one) => (moved.get(one) ?? one) === file);
  const pending = pendingChanges(folder).filter((change) => change.files.some(isChosen));
  if (pending.length === 0 && unsentChanges(folder).length === 0)
    throw new Refusal(
      files?.length === 0 ? "Nothing is ticked." : "Nothing has changed since the last time.",
    );
  const chosen = pending.flatMap((change) => change.files);
  const bytes = () => chosen.map((file) => bytesAt(join(folder, file)));
  const asChecked = bytes();
  const words = shortList(pending.map((change) => change.words));
  // The list goes along: what was struck off it is asked for no more.
  const paths = [...chosen, "published-addresses.txt"];
  const addresses = await checkedAddresses(folder, paths, say);
  if (!isDeepStrictEqual(bytes(), asChecked))
    throw new Refusal(
      "Something was saved while it was checked, so nothing is published yet. Publish again.",
    );
  if (chosen.length > 0) {
    recordAddresses(addresses);
    git(folder, ["add", "--all", "--", ...paths]);
    git(folder, ["commit", "--quiet", "--message", words, "--", ...paths]);
  }
  if (remote) await send(folder, remote, choices, say);
  const where = remote
    ? sentOn(folder, remote)
    : "No other repository is known here, so it stays on this machine.";
  return `${words && `Recorded: ${words}\n`}${where}`;
}

if (import.meta.main) await tell(() => publishChanges(contentDirectory()));
