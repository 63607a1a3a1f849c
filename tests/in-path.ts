import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Finds a program in the path.
 * @param names under which it may be installed
 * @returns its file, by order of folders, then of names; undefined if there is none
 */
export const inPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
