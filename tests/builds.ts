import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SiteRules } from "#hosting/rules.ts";
import { storedAddress } from "#hosting/stored-files.ts";

/** A built site that tests ask questions of. */
export type Build = {
  /** For titles of tests: the folder the site lives in. */
  name: string;
  dist: string;
  hosts: string;
  rules: SiteRules;
};

const folders = [
  { name: "/", dist: process.env.DIST_DIR ?? "dist", command: "npm run build" },
  {
    name: "/firm/",
    dist: process.env.FIRM_DIST_DIR ?? ".cache/firm/dist",
    command: "npm run test:all -- firm",
  },
];

/**
 * The site at the root of a host; in the long set also the same site in a folder.
 * @throws Error where one is not built
 */
export const builds = (): Build[] =>
  folders.slice(0, process.env.TEST_ALL ? 2 : 1).map(({ name, dist, command }) => {
    const hosts = join(dirname(dist), "hosts");
    const rulesFile = join(hosts, "rules.json");
    if (!existsSync(rulesFile))
      throw new Error(`${dist} does not hold a built site: run ${command}`);
    return { name, dist, hosts, rules: JSON.parse(readFileSync(rulesFile, "utf8")) as SiteRules };
  });

/** Every file below a folder, relative, with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(join(folder, "/").length).replaceAll("\\", "/"),
    )
    .sort();

/** The stored pages of a build: address without base path, and the document. */
export const pagesOf = ({ dist }: Build): { path: string; html: string }[] =>
  filesBelow(dist)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      path: storedAddress(file),
      html: readFileSync(join(dist, file), "utf8"),
    }));
