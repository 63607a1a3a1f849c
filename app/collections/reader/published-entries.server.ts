import { ContentError } from "./content-error.ts";
import { filesIn, readText } from "./content-file.server.ts";
import { isPreview } from "./publication.server.ts";

/** Whether a file calls itself a draft, whatever else is wrong with it. */
export const isDraftFile = (file: string): boolean => /^draft: *true\b/m.test(readText(file));

/**
 * What a reader makes of a file; undefined where the file is a draft with a mistake, of which a release shows nothing
 * anyway. @throws ContentError
 */
function unlessDraft<T>(file: string, read: (file: string) => T): T | undefined {
  try {
    return read(file);
  } catch (error) {
    if (error instanceof ContentError && !isPreview() && isDraftFile(file)) return undefined;
    throw error;
  }
}

/** Every entry of a folder, drafts that can be read too. @param extension with its dot */
export const entriesIn = <E>(
  folder: string,
  extension: string,
  read: (file: string) => E | undefined,
): E[] => filesIn(folder, extension).flatMap((file) => unlessDraft(file, read) ?? []);
