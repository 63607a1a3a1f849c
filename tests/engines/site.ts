import { afterAll, beforeAll } from "vitest";
import { builtSite } from "#hosting/built-site.ts";
import { startLocalServer } from "../hosting/servers.ts";
import type { Engine, EngineKind, EngineOptions } from "./engine.ts";

/**
 * The browser of the tests around this call, in front of the built site.
 * @returns the browser and the site's origin, to be asked within the tests
 */
export function browsing(kind: EngineKind, options: EngineOptions = {}) {
  let engine: Engine | undefined;
  const site = builtSite();
  let server: Awaited<ReturnType<typeof startLocalServer>> | undefined;
  beforeAll(async () => {
    server = await startLocalServer(site);
    engine = await kind.open(options);
  });
  afterAll(async () => {
    await engine?.close();
    await server?.stop();
  });
  return () => ({ engine: engine!, origin: `${server!.origin}${site.rules.base}` });
}
