/**
 *   npm run bench -- --trace /blogs     load one page with network and processor slowed, and show its longest tasks
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { serveSite } from "./server.ts";
import { tracePage } from "./trace.ts";

const { values: options } = parseArgs({ options: { trace: { type: "string" } } });
const dist = resolve(process.env.DIST_DIR ?? "dist");
const results = resolve("bench-results");
mkdirSync(results, { recursive: true });
const server = await serveSite(dist, {});
if (options.trace) {
  const name = options.trace.replaceAll("/", "-").replace(/^-$/, "-home");
  await tracePage(server.origin + options.trace, join(results, `trace${name}.json`));
}
await server.close();
