import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Tinypool } from "tinypool";
import { documentAddresses, pageAddresses } from "#app/urls.server.ts";

/** Addresses that one thread renders in order with the server bundle, and the folder of the results. */
export type PageTask = { addresses: string[]; bundle: string; folder: string };

/** Pages that share expensive work: the words of the whole site, and the texts of all articles. */
const SHARING = [/^\/search(?:-index\.json)?$/, /^\/(?:feed|atom)[./-]/];

/** Each thread has its own copy of the content: more threads need more memory than small machines have. */
const MOST_THREADS = 4;

/**
 * Renders every page and document anew: that is faster than finding those that a change of content affects.
 * @param build the folder of the bundles (`bundles.ts`)
 * @returns their number
 * @throws Error if one cannot be rendered; the other threads then end
 */
export async function renderPages(build: string, folder: string): Promise<number> {
  const addresses = [...pageAddresses(), ...documentAddresses()];
  const groups = SHARING.map((group) => addresses.filter((address) => group.test(address)));
  const others = addresses.filter((address) => !groups.flat().includes(address));
  const bundle = join(build, "server", "index.js");
  // Long tasks first, so that none is left for one thread at the end.
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
