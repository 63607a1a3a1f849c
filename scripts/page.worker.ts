/** A thread of `pages.ts`: renders pages with the bundle of `app/render.tsx`. */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";
import { takeTasks } from "./threads.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { pageFile } from "#hosting/built-site.ts";
import type { PageTask, PageThread } from "./pages.ts";

const { bundle, folder } = workerData as PageThread;
const { render } = (await import(
  pathToFileURL(resolve(bundle)).href
)) as typeof import("../app/render.tsx");

/** Writes the file of an address. */
async function write(address: string): Promise<void> {
  const response = await render(new URL(address, "http://localhost"));
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200)
    throw new Error(`${address} could not be rendered (status ${response.status}).`);
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  writeAtomically(join(folder, isPage ? pageFile(address) : address.slice(1)), body);
}

takeTasks(async (addresses: PageTask) => {
  for (const address of addresses) await write(address);
});
