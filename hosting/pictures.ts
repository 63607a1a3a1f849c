import { existsSync } from "node:fs";
import { join } from "node:path";

/** A place of the built site that shows pictures: its address or file, and its text. */
export type Mention = { where: string; text: string };

const pattern = /\/pictures\/([\w.-]+\.(?:svg|png|jpg|webp|avif))/g;

/** The names of the pictures that texts mention, each once. */
export const picturesIn = (texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name!))),
];

/**
 * The pictures that the site shows.
 * @param folder where loaders drew them while the pages were rendered
 * @throws Error naming each missing picture and who shows it
 */
export function shownPictures(mentions: Mention[], folder: string): string[] {
  const names = picturesIn(mentions.map(({ text }) => text));
  const missing = names.filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return names;
  const lines = missing.map((name) => {
    const places = mentions
      .filter(({ text }) => text.includes(`/pictures/${name}`))
      .map(({ where }) => where);
    return `  ${name}, shown by ${places.slice(0, 3).join(", ")}${places.length > 3 ? " and others" : ""}`;
  });
  throw new Error(`Pictures that no loader has drawn into ${folder}:\n${lines.join("\n")}`);
}
