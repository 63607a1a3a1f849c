import { posts } from "#app/collections/blog.server.ts";
import { articleCard } from "#app/pictures/article-cards.server.ts";
import { respond } from "./respond.ts";

/** The card of every article, newest first; fetched when the blog is idle, or on the first search where it has many. */
export async function loader() {
  const cards = await Promise.all(posts().map((post) => articleCard(post, "list")));
  return respond(JSON.stringify(cards), "application/json");
}
