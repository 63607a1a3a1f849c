/**
 * Releases on this machine: `releases/<time>-<hash>/` holds what visitors get (`site/`), the configuration that
 * serves it (`nginx.conf`) and what both consist of (`release.json`). `current` is a link to the one that is served.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
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

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

const folderOf = (target: string, name: string) => join(target, "releases", name);

/** The configuration of a release. */
export const configuration = (target: string, name: string): string =>
  join(folderOf(target, name), "nginx.conf");

export const readRelease = (target: string, name: string): Release =>
  JSON.parse(readFileSync(join(folderOf(target, name), "release.json"), "utf8")) as Release;

/** The release as a built site: the folder that is served, and its rules. */
export const servedSite = (target: string, name: string): BuiltSite => ({
  dist: join(folderOf(target, name), "site"),
  rules: readRelease(target, name).rules,
});

const isPartial = (name: string) => name.endsWith(".partial");
const isRejected = (target: string, name: string) =>
  existsSync(join(folderOf(target, name), "rejected"));

/** The names of all releases, oldest first. */
export const releasesIn = (target: string): string[] =>
  readdirSync(join(target, "releases"))
    .filter((name) => !isPartial(name))
    .sort();

/** The name of the release that is served. */
export const currentRelease = (target: string): string | undefined =>
  existsSync(join(target, "current")) ? basename(readlinkSync(join(target, "current"))) : undefined;

/** The release to go back to: the last one before the current that was not taken back itself. */
export const previousRelease = (target: string): string | undefined => {
  const current = currentRelease(target) ?? "";
  return releasesIn(target).findLast((name) => name < current && !isRejected(target, name));
};

/** Marks a release, so that nobody goes back to it. */
export const reject = (target: string, name: string): void =>
  writeFileSync(join(folderOf(target, name), "rejected"), "");

/** Deletes a release that was never served. */
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

/**
 * Copies a built site into a release of its own; what is not complete never gets the name of one.
 * @returns its name; the current one's where that holds just the same
 * @throws Error where it cannot be written, or what was written is not what was built
 */
export function addRelease(target: string, { dist, rules }: BuiltSite, listen: string): string {
  const releases = join(target, "releases");
  mkdirSync(releases, { recursive: true });
  for (const name of readdirSync(releases).filter(isPartial))
    rmSync(join(releases, name), { recursive: true });

  const confFor = (root: string) =>
    nginxConf(rules, {
      root,
      listen,
      scratch: join(target, "run"),
      accessLog: "off",
      include: join(target, "server.d", "*.conf"),
    });
  const files = fingerprint(dist);
  const hash = sha256(JSON.stringify([files, confFor("")])).slice(0, 8);
  const current = currentRelease(target);
  if (current?.endsWith(`-${hash}`)) return current;

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

/** Lets a release serve the files of all others whose names change with their content: open tabs ask for them. */
export function keepFilesOfOthers(target: string, name: string): void {
  const site = join(folderOf(target, name), "site");
  for (const other of releasesIn(target).filter((release) => release !== name)) {
    const { files } = readRelease(target, other);
    for (const file of Object.keys(files).filter((path) => /^(?:assets|pictures)\//.test(path))) {
      if (existsSync(join(site, file))) continue;
      mkdirSync(dirname(join(site, file)), { recursive: true });
      linkSync(join(folderOf(target, other), "site", file), join(site, file));
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
 * Deletes old releases. The last ones stay, and those that were followed by another less than a day ago.
 * @returns how many went
 */
export function prune(target: string, now = Date.now()): number {
  const current = currentRelease(target);
  const all = releasesIn(target);
  const old = all.filter(
    (name, index) =>
      name !== current &&
      index < all.length - KEPT_RELEASES &&
      timeOf(all[index + 1]!) < now - KEPT_FOR,
  );
  for (const name of old) rmSync(folderOf(target, name), { recursive: true });
  return old.length;
}
