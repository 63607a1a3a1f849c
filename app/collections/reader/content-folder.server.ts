import { filesBelow } from "#app/lib/files-below.server.ts";

/** The editors' folder; tests point `CONTENT_DIR` at a copy. */
export const contentDirectory = (): string => process.env.CONTENT_DIR ?? "content";

/** Every file below `content/`, sorted; what begins with a dot belongs to the system or to git. */
export const everyFile = (): string[] =>
  filesBelow(contentDirectory()).filter((path) => !/(?:^|\/)\./.test(path));
