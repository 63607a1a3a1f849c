import { basename } from "node:path";
import { isJunk } from "junk";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { oncePerBuild } from "./once-per-build.server.ts";

/** The editors' folder; tests point `CONTENT_DIR` at a copy. */
export const contentDirectory = (): string => process.env.CONTENT_DIR ?? "content";

/** Locks, swap files and copies that office programs and text editors leave beside a file. */
const OF_PROGRAMS =
  /^~\$|^~WRL|^4913$|\.(?:sw[a-p]|tmp|draft|bak|orig|rej|part|crdownload)$|~$|^#.+#$/i;

/** Whether a file is one of the editors', not of a system, a program or git. */
export const isContent = (path: string): boolean =>
  !/(?:^|\/)\./.test(path) && !isJunk(basename(path)) && !OF_PROGRAMS.test(basename(path));

export const everyFile = oncePerBuild(() => filesBelow(contentDirectory()).filter(isContent));
