import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Tinypool } from "tinypool";
import { documentAddresses, pageAddresses } from "#app/urls.server.ts";

/** Addresses that one thread answers one after the other, with the server bundle, and where the pages go. */
export type PageTask = { addresses: string[]; bundle: string; folder: string };

/** These work out the same for each: the words of the whole site, and the texts of all articles. */
const SHARING = [/^\/search(?:-index\.json)?$/, /^\/(?:feed|atom)[./-]/];

/** Each thread holds its own copy of what it reads: more of them need more memory than small machines have. */
const MOST_THREADS = 4;

/**
 * Renders every page and every document for programs anew: that is quicker than finding out which of them a change
 * of the content concerns.
 * @param build where the bundles lie (`bundles.ts`)
 * @returns how many
 * @throws Error where one cannot be rendered; the other threads end then
 */
export async function renderPages(build: string, folder: string): Promise<number> {
  const addresses = [...pageAddresses(), ...documentAddresses()];
  const groups = SHARING.map((group) => addresses.filter((address) => group.test(address)));
  const others = addresses.filter((address) => !groups.flat().includes(address));
  const bundle = join(build, "server", "index.js");
  // The long tasks first: none is left to one thread at the end.
  const tasks = [...groups, ...others.map((address) => [address])];
  rmSync(folder, { recursive: true, force: true });
  const threads = Math.min(availableParallelism(), MOST_THREADS);
  const filename = new URL("page.worker.ts", import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads });
  try {
    const render = (some: string[]) =>
      pool.run({ addresses: some, bundle, folder } satisfies PageTask);
    await Promise.all(tasks.map(render));
  } finally {
    await pool.destroy();
  }
  return addresses.length;
}
