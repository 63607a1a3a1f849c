import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";

/** SHA-256 of files, by name and contents, and of other inputs. */
export function filesHash(files: string[], ...others: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.update(others.join("\0")).digest("hex");
}

/**
 * Makes something again only if its inputs have changed since last time, or its output is damaged.
 * @param stampFile records hashes of inputs and outputs once all is made
 * @param madeFiles lists the outputs
 * @returns whether it was made
 */
export async function unlessUpToDate(
  stampFile: string,
  hash: string,
  madeFiles: () => string[],
  make: () => Promise<unknown>,
): Promise<boolean> {
  const stamp = () =>
    filesHash(
      madeFiles()
        .filter((file) => existsSync(file))
        .sort(),
      hash,
    );
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp()) return false;
  rmSync(stampFile, { force: true });
  await make();
  writeAtomically(stampFile, stamp());
  return true;
}
