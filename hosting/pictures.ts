import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Drawn pictures alone have a hash at the end of their names: other sites may have a folder of this name, too. */
const pattern = /\/pictures\/([\w.-]+-[0-9a-f]{8}\.(?:svg|png|jpg|webp|avif))/g;

/** The names of the pictures that a text mentions, each once. */
export const drawnPicturesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name]) => name!)),
];

/**
 * The pictures that the site shows.
 * @param texts its pages and other texts: the name of each, and where it lies
 * @param folder where the pictures lie
 * @throws Error naming each missing picture and who shows it
 */
export function shownPictures(
  texts: Iterable<[name: string, path: string]>,
  folder: string,
): string[] {
  const shownBy = new Map<string, string[]>();
  for (const [name, path] of texts) {
    for (const picture of drawnPicturesIn(readFileSync(path, "utf8")))
      shownBy.set(picture, [...(shownBy.get(picture) ?? []), name]);
  }
  const missing = [...shownBy].filter(([picture]) => !existsSync(join(folder, picture)));
  if (missing.length === 0) return [...shownBy.keys()];
  const lines = missing.map(
    ([picture, files]) =>
      `  ${picture}, shown by ${files.slice(0, 3).join(", ")}${files.length > 3 ? " and others" : ""}`,
  );
  throw new Error(`Pictures that no loader has drawn into ${folder}:\n${lines.join("\n")}`);
}
