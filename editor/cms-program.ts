/** Sveltia CMS with two changes that none of its settings offers. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";

/** The folder of the package that browsers load; `npm run edit` installs it. */
export const CMS = join(import.meta.dirname, "cms/node_modules/@sveltia/cms/npm");

const CHANGES: [pattern: RegExp, text: (found: string) => string][] = [
  // It keeps what was written and not saved in a database of the browser, for backends that name one. Ours does not.
  [
    /isGit:!1,(?=name:[\w$]+,label:[\w$]+,init:)/g,
    (found) => `${found}repository:{databaseName:${JSON.stringify(resolve(contentDirectory()))}},`,
  ],
  // It throws that away where any setting has changed since, and ours change with each new article.
  [/[\w$]+\.cmsConfigVersion===[\w$]+\.current(?=\?)/g, () => "true"],
];

/** @throws Error if a pattern is not found exactly once, as after an update of the package */
export function cmsProgram(): string {
  let program = readFileSync(join(CMS, "index.js"), "utf8");
  for (const [pattern, text] of CHANGES) {
    const found = program.match(pattern) ?? [];
    if (found.length !== 1)
      throw new Error(`Sveltia CMS has ${found.length} places like ${pattern}: see cms-program.ts`);
    program = program.replace(pattern, text);
  }
  return program;
}
