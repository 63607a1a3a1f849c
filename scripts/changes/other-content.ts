import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { bytesAt, changedFilesIn } from "./changes.ts";
import { fileIn, listed } from "./git.ts";

/** Runs a query on another content folder. What an asynchronous one reads after its first wait is the present folder. */
export function onContent<T>(folder: string, query: () => T): T {
  const before = process.env.CONTENT_DIR;
  process.env.CONTENT_DIR = folder;
  try {
    return query();
  } finally {
    if (before === undefined) delete process.env.CONTENT_DIR;
    else process.env.CONTENT_DIR = before;
  }
}

/**
 * The recorded content, with some files as they are now.
 * @param work gets a folder with this content: if other files have changed, a temporary one
 */
export async function withRecorded<T>(
  folder: string,
  files: string[],
  work: (copy: string) => Promise<T>,
): Promise<T> {
  const isLeft = new Set(changedFilesIn(folder).filter((file) => !files.includes(file)));
  // If nothing is left out, the folder itself serves, with its caches.
  if (isLeft.size === 0) return work(folder);
  const copy = mkdtempSync(join(tmpdir(), "publish-"));
  const recorded = listed(folder, ["ls-tree", "-r", "--name-only", "-z", "HEAD"]);
  try {
    for (const file of new Set([...recorded, ...files])) {
      const bytes = isLeft.has(file) ? fileIn(folder, "HEAD", file) : bytesAt(join(folder, file));
      if (bytes) writeAtomically(join(copy, file), bytes);
    }
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
