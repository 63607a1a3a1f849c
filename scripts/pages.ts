import { rmSync } from "node:fs";
import { join } from "node:path";
import { shareMarkdownTrees } from "#app/lib/markdown/markdown-tree.server.ts";
import { inThreads } from "./threads.ts";
import { documentAddresses, pageAddresses } from "#app/urls.server.ts";
import type { Progress } from "./progress.ts";

/** Addresses that one thread answers one after the other, with the server bundle, and where the pages go. */
export type PageTask = { addresses: string[]; bundle: string; folder: string };

/** These work out the same for each: the words of the whole site, and the texts of all articles. */
const SHARING = [/^\/search(?:-index\.json)?$/, /^\/(?:feed|atom)[./-]/];

/** No page takes as long, even where a machine is slow: what does, never ends. */
const LIMIT_SECONDS = 120;

/** How long the addresses of a task may take, so that a page whose loader never ends does not hold the build for ever. */
const limitOf = ({ addresses }: PageTask) => ({
  milliseconds: addresses.length * LIMIT_SECONDS * 1000,
  problem: `${addresses.join(", ")} could not be rendered within ${LIMIT_SECONDS} seconds each.`,
});

/**
 * Renders every page and every document for programs anew: that is quicker than finding out which of them a change
 * of the content concerns.
 * @param build where the bundles lie (`bundles.ts`)
 * @returns how many
 */
export async function renderPages(
  build: string,
  folder: string,
  progress: Progress,
): Promise<number> {
  const addresses = [...pageAddresses(), ...documentAddresses()];
  const groups = SHARING.map((group) => addresses.filter((address) => group.test(address)));
  const others = addresses.filter((address) => !groups.flat().includes(address));
  const bundle = join(build, "server", "index.js");
  // The long tasks first: none is left to one thread at the end.
  const tasks = [...groups, ...others.map((address) => [address])].map((some): PageTask => ({
    addresses: some,
    bundle,
    folder,
  }));
  shareMarkdownTrees();
  rmSync(folder, { recursive: true, force: true });
  const script = new URL("page.worker.ts", import.meta.url);
  await inThreads(script, tasks, limitOf, progress(tasks.length));
  return addresses.length;
}
