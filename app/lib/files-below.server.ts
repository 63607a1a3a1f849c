import { readdirSync, type Dirent } from "node:fs";
import { join, relative, sep } from "node:path";

/** What lies below a folder. Links are not followed: they may lead out of it, or round in circles. */
const namesBelow = (folder: string, isMeant: (entry: Dirent) => boolean): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isMeant)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .sort();

/** Every file below a folder, relative, with forward slashes, sorted. */
export const filesBelow = (folder: string): string[] =>
  namesBelow(folder, (entry) => entry.isFile());

/** Every link below a folder, which `filesBelow` leaves out. */
export const linksBelow = (folder: string): string[] =>
  namesBelow(folder, (entry) => entry.isSymbolicLink());
