/**
 * Releases on this machine: `releases/<number>-<hash>/` holds what visitors get (`site/`), the configuration that
 * serves it (`Caddyfile`) and what both consist of (`contents.json`). `current` is a link to the one that is served;
 * `taken-back.json` names those that were taken back.
 */
import { hash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import type { Contents } from "#hosting/ask/questions.ts";
import type { BuiltSite } from "#hosting/built-site.ts";
import { caddyfile } from "#hosting/hosts/caddy.ts";
import { hashesOf, RELEASE_FILE, readReleaseFile, type ReleaseFile } from "#hosting/built-site.ts";

/** Tabs that are open ask for files of the release they came from. */
const KEPT_FOR = 24 * 3_600_000;
/** As many stay, however old they are: one to serve, two to go back to. */
const KEPT_RELEASES = 3;

/** What is noted of a release; `listen`: what Caddy listens on (hosting/hosts/caddy.ts). */
export type Release = Contents & { listen: string };

const folderOf = (target: string, name: string) => join(target, "releases", name);
const numberOf = (name: string) => Number.parseInt(name, 10);

export const configuration = (target: string, name: string): string =>
  join(folderOf(target, name), "Caddyfile");

/** The folder that visitors get. */
export const siteOf = (target: string, name: string): string =>
  join(folderOf(target, name), "site");

/** What was noted of a release. @throws Error naming the file where it cannot be read */
export function readRelease(target: string, name: string): Release {
  const file = join(folderOf(target, name), "contents.json");
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Release;
  } catch (error) {
    throw new Error(`${file} is damaged (${(error as Error).message}).`, { cause: error });
  }
}

/** Why what was noted of a release cannot be read; undefined where it can. */
export function damageOf(target: string, name: string): string | undefined {
  try {
    readRelease(target, name);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The names of all releases, oldest first. */
export const releasesIn = (target: string): string[] =>
  existsSync(join(target, "releases"))
    ? readdirSync(join(target, "releases"))
        .filter((name) => /^\d+-[0-9a-f]{8}$/.test(name))
        .sort((a, b) => numberOf(a) - numberOf(b))
    : [];

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
      `${link} is a folder or a file, not a link to a release. Nothing was changed. Move it away and deploy again: mv ${link} ${link}.old`,
    );
  const name = basename(readlinkSync(link));
  return existsSync(folderOf(target, name))
    ? { name }
    : { problem: `${link} leads to ${readlinkSync(link)}, which is gone.` };
}

/** The name of the release that is served; undefined where there is none. */
export const currentRelease = (target: string): string | undefined => currentOf(target).name;

/** A release that was taken back: its name, when, and the commit that it was built of, where that was all. */
type TakenBack = { name: string; at: number; commit?: string };

const takenBackFile = (target: string) => join(target, "taken-back.json");
function takenBack(target: string): TakenBack[] {
  const file = takenBackFile(target);
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, "utf8")) as TakenBack[];
  } catch (error) {
    throw new Error(
      `${file} is damaged: which releases were taken back is not known. Nothing was changed. Delete it and do this again: rm ${file}\nThen look at the build before you deploy it: one that was taken back is not refused.`,
      { cause: error },
    );
  }
}
const noteTakenBack = (target: string, list: TakenBack[]) =>
  writeAtomically(takenBackFile(target), JSON.stringify(list));

/** Notes that a release was taken back, so that nobody goes back to it and no night publishes it again. */
export function takeBack(target: string, name: string, now = Date.now()): void {
  const commit = readReleaseFile(siteOf(target, name))?.commit;
  const others = takenBack(target).filter((entry) => entry.name !== name);
  noteTakenBack(target, [...others, { name, at: now, commit }]);
}

/** Whether a release holds the same as a build, or was built of the same commit. */
const isOf = (entry: TakenBack, { digest, released }: Prepared): boolean =>
  entry.name.endsWith(`-${digest}`) ||
  (released?.commit !== undefined && entry.commit === released.commit);

/** The release that is the same as a build and was taken back. */
export const takenBackAlready = (target: string, build: Prepared): string | undefined =>
  takenBack(target).find((entry) => isOf(entry, build))?.name;

/** Forgets that it was taken back, for one who publishes it on purpose. */
export function publishAgain(target: string, build: Prepared): void {
  const list = takenBack(target);
  const others = list.filter((entry) => !isOf(entry, build));
  if (others.length < list.length) noteTakenBack(target, others);
}

/** What visitors would miss of a release that can be read. */
function lossOf(target: string, name: string): string | undefined {
  const site = siteOf(target, name);
  const { files } = readRelease(target, name);
  const found = existsSync(site) ? fingerprint(site) : {};
  const lost = Object.keys(files).find((file) => files[file] !== found[file]);
  return lost && `${join(site, lost)} is damaged or gone.`;
}

/**
 * The release to go back to: the last one before the current that is whole and was not taken back itself.
 * @param onDamage is told of those that would be it, and are not whole
 */
export function previousRelease(
  target: string,
  onDamage: (damage: string) => void = () => {},
): string | undefined {
  const current = currentRelease(target);
  const rejected = takenBack(target).map(({ name }) => name);
  return releasesIn(target)
    .filter((name) => !current || numberOf(name) < numberOf(current))
    .findLast((name) => {
      if (rejected.includes(name)) return false;
      const damage = damageOf(target, name) ?? lossOf(target, name);
      if (damage) onDamage(damage);
      return !damage;
    });
}

export const discard = (target: string, name: string): void =>
  rmSync(folderOf(target, name), { recursive: true });

/** Every file below a folder and the hash of its bytes; what tells the release of them all is none of them. */
export const fingerprint = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(hashesOf(folder)).filter(([file]) => file !== RELEASE_FILE));

/** A build as it would be published: its files, its configuration and the hash of both. */
export function prepare(target: string, { dist, rules }: BuiltSite, listen: string) {
  const files = fingerprint(dist);
  const conf = caddyfile(rules, {
    // The link: where a release has the rules of the one before, Caddy need not read them again.
    root: join(target, "current", "site"),
    listen,
    state: join(target, "run"),
    own: join(target, "server.d"),
  });
  const digest = hash("sha256", JSON.stringify([files, conf])).slice(0, 8);
  return { dist, rules, listen, files, conf, digest, released: readReleaseFile(dist) };
}
export type Prepared = ReturnType<typeof prepare>;

/** Writes which release it is where visitors can ask for it. */
const writeReleaseFile = (folder: string, release: number, released?: ReleaseFile): void =>
  writeAtomically(join(folder, RELEASE_FILE), `${JSON.stringify({ release, ...released })}\n`);

/**
 * Copies a built site into a release of its own; what is not complete never gets the name of one. A file that the
 * current release has, too, keeps the date it has there, by which Caddy and browsers know it.
 * @returns its name; the current one's where that holds just the same, undamaged
 * @throws Error where it cannot be written, or what was written is not what was built
 */
export function addRelease(target: string, build: Prepared): string {
  const releases = join(target, "releases");
  mkdirSync(releases, { recursive: true });
  const current = currentRelease(target);
  const rejected = takenBack(target).map(({ name }) => name);
  // Left behind by deployments that were killed: half copies, and releases that nobody was ever served.
  for (const name of readdirSync(releases).filter((entry) => entry.endsWith(".partial")))
    discard(target, name);
  for (const name of releasesIn(target))
    if (current && numberOf(name) > numberOf(current) && !rejected.includes(name))
      discard(target, name);

  const { dist, rules, listen, files, conf, digest, released } = build;
  const noted = current && !damageOf(target, current) ? readRelease(target, current) : undefined;
  const held = current?.endsWith(`-${digest}`) && noted ? fingerprint(siteOf(target, current)) : {};
  // It may hold files of others, too.
  if (current && isDeepStrictEqual({ ...held, ...files }, held)) {
    writeReleaseFile(siteOf(target, current), numberOf(current), released);
    return current;
  }

  // Numbers and no clocks: the last one that was ever given, and one.
  const last = Math.max(0, ...[...releasesIn(target), ...rejected].map(numberOf));
  const name = `${last + 1}-${digest}`;
  const folder = folderOf(target, name);
  const partial = `${folder}.partial`;
  try {
    for (const file of Object.keys(files)) {
      const copy = join(partial, "site", file);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(join(dist, file), copy);
      const before = current && join(siteOf(target, current), file);
      const isKept = before && noted?.files[file] === files[file] && existsSync(before);
      const { mtime } = statSync(isKept ? before : join(dist, file));
      utimesSync(copy, mtime, mtime);
    }
    if (!isDeepStrictEqual(fingerprint(join(partial, "site")), files))
      throw new Error(
        "What was written is not what was built: is the disk damaged, or a build running?",
      );
    writeReleaseFile(join(partial, "site"), last + 1, released);
    writeFileSync(join(partial, "Caddyfile"), conf);
    writeFileSync(
      join(partial, "contents.json"),
      JSON.stringify({ rules, listen, files } satisfies Release),
    );
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
  return name;
}

/**
 * Lets a release serve the files of all others whose names change with their content: open tabs ask for them. Of a
 * release that is damaged it takes what there is.
 */
export function keepFilesOfOthers(target: string, name: string): void {
  const site = siteOf(target, name);
  for (const other of releasesIn(target).filter((release) => release !== name)) {
    const from = siteOf(target, other);
    const files = damageOf(target, other)
      ? filesBelow(from)
      : Object.keys(readRelease(target, other).files);
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
 * Deletes old releases. The last ones stay, and those that were followed by another less than a day ago. One that was
 * taken back is no way back: it stays for a day, for tabs that are open.
 * @returns how many went
 */
export function prune(target: string, now = Date.now()): number {
  const current = currentRelease(target);
  const rejected = takenBack(target);
  const isPast = (time: number) => time < now - KEPT_FOR;
  const good = releasesIn(target).filter((name) => !rejected.some((entry) => entry.name === name));
  const made = (name: string) => statSync(configuration(target, name)).mtimeMs;
  const old = [
    ...rejected
      .filter(({ name, at }) => isPast(at) && existsSync(folderOf(target, name)))
      .map(({ name }) => name),
    ...good.filter(
      (_, index) => index < good.length - KEPT_RELEASES && isPast(made(good[index + 1]!)),
    ),
  ].filter((name) => name !== current);
  for (const name of old) discard(target, name);
  return old.length;
}
