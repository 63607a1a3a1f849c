import { rmSync } from "node:fs";
import { join } from "node:path";
import { archiveAddresses } from "#app/collections/feed-archives.server.ts";
import { inThreads } from "#app/lib/threads.server.ts";
import { documentAddresses, pageAddresses } from "#app/urls.server.ts";
import { pageFile } from "#hosting/stored-files.ts";
import type { Progress } from "./progress.ts";

/** What a thread is told once: the server bundle, and where the pages go. */
export type PageThread = { bundle: string; folder: string };

/** One page or document for programs, and the file that holds it. */
export type PageTask = { address: string; file: string };

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
  const tasks: PageTask[] = [
    ...pageAddresses().map((address) => ({ address, file: pageFile(address) })),
    ...[...documentAddresses(), ...archiveAddresses()].map((address) => ({
      address,
      file: address.slice(1),
    })),
  ];
  rmSync(folder, { recursive: true, force: true });
  const data: PageThread = { bundle: join(build, "server", "index.js"), folder };
  await inThreads(new URL("page.worker.ts", import.meta.url), tasks, {
    data,
    onDone: progress(tasks.length),
  });
  return tasks.length;
}
