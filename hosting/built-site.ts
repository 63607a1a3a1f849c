/** What a built site is on the disk. */
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "#app/lib/files-below.server.ts";
import type { Contents } from "./ask/questions.ts";

/** A published folder, and what its build noted of it. */
export type BuiltSite = Contents & { dist: string };

/** The file beside the published folder that holds its rules, and of each file of it how it was built. */
export const CONTENTS_FILE = "contents.json";

/** Where a build keeps a folder of the last one until all folders of the new one are in their places. */
export const previousOf = (folder: string): string => `${folder}.previous`;

/** Every file below a folder and the hash of its bytes. */
export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of filesBelow(folder))
    hashes[file] = hash("sha256", await readFile(join(folder, file)));
  return hashes;
}

/**
 * The site that was built last.
 * @param dist the published folder
 * @throws Error where there is none, what was noted is damaged, or a build was killed before both were in their places
 */
export function builtSite(dist = process.env.DIST_DIR ?? "dist"): BuiltSite {
  const file = join(dirname(resolve(dist)), "hosts", CONTENTS_FILE);
  if (!existsSync(file) || !existsSync(dist))
    throw new Error(`${dist} does not hold a built site: run npm run build.`);
  // What is noted may be of another build.
  if (existsSync(previousOf(dist)))
    throw new Error(`A build was stopped while it put ${dist} in its place: run npm run build.`);
  try {
    return { dist: resolve(dist), ...(JSON.parse(readFileSync(file, "utf8")) as Contents) };
  } catch (error) {
    throw new Error(`${file} is damaged: run npm run build.`, { cause: error });
  }
}

/**
 * The site that was built last, compared with what its build noted: one that lost a file is neither published nor the
 * measure of another. @throws Error as `builtSite` does, and where a file is not as it was built
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

/**
 * The file that holds a page: `/` is index.html, `/team` is team.html,
 * so that no address answers with a redirect to a slash.
 */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;

/** The address of a stored file: `team.html` is `/team`, others keep their name. */
export const storedAddress = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, "")}`;

/** The published file that says which build is served; a server adds the number of its release. */
export const RELEASE_FILE = "release.json";

/** `day`: of the build, in the firm's time. `commit`: what it was built of, where nothing was changed since. */
export type ReleaseFile = { release?: number; commit?: string; day: string };

export function releaseOf(day: string): ReleaseFile {
  const git = (...parameters: string[]) => spawnSync("git", parameters, { encoding: "utf8" });
  const { status, stdout } = git("rev-parse", "--short=12", "HEAD");
  const isClean = status === 0 && git("status", "--porcelain", "--untracked-files").stdout === "";
  return { ...(isClean && { commit: stdout.trim() }), day };
}

/** What a folder that is served says of itself; undefined where it does not, or what it says is damaged. */
export function readReleaseFile(site: string): ReleaseFile | undefined {
  try {
    return JSON.parse(readFileSync(join(site, RELEASE_FILE), "utf8")) as ReleaseFile;
  } catch {
    return undefined;
  }
}
