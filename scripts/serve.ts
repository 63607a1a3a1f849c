/**
 * Serves the built site on this machine, by the same rules as its hosts. PORT chooses the port (4173),
 * DIST_DIR the published folder (dist). `--build` builds first; `--preview` with it builds drafts too, in a
 * folder of its own; `--host` lets other devices in the network reach the site.
 */
import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { SiteRules } from "#hosting/rules.ts";
import { siteHandler, startServer } from "#hosting/server.ts";

/** This machine's addresses in its networks: a phone in the same one can open them. */
const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

/** @throws Error naming the file where it is damaged */
function readRules(file: string): SiteRules {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as SiteRules;
  } catch (error) {
    throw new Error(`${file} is damaged: run npm run build.`, { cause: error });
  }
}

async function serve(): Promise<void> {
  const flag = { type: "boolean" } as const;
  const { values: flags } = parseArgs({ options: { build: flag, preview: flag, host: flag } });
  if (flags.preview) {
    process.env.BUILD_DIR ??= ".cache/preview/build";
    process.env.DIST_DIR ??= ".cache/preview/dist";
  }
  const port = Number(process.env.PORT ?? 4173);
  const host = flags.host ? "0.0.0.0" : undefined;
  if (flags.build) {
    // Before a long build, say that the port is taken.
    const probe = await startServer(() => {}, port, host);
    await new Promise((closed) => probe.close(closed));
    await import("./build.ts");
    if (process.exitCode) return;
  }
  const dist = resolve(process.env.DIST_DIR ?? "dist");
  const rulesFile = join(dirname(dist), "hosts", "rules.json");
  if (!existsSync(rulesFile))
    throw new Error(`${dist} does not hold a built site: run npm run build.`);
  const rules = readRules(rulesFile);
  const server = await startServer(siteHandler(dist, rules), port, host);
  const { port: opened } = server.address() as AddressInfo;
  for (const name of ["localhost", ...(flags.host ? networkAddresses() : [])])
    console.log(`The site is at http://${name}:${opened}${rules.base}/`);
  console.log("Ctrl+C ends it.");
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
