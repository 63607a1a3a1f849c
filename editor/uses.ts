import { readText, shownPath } from "#app/collections/content-file.server.ts";
import { everyFile } from "#app/collections/content-folder.server.ts";

/** The content files that name a picture or a download. @param path below `content/` */
export function placesNaming(path: string): string[] {
  const name = path.slice(path.indexOf("/") + 1);
  const named = new RegExp(`(?<![\\w.-])${RegExp.escape(name)}(?![\\w.-])`);
  return everyFile()
    .filter(
      (file) => /\.(?:md|yaml)$/.test(file) && file !== "README.md" && named.test(readText(file)),
    )
    .map(shownPath);
}
