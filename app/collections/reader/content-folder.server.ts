import { basename } from "node:path";
import { isJunk } from "junk";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { oncePerBuild } from "./once-per-build.server.ts";

/** The content folder; tests set `CONTENT_DIR` to a copy. */
export const contentDirectory = (): string => process.env.CONTENT_DIR ?? "content";

/** Lock files, swap files and backup copies of office programs and text editors. */
const OF_PROGRAMS =
  /^~\$|^~WRL|^4913$|\.(?:sw[a-p]|tmp|draft|bak|orig|rej|part|crdownload)$|~$|^#.+#$/i;

/** Whether a file belongs to the editors, rather than to the system, a program or git. */
export const isContent = (path: string): boolean =>
  !/(?:^|\/)\./.test(path) && !isJunk(basename(path)) && !OF_PROGRAMS.test(basename(path));

/** The paths of all files of content, below its folder; without those that programs leave behind. */
export const everyFile = oncePerBuild(() => filesBelow(contentDirectory()).filter(isContent));
