import { basename } from "node:path";
import { dockerfile, SITE_ROOT } from "./hosts/dockerfile.ts";
import { headersFile } from "./hosts/headers-file.ts";
import { nginxConf } from "./hosts/nginx.ts";
import { redirectsFile } from "./hosts/redirects-file.ts";
import type { SiteRules } from "./rules.ts";

/** File names and their text. */
type TextFiles = Record<string, string>;

/** Where the files are going to lie. */
type Places = { dist: string; hosts: string };

/**
 * The files that hosts read, all written from one table.
 * @returns `inSite`: for the published folder; `besideSite`: for a folder beside it
 * @throws Error where a host's limits are exceeded
 */
export function hostFiles(
  rules: SiteRules,
  places: Places,
): { inSite: TextFiles; besideSite: TextFiles } {
  return {
    inSite: { _headers: headersFile(rules.headers), _redirects: redirectsFile(rules) },
    besideSite: {
      // Everything here is made by the build.
      ".gitignore": "*\n",
      "rules.json": `${JSON.stringify(rules, null, 2)}\n`,
      "nginx.conf": nginxConf(rules, {
        root: SITE_ROOT,
        listen: "8080",
        scratch: "/tmp",
        accessLog: "/dev/stdout",
      }),
      Dockerfile: dockerfile(basename(places.dist), basename(places.hosts)),
    },
  };
}
