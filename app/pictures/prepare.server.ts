import { availableParallelism } from "node:os";
import { Readable } from "node:stream";
import { pictureUses, type PictureUse } from "#app/collections/picture-uses.server.ts";
import { photoFiles } from "./photo.server.ts";

/**
 * Makes the files of the photographs, several at a time: pages then find them. What is remembered from an earlier
 * build is not made again.
 * @returns how many photographs the build shows
 */
export async function preparePhotographs(): Promise<number> {
  const uses = pictureUses();
  const make = async ({ name, kind, crop }: PictureUse) =>
    void (await photoFiles(name, kind, crop));
  await Readable.from(uses).forEach(make, { concurrency: availableParallelism() });
  return uses.length;
}
