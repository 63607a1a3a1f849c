import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { posts } from "#app/collections/blog.server.ts";
import { pictureUses } from "#app/collections/picture-uses.server.ts";
import { prepareArticles } from "./article-pictures.server.ts";
import { photoFiles } from "./photo.server.ts";

/** For fewer articles a thread takes longer to start than they take to draw. */
const ARTICLES_WORTH_A_THREAD = 50;

async function preparePhotographs(): Promise<number> {
  const uses = pictureUses();
  const waiting = uses.values();
  const work = async () => {
    for (const { name, kind } of waiting) await photoFiles(name, kind);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return uses.length;
}

/** Drawing is plain computing: articles are shared out among the processor's cores. */
async function prepareDrawings(): Promise<number> {
  const { length } = posts();
  const parts = Math.min(availableParallelism(), Math.ceil(length / ARTICLES_WORTH_A_THREAD));
  if (parts < 2) await prepareArticles(0, 1);
  else
    await Promise.all(
      Array.from({ length: parts }, (_, part) =>
        once(
          new Worker(new URL("article-pictures.worker.ts", import.meta.url), {
            workerData: { part, parts },
          }),
          "exit",
        ),
      ),
    );
  return length;
}

/**
 * Makes the pictures that grow in number with the content, several at a time: pages then find them, however many there
 * are. What is remembered from an earlier build is not made again.
 * @returns how many photographs the build shows, and how many articles
 */
export async function preparePictures(): Promise<{ photographs: number; articles: number }> {
  return { photographs: await preparePhotographs(), articles: await prepareDrawings() };
}
