import { fork } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { siteUrl } from "#hosting/build-address.ts";
import { BROWSER_FOLDER } from "./bundle-browser.ts";
import { filesHash, unlessUpToDate } from "./up-to-date.ts";

/** The folder of the bundle that renders pages, and of its results. */
export const BUILD_FOLDER = process.env.BUILD_DIR ?? "build";

/** A hash of the code and all else in the bundles: labels (`vite.shared.ts`) and the site's address. */
const inputsHash = (): string =>
  filesHash(
    [
      ...globSync("{app,public}/**/*.*").filter((file) => !/\.test(-helper)?\.tsx?$/.test(file)),
      ...globSync("{*.config.ts,vite.shared.ts,tsconfig.json,package-lock.json}"),
      ...globSync("{hosting,scripts}/**/*.ts").filter((file) => !file.endsWith(".test.ts")),
    ].sort(),
    readFileSync(join(contentDirectory(), "labels.yaml"), "utf8"),
    siteUrl(),
  );

/** Signals by which the system, or Node itself, ends a program that uses too much memory. */
const ENDED_FOR_MEMORY = ["SIGKILL", "SIGABRT"];

/** Bundles in a child process: its 600 MB are free before pages are rendered. @throws Error with the bundler's words */
async function bundle(): Promise<void> {
  const bundler = fork(join(import.meta.dirname, "bundle-browser.ts"));
  const stop = () => bundler.kill();
  process.once("exit", stop);
  let problem = "";
  bundler.on("message", (message) => {
    // The bundler shows system errors, such as a full disk, as its own, with a place in its code.
    problem = String(message).replace(/^[^]*?^(Failed to .*)\s+Caused by:\s+(.*)[^]*/m, "$1: $2.");
  });
  const [status, signal] = await once(bundler, "exit");
  process.off("exit", stop);
  if (status === 0) return;
  if (!signal) throw new Error(problem || `The bundler has ended early, with status ${status}.`);
  throw new Error(
    `The bundler was ended from outside (${signal})${ENDED_FOR_MEMORY.includes(signal) ? ": probably this machine has run out of memory. End other programs or add memory or swap, and build again" : ""}.`,
  );
}

/**
 * Bundles the code: for the browser into `.cache/browser/`, for rendering into the build folder. Content is no part of
 * it, so that a build after a change of content can keep the bundles.
 * @returns whether anything was bundled
 */
export const buildBundles = (): Promise<boolean> =>
  unlessUpToDate(
    join(BUILD_FOLDER, "inputs.sha256"),
    inputsHash(),
    () => [
      ...globSync(`${BROWSER_FOLDER}/**/*.{js,mjs,json}`),
      ...globSync(`${BUILD_FOLDER}/{client/assets,server}/**/*.*`),
    ],
    bundle,
  );
