import { posts } from "#app/collections/blog.server.ts";
import { site } from "#app/collections/site.server.ts";
import { articleFeed, withStyleSheet } from "./article-feed.ts";
import { FEED_TYPE, respond } from "./respond.ts";

/** All articles as Atom. */
export async function loader() {
  const feed = await articleFeed({
    path: "/atom.xml",
    title: `${site().name}: articles`,
    posts: posts(),
  });
  return respond(withStyleSheet(feed.atom1()), FEED_TYPE);
}
