/** A thread of `pages.ts`: renders pages with the bundle of `app/render.tsx`. */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { pageFile } from "#hosting/built-site.ts";
import type { PageTask } from "./pages.ts";

/** Renders addresses with a bundle into files of a folder. @throws Error naming an address whose status is not 200 */
export default async function write({ addresses, bundle, folder }: PageTask): Promise<void> {
  const { render } = (await import(
    pathToFileURL(resolve(bundle)).href
  )) as typeof import("../app/render.tsx");
  for (const address of addresses) {
    const response = await render(new URL(address, "http://localhost"));
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200)
      throw new Error(`${address} could not be rendered (status ${response.status}).`);
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    writeAtomically(join(folder, isPage ? pageFile(address) : address.slice(1)), body);
  }
}
