/**
 * Serves the built site on this machine, by the same rules as its hosts.
 * PORT chooses the port (4173), DIST_DIR the published folder (dist). `--build` builds first;
 * `--preview` with it builds drafts too, in a folder of its own.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { SiteRules } from "#hosting/rules.ts";
import { siteHandler, startServer } from "#hosting/server.ts";

const flags = process.argv.slice(2);
if (flags.includes("--preview")) {
  process.env.BUILD_DIR ??= ".cache/preview/build";
  process.env.DIST_DIR ??= ".cache/preview/dist";
}
const dist = resolve(process.env.DIST_DIR ?? "dist");
const rulesFile = join(dirname(dist), "hosts", "rules.json");
const port = Number(process.env.PORT ?? 4173);

/** Says before a long build that the port is taken. */
async function checkPort(): Promise<void> {
  const probe = await startServer(() => {}, port);
  await new Promise((closed) => probe.close(closed));
}

/** @returns whether the build succeeded; it says itself what went wrong */
const build = (): boolean =>
  spawnSync(
    process.execPath,
    ["scripts/build.ts", ...flags.filter((flag) => flag === "--preview")],
    {
      stdio: "inherit",
    },
  ).status === 0;

async function serve(): Promise<void> {
  if (flags.includes("--build")) {
    await checkPort();
    if (!build()) {
      process.exitCode = 1;
      return;
    }
  }
  if (!existsSync(rulesFile))
    throw new Error(`${dist} does not hold a built site: run npm run build.`);
  const rules = JSON.parse(readFileSync(rulesFile, "utf8")) as SiteRules;
  await startServer(siteHandler(dist, rules), port);
  console.log(`The site is at http://localhost:${port}${rules.base}/ (Ctrl+C ends it)`);
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
