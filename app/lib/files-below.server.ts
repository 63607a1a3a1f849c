import { readdirSync, type Dirent } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Everything below a folder that is no folder. Links are not followed: they may lead out of it, or round in circles.
 * Node's own `recursive` follows them.
 */
const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : [entry],
  );

const namesOf = (folder: string, entries: Dirent[]): string[] =>
  entries
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();

/** Every file below a folder, relative, with forward slashes, sorted. */
export const filesBelow = (folder: string): string[] =>
  namesOf(
    folder,
    entriesBelow(folder).filter((entry) => entry.isFile()),
  );

/** Every link below a folder, which `filesBelow` leaves out. */
export const linksBelow = (folder: string): string[] =>
  namesOf(
    folder,
    entriesBelow(folder).filter((entry) => entry.isSymbolicLink()),
  );
