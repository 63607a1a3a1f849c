import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { bytesAt } from "../entry/bytes-at.ts";
import { changedFilesIn } from "./changes.ts";
import { git, withIndex } from "./git.ts";

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

/** The content of a commit, with some files as they are now. @param work gets a folder with it, maybe a temporary one */
export async function withRecorded<T>(
  folder: string,
  files: string[],
  work: (copy: string) => Promise<T>,
  commit = "HEAD",
): Promise<T> {
  // If nothing is left out, the folder itself serves, with its caches.
  const isLeft = (file: string) => !files.includes(file);
  if (commit === "HEAD" && !changedFilesIn(folder).some(isLeft)) return work(folder);
  const copy = mkdtempSync(join(tmpdir(), "publish-"));
  try {
    const inCopy = join(copy, git(folder, ["rev-parse", "--show-prefix"]).trim());
    const write = ["checkout-index", "--all", `--prefix=${copy}/`];
    withIndex(folder, commit, (index) => git(folder, write, { index }));
    for (const file of files) {
      const bytes = bytesAt(join(folder, file));
      if (bytes) writeAtomically(join(inCopy, file), bytes);
      else rmSync(join(inCopy, file), { force: true });
    }
    return await work(inCopy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
