import { availableParallelism } from "node:os";
import { pictureUses } from "#app/collections/picture-uses.server.ts";
import { photoFiles } from "./photo.server.ts";

/**
 * Makes the files of every picture that the build shows, several at a time: pages then find them, however many there
 * are. What is remembered from an earlier build is not made again.
 * @returns how many pictures the build shows
 */
export async function preparePictures(): Promise<number> {
  const uses = pictureUses();
  const waiting = uses.values();
  const work = async () => {
    for (const { name, kind } of waiting) await photoFiles(name, kind);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return uses.length;
}
