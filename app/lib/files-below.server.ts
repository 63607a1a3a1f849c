import { readdirSync, type Dirent } from "node:fs";
import { join, relative, sep } from "node:path";

/** Entries below a folder, without folders. Unlike `recursive`, follows no symbolic link: it may lead in a circle. */
const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : [entry],
  );

const namesOf = (folder: string, entries: Dirent[]): string[] =>
  entries
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();

/** The paths of all files below a folder, relative, with forward slashes, sorted. */
export const filesBelow = (folder: string): string[] =>
  namesOf(
    folder,
    entriesBelow(folder).filter((entry) => entry.isFile()),
  );

/** The paths of all symbolic links below a folder, which `filesBelow` leaves out. */
export const linksBelow = (folder: string): string[] =>
  namesOf(
    folder,
    entriesBelow(folder).filter((entry) => entry.isSymbolicLink()),
  );
