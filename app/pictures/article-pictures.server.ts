import { categorySection, posts } from "#app/collections/blog.server.ts";
import { site } from "#app/collections/site.server.ts";
import { bandCoverOf, coverOf } from "./covers.server.ts";
import { shareDrawing } from "./share-drawing.server.ts";
import { shareImage } from "./share-image.server.ts";

/**
 * Makes the pictures that every article has: its cover on cards and above its text, and the one that goes with a link.
 * @param part which of the equal `parts` of all articles
 */
export async function prepareArticles(part: number, parts: number): Promise<void> {
  for (const post of posts().filter((_, place) => place % parts === part)) {
    await coverOf(post, "list");
    await bandCoverOf(post);
    const { sheet } = categorySection(post.category);
    await shareImage(post.title, site().name, await shareDrawing(post.path, sheet, post));
  }
}
