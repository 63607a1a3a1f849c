/**
 * Releases on this machine: `releases/<number>-<hash>/` has what visitors get (`site/`), its configuration
 * (`Caddyfile`) and the record of both (`contents.json`). `current` is a link to the served release; `taken-back.json`
 * lists those that were rolled back.
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
import { hashesOf, readContents, readReleaseFile, type ReleaseFile } from "#hosting/built-site.ts";
import { withRemedy } from "../system-errors.ts";

/** Open tabs request files of the release they came from. */
const KEPT_FOR = 24 * 3_600_000;
/** At least as many releases stay, however old: one to serve, two to go back to. */
const KEPT_RELEASES = 3;

/** The record of a release; `listen` is what Caddy listens on (hosting/hosts/caddy.ts). */
export type Release = Contents & { listen: string };

/** The folder of a release. @param name its number and hash: `12-3f9c…` */
export const releaseFolder = (target: string, name: string): string =>
  join(target, "releases", name);
/** 12 for `12-3f9c…`. */
export const releaseNumber = (name: string): number => Number.parseInt(name, 10);
/** Whether two releases have the same files and rules, by the hash in their names. */
const isEqual = (one: string, other: string): boolean =>
  one.slice(one.indexOf("-")) === other.slice(other.indexOf("-"));

/** The Caddyfile of a release. */
export const releaseCaddyfile = (target: string, name: string): string =>
  join(releaseFolder(target, name), "Caddyfile");

/** The folder of a release that visitors get. */
export const siteOf = (target: string, name: string): string =>
  join(releaseFolder(target, name), "site");

/** The record of a release, or why it cannot be read. */
export function tryRelease(target: string, name: string): { noted?: Release; damage?: string } {
  const file = join(releaseFolder(target, name), "contents.json");
  try {
    return { noted: readContents(file) as Release };
  } catch (error) {
    return { damage: `${file} is damaged (${(error as Error).message}).` };
  }
}

/** The record of a release. @throws Error naming the file if it cannot be read */
export function readRelease(target: string, name: string): Release {
  const { noted, damage } = tryRelease(target, name);
  if (!noted) throw new Error(damage);
  return noted;
}

/** The names of all releases, oldest first. */
export const releasesIn = (target: string): string[] =>
  readdirSync(releaseFolder(target, ""))
    .filter((name) => /^\d+-[0-9a-f]{8}$/.test(name))
    .sort((a, b) => releaseNumber(a) - releaseNumber(b));

/**
 * The name of the served release, or what is wrong with `current`: it is missing or broken.
 * @throws Error if it is not a link, which must not be replaced
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
  const isPlace = (each: string) => join(realpathSync(releaseFolder(target, "")), each) === place;
  const name = releasesIn(target).find(isPlace);
  const problem = `${link} leads to ${readlinkSync(link)}, which is ${place ? "no release" : "gone"}.`;
  return name ? { name } : { problem };
}

/** The name of the served release; undefined if there is none. */
export const currentRelease = (target: string): string | undefined => currentOf(target).name;

/** A rolled-back release: its name, when, its commit, if known; `isBegun` until the previous release is served. */
type TakenBack = { name: string; at: number; commit?: string; isBegun?: boolean };

const takenBackFile = (target: string) => join(target, "taken-back.json");

/** The releases that were rolled back. @throws Error with the remedy if the list cannot be read */
export function takenBack(target: string): TakenBack[] {
  const file = takenBackFile(target);
  if (!existsSync(file)) return [];
  try {
    // Spreading throws where it is no list.
    return [...(JSON.parse(readFileSync(file, "utf8")) as TakenBack[])];
  } catch (error) {
    throw new Error(
      `${file} is damaged: which releases were taken back is not known. Delete it and do this again: rm ${file}\nThen look at the build before you deploy it: one that was taken back is not refused.`,
      { cause: error },
    );
  }
}
const noteTakenBack = (target: string, list: TakenBack[]) =>
  writeAtomically(takenBackFile(target), JSON.stringify(list));

/** Records a rollback, so that nobody goes back to this release and no nightly build publishes it again. */
export function recordRollback(target: string, name: string, isBegun?: boolean): void {
  const commit = readReleaseFile(siteOf(target, name))?.commit;
  const others = takenBack(target).filter((entry) => entry.name !== name);
  noteTakenBack(target, [...others, { name, at: Date.now(), commit, isBegun }]);
}

/** What identifies a build: the hash of its content, and its release file. */
type Build = { digest: string; released?: ReleaseFile };

/** Whether a release has the same content as a build, or the same commit. */
const isOf = (entry: TakenBack, { digest, released }: Build): boolean =>
  entry.name.endsWith(`-${digest}`) ||
  (released?.commit !== undefined && entry.commit === released.commit);

/** The rolled-back release that equals a build; undefined if the current one equals it: visitors already get it. */
export const takenBackAlready = (target: string, build: Build): string | undefined =>
  currentRelease(target)?.endsWith(`-${build.digest}`)
    ? undefined
    : takenBack(target).find((entry) => isOf(entry, build))?.name;

/** Removes rollbacks from the record: of a release that stays, or of a build that is published on purpose. */
export function dropRollbacks(target: string, kept: string | Build): void {
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
 * The release to go back to: the last complete one before the current that differs from it and from those rolled back.
 * @param onPassed is called with the reason for each release that is skipped
 */
export async function previousRelease(
  target: string,
  onPassed: (why: string) => void = () => {},
): Promise<string | undefined> {
  const current = currentRelease(target);
  const rejected = takenBack(target).map(({ name }) => name);
  for (const name of releasesIn(target).toReversed()) {
    const isBefore = !current || releaseNumber(name) < releaseNumber(current);
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

/** The name of an incomplete or discarded release, which no later deployment uses. */
export const partialOf = (folder: string): string => `${folder}.${process.pid}.partial`;

/** Discards a release atomically, by renaming; `removePartials` deletes it. */
export const discard = (target: string, name: string): void =>
  renameSync(releaseFolder(target, name), partialOf(releaseFolder(target, name)));

/**
 * Deletes partial copies in a separate process: on a busy disk that takes seconds, which a deployment should not wait
 * for. Several may run at once.
 */
function removePartials(target: string, errors: "ignore" | "pipe") {
  const names = readdirSync(releaseFolder(target, "")).filter((name) => name.endsWith(".partial"));
  return spawn("rm", ["-rf", "--", ...names.map((name) => releaseFolder(target, name))], {
    detached: true,
    stdio: ["ignore", "ignore", errors],
    env: { ...process.env, LC_ALL: "C" },
  });
}

/** Deletes what previous deployments left. A failure is reported, and does not prevent publishing. */
export async function removeLeftOver(target: string): Promise<void> {
  const said = await text(removePartials(target, "pipe").stderr!);
  if (said)
    console.error(
      withRemedy(`What is left of an earlier deployment stays: ${said.trim()}`, "deploy"),
    );
}

/** Deletes what a failed deployment made: a partial copy, a refused release. @param before releases that were there */
export function discardUnserved(target: string, before: string[]): void {
  const served = [...before, currentRelease(target)];
  for (const name of releasesIn(target).filter((release) => !served.includes(release)))
    discard(target, name);
  removePartials(target, "ignore").unref();
}

/** Adds other releases' files whose names change with their content, for open tabs; of a damaged one what it has. */
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

/** Makes a release the current one, atomically. */
export function switchTo(target: string, name: string): void {
  const draft = join(target, `current.${process.pid}`);
  rmSync(draft, { force: true });
  symlinkSync(join("releases", name), draft);
  renameSync(draft, join(target, "current"));
}

/**
 * Deletes old releases. The latest stay (of identical ones one), and those replaced less than a day ago. A rolled-back
 * release is no way back: it stays for a day, for open tabs.
 * @returns the number of deleted releases
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
    statSync(releaseCaddyfile(target, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = [
    ...rejected
      .filter(({ name, at }) => isPast(at) && existsSync(releaseFolder(target, name)))
      .map(({ name }) => name),
    ...good.filter((name, index) => !kept.includes(name) && isPast(made(good[index + 1]!))),
  ].filter((name) => name !== current);
  for (const name of old) discard(target, name);
  return old.length;
}
