import { hash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import {
  hashesOf,
  RELEASE_FILE,
  readReleaseFile,
  type BuiltSite,
  type ReleaseFile,
} from "#hosting/built-site.ts";
import { caddyfile } from "#hosting/hosts/caddy.ts";
import {
  currentRelease,
  discard,
  releaseFolder,
  releaseNumber,
  partialOf,
  releasesIn,
  removeLeftOver,
  siteOf,
  takenBack,
  tryRelease,
  type Release,
} from "./release.ts";

/** A build as it would be published: its files, its configuration and the hash of both. */
export function plannedRelease(target: string, site: BuiltSite, listen: string) {
  const { dist, rules } = site;
  // The release file is written anew, with the release's number.
  const { [RELEASE_FILE]: _, ...files } = site.files;
  const conf = caddyfile(rules, {
    // The link: if the rules have not changed, Caddy need not reload its configuration.
    root: join(target, "current", "site"),
    listen,
    state: join(target, "run"),
    own: join(target, "server.d"),
  });
  const digest = hash("sha256", JSON.stringify([files, conf])).slice(0, 8);
  return { dist, rules, listen, files, conf, digest, released: readReleaseFile(dist) };
}
type PlannedRelease = ReturnType<typeof plannedRelease>;

const writeReleaseFile = (folder: string, release: number, released?: ReleaseFile): void =>
  writeAtomically(join(folder, RELEASE_FILE), `${JSON.stringify({ release, ...released })}\n`);

/**
 * Copies a built site into a new release; only a complete copy gets the name of one. Files that the current release
 * has, too, keep their dates there, which Caddy and browsers compare.
 * @returns its name; that of the current release if that is identical and undamaged
 * @throws Error if it cannot be written, or the copy differs from the build
 */
export async function addRelease(target: string, build: PlannedRelease): Promise<string> {
  const current = currentRelease(target);
  const rejected = takenBack(target).map(({ name }) => name);
  // Left by killed deployments: partial copies, and releases that were never served.
  for (const name of releasesIn(target))
    if (current && releaseNumber(name) > releaseNumber(current) && !rejected.includes(name))
      discard(target, name);
  await removeLeftOver(target);

  const { dist, rules, listen, files, conf, digest, released } = build;
  const noted = current ? tryRelease(target, current).noted : undefined;
  const held =
    current?.endsWith(`-${digest}`) && noted ? await hashesOf(siteOf(target, current)) : {};
  // It may have kept files of other releases, too.
  if (current && isDeepStrictEqual({ ...held, ...files }, held)) {
    writeReleaseFile(siteOf(target, current), releaseNumber(current), released);
    return current;
  }

  // Numbers, not times: one more than the last number ever given.
  const last = Math.max(0, ...[...releasesIn(target), ...rejected].map(releaseNumber));
  const name = `${last + 1}-${digest}`;
  const folder = releaseFolder(target, name);
  const partial = partialOf(folder);
  // Not recursively: its parents exist, and Node would report a read-only disk as a missing folder.
  mkdirSync(partial);
  for (const file of Object.keys(files)) {
    const copy = join(partial, "site", file);
    mkdirSync(dirname(copy), { recursive: true });
    await copyFile(join(dist, file), copy);
    const before = current && join(siteOf(target, current), file);
    const isKept = before && noted?.files[file] === files[file] && existsSync(before);
    const { mtime } = statSync(isKept ? before : join(dist, file));
    utimesSync(copy, mtime, mtime);
  }
  if (!isDeepStrictEqual(await hashesOf(join(partial, "site")), files))
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
  return name;
}
