/** A built site on disk. */
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "#app/lib/files-below.server.ts";
import type { Contents } from "./ask/questions.ts";

/** A published folder, with the rules and hashes that its build recorded. */
export type BuiltSite = Contents & { dist: string };

/** The file beside the published folder with its rules and the hash of each file. */
export const CONTENTS_FILE = "contents.json";

/** The rules and hashes that a build or a release recorded. @throws Error if the file is unreadable or lacks them */
export function readContents(file: string): Contents {
  const noted = JSON.parse(readFileSync(file, "utf8")) as Contents | null;
  if (!noted?.rules || !noted.files) throw new Error("it names no files");
  return noted;
}

/** Where a build keeps a folder of the previous build until all new folders are in place. */
export const previousOf = (folder: string): string => `${folder}.previous`;

/** SHA-256 of each file below a folder, by its path. */
export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of filesBelow(folder))
    hashes[file] = hash("sha256", await readFile(join(folder, file)));
  return hashes;
}

/**
 * The last built site. @param dist the published folder
 * @throws Error if there is none, its record is damaged, or a build was killed while it put folders in place
 */
export function builtSite(dist = process.env.DIST_DIR ?? "dist"): BuiltSite {
  const file = join(dirname(resolve(dist)), "hosts", CONTENTS_FILE);
  if (!existsSync(file) || !existsSync(dist))
    throw new Error(`${dist} does not hold a built site: run npm run build.`);
  // The record may be of another build.
  if (existsSync(previousOf(dist)))
    throw new Error(`A build was stopped while it put ${dist} in its place: run npm run build.`);
  try {
    return { dist: resolve(dist), ...readContents(file) };
  } catch (error) {
    throw new Error(`${file} is damaged: run npm run build.`, { cause: error });
  }
}

/**
 * The last built site, verified: a site with a changed or missing file is neither published nor compared with another.
 * @throws Error as `builtSite`, and if a file differs from its hash
 */
export async function wholeSite(dist?: string): Promise<BuiltSite> {
  const site = builtSite(dist);
  const found = await hashesOf(site.dist);
  const other = Object.keys({ ...site.files, ...found }).filter(
    (file) => site.files[file] !== found[file],
  );
  if (other.length > 0)
    throw new Error(
      `${join(site.dist, other[0]!)} is not as it was built${other.length > 1 ? ` (nor are others: ${other.length} in all)` : ""}: run npm run build.`,
    );
  return site;
}

/** The file of a page: `/` is index.html, `/team` is team.html, so that no address redirects to one with a slash. */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;

/** The path of a stored file: `team.html` is `/team`, other files keep their name. */
export const storedAddress = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, "")}`;

/** The published file that names the served build; a server adds the number of its release. */
export const RELEASE_FILE = "release.json";

/** `day` of the build, in the firm's time zone; `commit` that was built, if nothing was changed since. */
export type ReleaseFile = { release?: number; commit?: string; day: string };

/** The commit and the day of a build; deploying adds the number. */
export function releaseOf(day: string): ReleaseFile {
  const git = (...parameters: string[]) => spawnSync("git", parameters, { encoding: "utf8" });
  const { status, stdout } = git("rev-parse", "--short=12", "HEAD");
  const isClean = status === 0 && git("status", "--porcelain", "--untracked-files").stdout === "";
  return { ...(isClean && { commit: stdout.trim() }), day };
}

/** The release file of a served folder; undefined if it is missing or damaged. */
export function readReleaseFile(site: string): ReleaseFile | undefined {
  try {
    return JSON.parse(readFileSync(join(site, RELEASE_FILE), "utf8")) as ReleaseFile;
  } catch {
    return undefined;
  }
}
