import { availableParallelism } from "node:os";
import { pictureUses } from "#app/collections/picture-uses.server.ts";
import { concurrently } from "#app/lib/concurrently.ts";
import { photoFiles } from "./photo.server.ts";

/**
 * Makes the files of the photographs, several at a time: pages then find them. What is remembered from an earlier
 * build is not made again.
 * @param progress is told how many there are; what it returns is called after each
 * @returns how many photographs the build shows
 */
export async function preparePhotographs(progress: (total: number) => () => void): Promise<number> {
  const uses = pictureUses();
  const onDone = progress(uses.length);
  await concurrently(availableParallelism(), uses, async ({ name, kind, crop }) => {
    await photoFiles(name, kind, crop);
    onDone();
  });
  return uses.length;
}
