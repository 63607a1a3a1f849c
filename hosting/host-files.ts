import { posix } from "node:path";
import { caddyfile } from "./hosts/caddy.ts";
import type { SiteRules } from "./rules.ts";

/** Where a server keeps the site; Dockerfile copies it there. */
export const SITE_ROOT = "/srv/website";

/**
 * The files for those who run a server, all written from one table; paths are relative to `hosts/`. The configuration
 * is the container's: on a server each release has its own.
 */
export const hostFiles = (rules: SiteRules): Record<string, string> => ({
  // Everything here is made by the build.
  ".gitignore": "*\n",
  "rules.json": `${JSON.stringify(rules, null, 2)}\n`,
  Caddyfile: caddyfile(rules, { root: SITE_ROOT, listen: "8080" }),
});

/**
 * Where the published files are uploaded to: the folder that the site lives in. The error page is at the top as well,
 * where hosts look for it.
 * @param files by their names; compressed copies are left to these hosts
 */
export function uploadPaths<T>(files: Map<string, T>, base: string): Map<string, T> {
  const paths = [...files].map(([file, content]): [string, T] => [
    posix.join(base, file).replace(/^\//, ""),
    content,
  ]);
  const errorPage = files.get("404.html");
  return new Map([
    ...(errorPage === undefined ? [] : [["404.html", errorPage] as const]),
    ...paths,
  ]);
}
