import { availableParallelism } from "node:os";
import { Readable } from "node:stream";
import { pictureUses, type PictureUse } from "#app/collections/picture-uses.server.ts";
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
  const make = async ({ name, kind, crop }: PictureUse) => {
    await photoFiles(name, kind, crop);
    onDone();
  };
  await Readable.from(uses).forEach(make, { concurrency: availableParallelism() });
  return uses.length;
}
