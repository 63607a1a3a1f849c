import { posts } from "#app/collections/blog.server.ts";
import { site } from "#app/collections/site.server.ts";
import { articleFeed } from "./article-feed.ts";
import { respond } from "./respond.ts";

/** All articles as JSON Feed. */
export async function loader() {
  const feed = await articleFeed({
    path: "/feed.json",
    title: `${site().name}: articles`,
    posts: posts(),
  });
  return respond(feed.json1(), "application/feed+json");
}
