import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { writeWhole } from "#app/lib/write-whole.server.ts";

/** One figure for files and whatever else something is made of. */
export function hashOf(files: string[], ...others: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.update(others.join("\0")).digest("hex");
}

/**
 * Makes something anew only where what it is made of has changed since last time.
 * @param stampFile remembers `hash` once all is made
 * @returns whether it was made
 */
export async function unlessUpToDate(
  stampFile: string,
  hash: string,
  make: () => Promise<unknown>,
): Promise<boolean> {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash) return false;
  rmSync(stampFile, { force: true });
  await make();
  writeWhole(stampFile, hash);
  return true;
}
