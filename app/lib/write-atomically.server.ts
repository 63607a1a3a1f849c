import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { threadId } from "node:worker_threads";

/**
 * Writes a file beside its place and then renames it, so that nobody reads half of it: neither another program at that
 * time, nor a later build after a full disk or a crash.
 */
export function writeAtomically(path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}-${threadId}.draft`;
  try {
    writeFileSync(draft, data);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
