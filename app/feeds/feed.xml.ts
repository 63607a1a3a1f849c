import { posts } from "#app/collections/blog.server.ts";
import { site } from "#app/collections/site.server.ts";
import { articleFeed, withStyleSheet } from "./article-feed.ts";
import { FEED_TYPE, respond } from "./respond.ts";

/** All articles as RSS. */
export async function loader() {
  const feed = await articleFeed({
    path: "/feed.xml",
    title: `${site().name}: articles`,
    posts: posts(),
  });
  return respond(withStyleSheet(feed.rss2()), FEED_TYPE);
}
