import { feeds } from "virtual:labels";
import { posts } from "#app/collections/blog.server.ts";
import { site } from "#app/collections/site.server.ts";
import { fill } from "#app/lib/fill.ts";
import { articleFeed } from "./article-feed.ts";
import { respond } from "./respond.ts";

/** All articles as JSON Feed. */
export async function loader() {
  const feed = await articleFeed({
    path: "/feed.json",
    title: fill(feeds.all, { firm: site().name }),
    posts: posts(),
  });
  return respond(feed.json1(), "application/feed+json");
}
