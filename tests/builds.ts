import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtSite, type BuiltSite } from "#hosting/built-site.ts";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { storedAddress } from "#hosting/built-site.ts";

/** A built site that tests ask questions of; its name, for titles of tests, is the folder it lives in. */
type Build = BuiltSite & { name: string };

/** The site at the root of a host; in the long set also the same site in a folder (`npm run test:all -- subfolder`). */
export const builds = (): Build[] => [
  { name: "/", ...builtSite() },
  ...(process.env.TEST_ALL ? [{ name: "/firm/", ...builtSite(".cache/subfolder/dist") }] : []),
];

/** The stored pages of a build: address without base path, and the document. */
export const pagesOf = ({ dist }: Build): { path: string; html: string }[] =>
  filesBelow(dist)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      path: storedAddress(file),
      html: readFileSync(join(dist, file), "utf8"),
    }));
