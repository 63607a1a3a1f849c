import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createBuilder } from "vite";
import routerConfig from "../react-router.config.ts";
import { contentDirectory } from "#app/collections/content-folder.server.ts";
import { siteUrl } from "#hosting/site-url.ts";
import { BROWSER_FOLDER, buildBrowser } from "./browser.ts";
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
async function buildRoutes(): Promise<void> {
  const builder = await createBuilder({ mode: "production", logLevel: "error" });
  await builder.buildApp();
}

/**
 * Bundles the code: for the browser into `.cache/browser/`, for rendering into the router's build folder. What
 * articles and other content say is no part of it, so that a build after a change of words finds its bundles made.
 * @returns whether there was anything to do
 */
export async function buildBundles(): Promise<boolean> {
  const folder = routerConfig.buildDirectory;
  const hash = inputsHash();
  const made = [
    await unlessUpToDate(
      join(BROWSER_FOLDER, "inputs.sha256"),
      hash,
      () => globSync(`${BROWSER_FOLDER}/**/*.{js,json}`),
      buildBrowser,
    ),
    await unlessUpToDate(
      join(folder, "inputs.sha256"),
      hash,
      () => globSync(`${folder}/{client/assets,server}/**/*.*`),
      buildRoutes,
    ),
  ];
  return made.includes(true);
}
