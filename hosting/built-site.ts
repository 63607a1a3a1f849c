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
