import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The published file that says which build is served; a server adds the number of its release. */
export const RELEASE_FILE = "release.json";

/** `day`: of the build, in the firm's time. `commit`: what it was built of, where nothing was changed since. */
export type ReleaseFile = { release?: number; commit?: string; day: string };

/** What is built now. */
export function releaseOf(day: string): ReleaseFile {
  const git = (...parameters: string[]) => spawnSync("git", parameters, { encoding: "utf8" });
  const { status, stdout } = git("rev-parse", "--short=12", "HEAD");
  const isClean = status === 0 && git("status", "--porcelain").stdout === "";
  return { ...(isClean && { commit: stdout.trim() }), day };
}

/** What a folder that is served says of itself; undefined where it does not. */
export function readReleaseFile(site: string): ReleaseFile | undefined {
  const file = join(site, RELEASE_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ReleaseFile) : undefined;
}
