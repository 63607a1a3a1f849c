import { basename } from "node:path";
import { dockerfile, SITE_ROOT } from "./hosts/dockerfile.ts";
import { headersFile } from "./hosts/headers-file.ts";
import { nginxConf } from "./hosts/nginx.ts";
import { redirectPages } from "./hosts/redirect-pages.ts";
import { redirectsFile } from "./hosts/redirects-file.ts";
import { vercelConfig } from "./hosts/vercel.ts";
import type { SiteRules } from "./rules.ts";

/** File names and their text. */
type TextFiles = Record<string, string>;

/** Where the files are going to lie, and where the site is found. */
type Places = { dist: string; hosts: string; siteUrl: string };

/**
 * The files that hosts read, all written from one table.
 * @returns `inSite`: for the published folder; `besideSite`: for a folder beside it
 * @throws Error where a host's limits are exceeded
 */
export function hostFiles(
  rules: SiteRules,
  places: Places,
): { inSite: TextFiles; besideSite: TextFiles } {
  const moved = redirectPages(rules, new URL(places.siteUrl).origin);
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
      "vercel.json": vercelConfig(rules),
      ...Object.fromEntries(
        Object.entries(moved).map(([file, text]) => [`redirect-pages/${file}`, text]),
      ),
    },
  };
}
