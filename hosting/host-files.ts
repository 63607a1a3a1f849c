import { posix } from "node:path";
import { headersFile } from "./hosts/headers-file.ts";
import { nginxConf } from "./hosts/nginx.ts";
import { redirectsFile } from "./hosts/redirects-file.ts";
import type { SiteRules } from "./rules.ts";

/** Where a server keeps the site; Dockerfile copies it there. */
export const SITE_ROOT = "/srv/website";

/** The files for those who run a server, all written from one table. */
export const hostFiles = (rules: SiteRules): Record<string, string> => ({
  // Everything beside them is made by the build, too.
  ".gitignore": "*\n",
  "rules.json": `${JSON.stringify(rules, null, 2)}\n`,
  "nginx.conf": nginxConf(rules, {
    root: SITE_ROOT,
    listen: "8080",
    scratch: "/tmp",
    accessLog: "/dev/stdout",
  }),
});

/**
 * What is uploaded to hosts that read `_headers` and `_redirects` and compress by themselves: the site in the folder
 * it lives in, and an error page at the top, where they look for it.
 * @param published the names of the published files, without compressed copies
 * @returns `texts`: files with their text; `links`: the others, each with the name of the published file that it is
 * @throws Error where a host's limits are exceeded
 */
export const uploadedFiles = (
  published: string[],
  rules: SiteRules,
): { texts: Record<string, string>; links: Map<string, string> } => ({
  texts: { _headers: headersFile(rules), _redirects: redirectsFile(rules) },
  links: new Map([
    ["404.html", "404.html"],
    ...published.map((file): [string, string] => [
      posix.join(rules.base, file).replace(/^\//, ""),
      file,
    ]),
  ]),
});
