import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { SiteRules } from "#hosting/rules.ts";
import { siteHandler, startServer } from "#hosting/server.ts";
import type { Engine, EngineKind, EngineOptions } from "./engine.ts";

/** Serves the built site. @throws Error where it is not built */
async function startSite() {
  const dist = resolve(process.env.DIST_DIR ?? "dist");
  const rulesFile = join(dirname(dist), "hosts", "rules.json");
  if (!existsSync(rulesFile))
    throw new Error(`${dist} does not hold a built site: run npm run build`);
  const rules = JSON.parse(readFileSync(rulesFile, "utf8")) as SiteRules;
  const server = await startServer(siteHandler(dist, rules), 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}${rules.base}`,
    stop: () => void server.close(),
  };
}

/**
 * The browser of the tests around this call, in front of the built site.
 * @returns the browser and the site's origin, to be asked within the tests
 */
export function browsing(kind: EngineKind, options: EngineOptions = {}) {
  let engine: Engine | undefined;
  let site: Awaited<ReturnType<typeof startSite>> | undefined;
  beforeAll(async () => {
    site = await startSite();
    engine = await kind.open(options);
  });
  afterAll(async () => {
    await engine?.close();
    site?.stop();
  });
  return () => ({ engine: engine!, origin: site!.origin });
}
