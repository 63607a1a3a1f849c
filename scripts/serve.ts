/**
 * Serves the built site on this machine, by the same rules as its hosts.
 * PORT chooses the port (4173), DIST_DIR the published folder (dist).
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { SiteRules } from "#hosting/rules.ts";
import { siteHandler, startServer } from "#hosting/server.ts";

const dist = resolve(process.env.DIST_DIR ?? "dist");
const port = Number(process.env.PORT ?? 4173);
const rulesFile = join(dirname(dist), "hosts", "rules.json");

try {
  if (!existsSync(dist) || !existsSync(rulesFile)) throw new Error("There is no built site yet: run npm run build.");
  const rules = JSON.parse(readFileSync(rulesFile, "utf8")) as SiteRules;
  await startServer(siteHandler(dist, rules), port);
  console.log(`The site is at http://localhost:${port}${rules.base}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
