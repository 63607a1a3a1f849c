import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program in the path, if any. @param names it may have @returns its file, by order of folders, then of names */
export const inPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
