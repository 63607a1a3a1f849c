import { availableParallelism } from "node:os";
import { pictureUses } from "#app/collections/picture-uses.server.ts";
import { photoFiles } from "./photo.server.ts";

/**
 * Makes the files of the photographs, several at a time: pages then find them. What is remembered from an earlier
 * build is not made again.
 * @param progress is told how many there are; what it returns is called after each
 * @returns how many photographs the build shows
 */
export async function preparePhotographs(progress: (total: number) => () => void): Promise<number> {
  const uses = pictureUses();
  const waiting = uses.values();
  const onDone = progress(uses.length);
  const work = async () => {
    for (const { name, kind, crop } of waiting) {
      await photoFiles(name, kind, crop);
      onDone();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return uses.length;
}
