/**
 * Serves the built site on this machine by the rules of its hosts. PORT chooses the port (4173), DIST_DIR the published
 * folder (dist). `--build` builds first, with `--preview` including drafts, into a separate folder; `--host` lets other
 * devices in the network open the site.
 */
import { networkInterfaces } from "node:os";
import { parseArgs } from "node:util";
import { builtSite } from "#hosting/built-site.ts";
import { siteHandler, startServer } from "#hosting/server.ts";

/** This machine's network addresses, for a phone in the same network. */
const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

async function serve(): Promise<void> {
  const flag = { type: "boolean" } as const;
  const { values: flags } = parseArgs({ options: { build: flag, preview: flag, host: flag } });
  if (flags.preview) {
    process.env.BUILD_DIR ??= ".cache/preview/build";
    process.env.DIST_DIR ??= ".cache/preview/dist";
  }
  const port = Number(process.env.PORT || 4173);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is a number from 1 to 65535, not "${process.env.PORT}".`);
  const host = flags.host ? "0.0.0.0" : undefined;
  if (flags.build) {
    // Reports a taken port before the long build.
    await (await startServer(() => {}, port, host)).stop();
    await import("./build.ts");
    if (process.exitCode) return;
  }
  const { dist, rules } = builtSite();
  await startServer(siteHandler(dist, rules), port, host);
  for (const name of ["localhost", ...(flags.host ? networkAddresses() : [])])
    console.log(`The site is at http://${name}:${port}${rules.base}/`);
  console.log("Ctrl+C ends it.");
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
