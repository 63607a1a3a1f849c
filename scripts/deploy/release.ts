/**
 * Releases on this machine: `releases/<number>-<hash>/` holds what visitors get (`site/`), the configuration that
 * serves it (`Caddyfile`) and what both consist of (`contents.json`). `current` is a link to the one that is served;
 * `taken-back.json` names those that were taken back.
 */
import { spawn } from "node:child_process";
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import type { Contents } from "#hosting/ask/questions.ts";
import { hashesOf, readReleaseFile, type ReleaseFile } from "#hosting/built-site.ts";
import { withRemedy } from "../system-errors.ts";

/** Tabs that are open ask for files of the release they came from. */
const KEPT_FOR = 24 * 3_600_000;
/** As many stay, however old they are: one to serve, two to go back to. */
const KEPT_RELEASES = 3;

/** What is noted of a release; `listen`: what Caddy listens on (hosting/hosts/caddy.ts). */
export type Release = Contents & { listen: string };

export const folderOf = (target: string, name: string): string => join(target, "releases", name);
export const numberOf = (name: string): number => Number.parseInt(name, 10);
/** Whether two releases have the same files and rules, by the hash in their names. */
const isEqual = (one: string, other: string): boolean =>
  one.slice(one.indexOf("-")) === other.slice(other.indexOf("-"));

export const configuration = (target: string, name: string): string =>
  join(folderOf(target, name), "Caddyfile");

/** The folder that visitors get. */
export const siteOf = (target: string, name: string): string =>
  join(folderOf(target, name), "site");

/** What was noted of a release, or why that cannot be read. */
export function tryRelease(target: string, name: string): { noted?: Release; damage?: string } {
  const file = join(folderOf(target, name), "contents.json");
  try {
    return { noted: JSON.parse(readFileSync(file, "utf8")) as Release };
  } catch (error) {
    return { damage: `${file} is damaged (${(error as Error).message}).` };
  }
}

/** What was noted of a release. @throws Error naming the file where it cannot be read */
export function readRelease(target: string, name: string): Release {
  const { noted, damage } = tryRelease(target, name);
  if (!noted) throw new Error(damage);
  return noted;
}

/** The names of all releases, oldest first. */
export const releasesIn = (target: string): string[] =>
  readdirSync(folderOf(target, ""))
    .filter((name) => /^\d+-[0-9a-f]{8}$/.test(name))
    .sort((a, b) => numberOf(a) - numberOf(b));

/**
 * The name of the release that is served, or what is wrong with `current`: it is missing, or leads nowhere.
 * @throws Error where it is no link, which nothing here may replace
 */
export function currentOf(target: string): { name?: string; problem?: string } {
  const link = join(target, "current");
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (!found) return releasesIn(target).length > 0 ? { problem: `${link} is missing.` } : {};
  if (!found.isSymbolicLink())
    throw new Error(
      `${link} is a folder or a file, not a link to a release. Move it away and deploy again: mv ${link} ${link}.old`,
    );
  const place = existsSync(link) && realpathSync(link);
  const isPlace = (each: string) => join(realpathSync(folderOf(target, "")), each) === place;
  const name = releasesIn(target).find(isPlace);
  const problem = `${link} leads to ${readlinkSync(link)}, which is ${place ? "no release" : "gone"}.`;
  return name ? { name } : { problem };
}

/** The name of the release that is served; undefined where there is none. */
export const currentRelease = (target: string): string | undefined => currentOf(target).name;

/**
 * A release that was taken back: its name, when, and the commit that it was built of, where that was all; `isBegun`
 * until the one before is served.
 */
type TakenBack = { name: string; at: number; commit?: string; isBegun?: boolean };

const takenBackFile = (target: string) => join(target, "taken-back.json");

/** Those that were taken back. @throws Error with the remedy where they cannot be read */
export function takenBack(target: string): TakenBack[] {
  const file = takenBackFile(target);
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, "utf8")) as TakenBack[];
  } catch (error) {
    throw new Error(
      `${file} is damaged: which releases were taken back is not known. Delete it and do this again: rm ${file}\nThen look at the build before you deploy it: one that was taken back is not refused.`,
      { cause: error },
    );
  }
}
const noteTakenBack = (target: string, list: TakenBack[]) =>
  writeAtomically(takenBackFile(target), JSON.stringify(list));

/** Notes that a release is taken back, so that nobody goes back to it and no night publishes it again. */
export function takeBack(target: string, name: string, isBegun?: boolean): void {
  const commit = readReleaseFile(siteOf(target, name))?.commit;
  const others = takenBack(target).filter((entry) => entry.name !== name);
  noteTakenBack(target, [...others, { name, at: Date.now(), commit, isBegun }]);
}

/** What tells a build from others: the hash of all that it holds, and what it says of itself. */
type Build = { digest: string; released?: ReleaseFile };

/** Whether a release holds the same as a build, or was built of the same commit. */
const isOf = (entry: TakenBack, { digest, released }: Build): boolean =>
  entry.name.endsWith(`-${digest}`) ||
  (released?.commit !== undefined && entry.commit === released.commit);

/** The release that is the same as a build and was taken back; none where the current one is: visitors get it already. */
export const takenBackAlready = (target: string, build: Build): string | undefined =>
  currentRelease(target)?.endsWith(`-${build.digest}`)
    ? undefined
    : takenBack(target).find((entry) => isOf(entry, build))?.name;

/** Forgets that releases were taken back: one that stays, or a build that is published on purpose. */
export function forget(target: string, kept: string | Build): void {
  const list = takenBack(target);
  const others = list.filter((entry) =>
    typeof kept === "string" ? entry.name !== kept : !isOf(entry, kept),
  );
  if (others.length < list.length) noteTakenBack(target, others);
}

async function lossOf(target: string, name: string): Promise<string | undefined> {
  const site = siteOf(target, name);
  const { files } = readRelease(target, name);
  const found = existsSync(site) ? await hashesOf(site) : {};
  const lost = Object.keys(files).find((file) => files[file] !== found[file]);
  return lost && `${join(site, lost)} is damaged or gone.`;
}

/**
 * The release to go back to: the last one before the current that is whole and holds something else than the current
 * one and those that were taken back.
 * @param onPassed is told why those that are passed over are none
 */
export async function previousRelease(
  target: string,
  onPassed: (why: string) => void = () => {},
): Promise<string | undefined> {
  const current = currentRelease(target);
  const rejected = takenBack(target).map(({ name }) => name);
  for (const name of releasesIn(target).toReversed()) {
    const isBefore = !current || numberOf(name) < numberOf(current);
    if (!isBefore || rejected.includes(name)) continue;
    const equal = [current, ...rejected].find((other) => other && isEqual(other, name));
    const why = equal
      ? `${name} holds the same as ${equal}${equal === current ? "" : ", which was taken back"}.`
      : (tryRelease(target, name).damage ?? (await lossOf(target, name)));
    if (!why) return name;
    onPassed(why);
  }
  return undefined;
}

/** What is not a release yet, or no more, is called so, and like nothing that a later deployment makes. */
export const partialOf = (folder: string): string => `${folder}.${process.pid}.partial`;

/** Ends a release, in one step of the file system; `removePartials` frees its room. */
export const discard = (target: string, name: string): void =>
  renameSync(folderOf(target, name), partialOf(folderOf(target, name)));

/**
 * Takes half copies away, by a program of its own: on a busy disk that takes seconds, which nobody waits for at the end of
 * a deployment; and it bears that another is at it.
 */
function removePartials(target: string, errors: "ignore" | "pipe") {
  const names = readdirSync(folderOf(target, "")).filter((name) => name.endsWith(".partial"));
  const folders = names.map((name) => folderOf(target, name));
  return spawn("rm", ["-rf", "--", ...folders], {
    detached: true,
    stdio: ["ignore", "ignore", errors],
    env: { ...process.env, LC_ALL: "C" },
  });
}

/** Takes away what deployments before left behind. What cannot go is told, and stops nobody from publishing. */
export async function removeLeftOver(target: string): Promise<void> {
  const said = await text(removePartials(target, "pipe").stderr!);
  if (said)
    console.error(
      withRemedy(`What is left of an earlier deployment stays: ${said.trim()}`, "deploy"),
    );
}

/**
 * Takes away what a deployment made that nobody is served: half a copy, or a release that was refused.
 * @param before the releases that were there when it began
 */
export function discardUnserved(target: string, before: string[]): void {
  const served = [...before, currentRelease(target)];
  for (const name of releasesIn(target).filter((release) => !served.includes(release)))
    discard(target, name);
  removePartials(target, "ignore").unref();
}

/**
 * Lets a release serve the files of all others whose names change with their content: open tabs ask for them. Of a
 * release that is damaged it takes what there is.
 */
export function keepFilesOfOthers(target: string, name: string): void {
  const site = siteOf(target, name);
  for (const other of releasesIn(target).filter((release) => release !== name)) {
    const from = siteOf(target, other);
    const { noted } = tryRelease(target, other);
    const files = noted ? Object.keys(noted.files) : filesBelow(from);
    for (const file of files) {
      const isKept = /^(?:assets|pictures)\//.test(file);
      if (!isKept || existsSync(join(site, file)) || !existsSync(join(from, file))) continue;
      mkdirSync(dirname(join(site, file)), { recursive: true });
      linkSync(join(from, file), join(site, file));
    }
  }
}

/** Makes a release the current one, in one step of the file system. */
export function switchTo(target: string, name: string): void {
  const draft = join(target, `current.${process.pid}`);
  rmSync(draft, { force: true });
  symlinkSync(join("releases", name), draft);
  renameSync(draft, join(target, "current"));
}

/**
 * Ends old releases. The last ones stay, of equal ones one, and those that were followed by another less than a day ago.
 * One that was taken back is no way back: it stays for a day, for tabs that are open.
 * @returns how many went
 */
export function prune(target: string, now = Date.now()): number {
  const current = currentRelease(target);
  const rejected = takenBack(target);
  const isPast = (time: number) => time < now - KEPT_FOR;
  const good = releasesIn(target).filter((name) => !rejected.some((entry) => entry.name === name));
  const kept = good
    .filter((name, index) => !good.slice(index + 1).some((later) => isEqual(later, name)))
    .slice(-KEPT_RELEASES);
  const made = (name: string) =>
    statSync(configuration(target, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = [
    ...rejected
      .filter(({ name, at }) => isPast(at) && existsSync(folderOf(target, name)))
      .map(({ name }) => name),
    ...good.filter((name, index) => !kept.includes(name) && isPast(made(good[index + 1]!))),
  ].filter((name) => name !== current);
  for (const name of old) discard(target, name);
  return old.length;
}
