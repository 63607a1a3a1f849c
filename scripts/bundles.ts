import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentDirectory } from "#app/collections/content-folder.server.ts";
import { siteUrl } from "#hosting/site-url.ts";
import { BROWSER_FOLDER, buildBrowser } from "./browser.ts";
import { runScript } from "./programs.ts";
import { hashOf, unlessUpToDate } from "./up-to-date.ts";

/** Of the content, bundles hold the labels alone (`vite.shared.ts`); of the surroundings, the site's address. */
const inputsHash = (): string =>
  hashOf(
    [
      ...globSync("{app,public}/**/*.*").filter((file) => !/\.test(-helper)?\.tsx?$/.test(file)),
      ...globSync("{*.config.ts,vite.shared.ts,tsconfig.json,package-lock.json}"),
      "hosting/site-url.ts",
      "scripts/browser.ts",
    ].sort(),
    readFileSync(join(contentDirectory(), "labels.yaml"), "utf8"),
    siteUrl(),
  );

/** React Router's bundles: style sheets and fonts for the browser, the server that renders pages. */
async function buildRoutes(folder: string): Promise<void> {
  const { status, signal, stdout, stderr } = await runScript(
    join("node_modules", "@react-router", "dev", "bin.cjs"),
    ["build"],
    { ...process.env, BUILD_DIR: folder },
  );
  if (signal)
    throw new Error(`The code could not be bundled: ${signal} ended the program that does it.`);
  if (status !== 0) throw new Error(`The code could not be bundled.\n${stderr || stdout}`);
}

/**
 * Bundles the code: for the browser into `.cache/browser/`, for rendering into `folder`. What articles and other
 * content say is no part of it, so that a build after a change of words finds its bundles made.
 * @returns whether there was anything to do
 */
export async function buildBundles(folder: string): Promise<boolean> {
  const hash = inputsHash();
  const made = [
    await unlessUpToDate(join(BROWSER_FOLDER, "inputs.sha256"), hash, buildBrowser),
    await unlessUpToDate(join(folder, "inputs.sha256"), hash, () => buildRoutes(folder)),
  ];
  return made.includes(true);
}
