import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Finds a program as the system would.
 * @param names under which it may be installed
 * @returns its file, by the order of the folders and then of the names; undefined where there is none
 */
export const inPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
