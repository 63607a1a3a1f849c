import { ContentError } from "./content-error.ts";
import { filesIn, readText } from "./content-file.server.ts";

/** Whether a file is marked as a draft, even if it has mistakes. */
export const isDraftFile = (file: string): boolean => /^draft: *true\b/m.test(readText(file));

/**
 * The result of a reader; undefined for a draft with a mistake: it stays out of previews, too, and the check names it.
 * @throws ContentError
 */
function unlessDraft<T>(file: string, read: (file: string) => T): T | undefined {
  try {
    return read(file);
  } catch (error) {
    if (error instanceof ContentError && isDraftFile(file)) return undefined;
    throw error;
  }
}

/** Every entry of a folder, readable drafts included. @param extension with its dot */
export const entriesIn = <E>(
  folder: string,
  extension: string,
  read: (file: string) => E | undefined,
): E[] => filesIn(folder, extension).flatMap((file) => unlessDraft(file, read) ?? []);
