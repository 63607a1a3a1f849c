/** What a built site is on the disk. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { SiteRules } from "./rules.ts";

/** A published folder and the rules of its build. */
export type BuiltSite = { dist: string; rules: SiteRules };

/** Where a build keeps a folder of the last one until all folders of the new one are in their places. */
export const previousOf = (folder: string): string => `${folder}.previous`;

/**
 * The site that was built last.
 * @param dist the published folder
 * @throws Error where there is none, its rules are damaged, or a build was killed before both were in their places
 */
export function builtSite(dist = process.env.DIST_DIR ?? "dist"): BuiltSite {
  const file = join(dirname(resolve(dist)), "hosts", "rules.json");
  if (!existsSync(file)) throw new Error(`${dist} does not hold a built site: run npm run build.`);
  // The rules may be those of another build.
  if (existsSync(previousOf(dist)))
    throw new Error(`A build was stopped while it put ${dist} in its place: run npm run build.`);
  try {
    return { dist: resolve(dist), rules: JSON.parse(readFileSync(file, "utf8")) as SiteRules };
  } catch (error) {
    throw new Error(`${file} is damaged: run npm run build.`, { cause: error });
  }
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

/** What a folder that is served says of itself; undefined where it does not. */
export function readReleaseFile(site: string): ReleaseFile | undefined {
  const file = join(site, RELEASE_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ReleaseFile) : undefined;
}
