import { posix } from "node:path";
import { headersFile } from "./hosts/headers-file.ts";
import { nginxConf } from "./hosts/nginx.ts";
import { redirectsFile } from "./hosts/redirects-file.ts";
import type { SiteRules } from "./rules.ts";

/** Where a server keeps the site; Dockerfile copies it there. */
export const SITE_ROOT = "/srv/website";

/**
 * The files for those who run a server, all written from one table; paths are relative to `hosts/`. What is in `upload`
 * is uploaded to hosts that read `_headers` and `_redirects`.
 * @throws Error where a host's limits are exceeded
 */
export const hostFiles = (rules: SiteRules): Record<string, string> => ({
  // Everything here is made by the build.
  ".gitignore": "*\n",
  "rules.json": `${JSON.stringify(rules, null, 2)}\n`,
  "nginx.conf": nginxConf(rules, {
    root: SITE_ROOT,
    listen: "8080",
    scratch: "/tmp",
    accessLog: "/dev/stdout",
  }),
  "upload/_headers": headersFile(rules),
  "upload/_redirects": redirectsFile(rules),
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
