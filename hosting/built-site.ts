import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { SiteRules } from "./rules.ts";

/** A published folder and the rules of its build. */
export type BuiltSite = { dist: string; rules: SiteRules };

/**
 * The site that was built last.
 * @param dist the published folder
 * @throws Error where there is none, or its rules are damaged
 */
export function builtSite(dist = process.env.DIST_DIR ?? "dist"): BuiltSite {
  const file = join(dirname(resolve(dist)), "hosts", "rules.json");
  if (!existsSync(file)) throw new Error(`${dist} does not hold a built site: run npm run build.`);
  try {
    return { dist: resolve(dist), rules: JSON.parse(readFileSync(file, "utf8")) as SiteRules };
  } catch (error) {
    throw new Error(`${file} is damaged: run npm run build.`, { cause: error });
  }
}
