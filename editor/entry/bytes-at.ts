import { existsSync, readFileSync } from "node:fs";

/** A file's bytes; undefined if it is missing. */
export const bytesAt = (path: string): Buffer | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;
