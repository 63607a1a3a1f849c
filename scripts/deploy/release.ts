/**
 * Releases on this machine: `releases/<time>-<hash>/` holds what visitors get (`site/`), the configuration that
 * serves it (`nginx.conf`) and what both consist of (`release.json`). `current` is a link to the one that is served.
 */
import { hash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { BuiltSite } from "#hosting/built-site.ts";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { nginxConf } from "#hosting/hosts/nginx.ts";
import type { SiteRules } from "#hosting/rules.ts";

const HOUR = 3_600_000;
/** Tabs that are open ask for files of the release they came from. */
const KEPT_FOR = 24 * HOUR;
/** As many stay, however old they are: one to serve, two to go back to. */
const KEPT_RELEASES = 3;

/** What is noted of a release. */
export type Release = {
  rules: SiteRules;
  /** Port, or address and port, that nginx listens on. */
  listen: string;
  /** Every file of the build, relative to the site's root, and the hash of its bytes. */
  files: Record<string, string>;
};

export const sha256 = (bytes: string | Uint8Array): string => hash("sha256", bytes);

const folderOf = (target: string, name: string) => join(target, "releases", name);

/** The configuration of a release. */
export const configuration = (target: string, name: string): string =>
  join(folderOf(target, name), "nginx.conf");

/** What was noted of a release. @throws Error naming the file where it cannot be read */
export function readRelease(target: string, name: string): Release {
  const file = join(folderOf(target, name), "release.json");
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

/** The release as a built site: the folder that is served, and its rules. */
export const servedSite = (target: string, name: string): BuiltSite => ({
  dist: join(folderOf(target, name), "site"),
  rules: readRelease(target, name).rules,
});

const isPartial = (name: string) => name.endsWith(".partial");
const rejectedMark = (target: string, name: string) => join(folderOf(target, name), "rejected");
const isRejected = (target: string, name: string) => existsSync(rejectedMark(target, name));

/** The names of all releases, oldest first. */
export const releasesIn = (target: string): string[] =>
  existsSync(join(target, "releases"))
    ? readdirSync(join(target, "releases"))
        .filter((name) => /^\d{8}-\d{6}-[0-9a-f]{8}$/.test(name))
        .sort()
    : [];

/** The name of the release that is served. */
export const currentRelease = (target: string): string | undefined =>
  existsSync(join(target, "current")) ? basename(readlinkSync(join(target, "current"))) : undefined;

/** The release to go back to: the last one before the current that is whole and was not taken back itself. */
export const previousRelease = (target: string): string | undefined => {
  const current = currentRelease(target) ?? "";
  return releasesIn(target).findLast(
    (name) => name < current && !isRejected(target, name) && !damageOf(target, name),
  );
};

/** Marks a release, so that nobody goes back to it. */
export const reject = (target: string, name: string): void =>
  writeFileSync(rejectedMark(target, name), "");

/** Deletes a release. */
export const discard = (target: string, name: string): void =>
  rmSync(folderOf(target, name), { recursive: true });

/** Every file below a folder and the hash of its bytes. */
const fingerprint = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder).map((file) => [file, sha256(readFileSync(join(folder, file)))]),
  );

/** 20261123-043012 */
const timestamp = (time: Date) =>
  time
    .toISOString()
    .replace(/[-:]|\..*/g, "")
    .replace("T", "-");

const timeOf = (name: string) =>
  Date.parse(name.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d).*/, "$1-$2-$3T$4:$5:$6Z"));

/** Whether a folder still holds these files, each as it was. */
const holds = (folder: string, files: Record<string, string>): boolean =>
  Object.entries(files).every(([file, hash]) => {
    const path = join(folder, file);
    return existsSync(path) && sha256(readFileSync(path)) === hash;
  });

/**
 * Copies a built site into a release of its own; what is not complete never gets the name of one.
 * @returns its name; the current one's where that holds just the same, undamaged
 * @throws Error where it cannot be written, or what was written is not what was built
 */
export function addRelease(target: string, { dist, rules }: BuiltSite, listen: string): string {
  const releases = join(target, "releases");
  mkdirSync(releases, { recursive: true });
  const current = currentRelease(target);
  // Left behind by deployments that were killed: half copies, and releases that nobody was ever served.
  for (const name of readdirSync(releases).filter(isPartial)) discard(target, name);
  for (const name of releasesIn(target).filter(
    (release) => current && release > current && !isRejected(target, release),
  ))
    discard(target, name);

  const confFor = (root: string) =>
    nginxConf(rules, {
      root,
      listen,
      scratch: join(target, "run"),
      accessLog: "off",
      include: join(target, "server.d", "*.conf"),
    });
  const files = fingerprint(dist);
  const hash = sha256(JSON.stringify([files, confFor(""), rules.url])).slice(0, 8);
  if (
    current?.endsWith(`-${hash}`) &&
    !damageOf(target, current) &&
    holds(join(folderOf(target, current), "site"), files)
  )
    return current;

  const name = `${timestamp(new Date())}-${hash}`;
  const folder = folderOf(target, name);
  const partial = `${folder}.partial`;
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(partial, file)), { recursive: true });
    writeFileSync(join(partial, file), content);
  };
  try {
    for (const file of Object.keys(files))
      write(join("site", file), readFileSync(join(dist, file)));
    if (!isDeepStrictEqual(fingerprint(join(partial, "site")), files))
      throw new Error(
        "What was written is not what was built: is the disk damaged, or a build running?",
      );
    write("nginx.conf", confFor(join(folder, "site")));
    write("release.json", JSON.stringify({ rules, listen, files } satisfies Release));
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
  const site = join(folderOf(target, name), "site");
  for (const other of releasesIn(target).filter((release) => release !== name)) {
    const from = join(folderOf(target, other), "site");
    const files = damageOf(target, other)
      ? filesBelow(from)
      : Object.keys(readRelease(target, other).files);
    for (const file of files) {
      const isKept = /^(?:assets|pictures|search-words)\//.test(file);
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
  const isPast = (time: number) => time < now - KEPT_FOR;
  const [rejected, good] = [true, false].map((which) =>
    releasesIn(target).filter((name) => isRejected(target, name) === which),
  ) as [string[], string[]];
  const old = [
    ...rejected.filter((name) => isPast(statSync(rejectedMark(target, name)).mtimeMs)),
    ...good.filter(
      (_, index) => index < good.length - KEPT_RELEASES && isPast(timeOf(good[index + 1]!)),
    ),
  ].filter((name) => name !== current);
  for (const name of old) discard(target, name);
  return old.length;
}
