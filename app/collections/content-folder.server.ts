import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The editors' folder; tests point `CONTENT_DIR` at a copy. */
export const contentDirectory = (): string => process.env.CONTENT_DIR ?? "content";

/** Every file below `content/`, sorted; what begins with a dot belongs to the system or to git. */
export const everyFile = (): string[] =>
  readdirSync(contentDirectory(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(contentDirectory(), join(entry.parentPath, entry.name)))
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/(?:^|\/)\./.test(path))
    .sort();
