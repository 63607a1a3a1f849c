import { feeds } from "virtual:labels";
import { categoryOfFeed, feedPosts } from "#app/collections/article-lists.server.ts";
import { site } from "#app/collections/site.server.ts";
import { fill } from "#app/lib/fill.ts";
import { articleFeed, withStyleSheet } from "./article-feed.ts";
import { FEED_TYPE, respond } from "./respond.ts";

/**
 * The newest articles, all or those of one category: RSS, Atom or JSON Feed, as the address says.
 * @throws Response 404 where there is no such category
 */
export async function loader({ url }: { url: URL }): Promise<Response> {
  // Without base path: documents are rendered at the root whatever folder they are published in.
  const path = url.pathname;
  const topic = categoryOfFeed(path);
  if (path.startsWith("/feed/") && !topic) throw new Response(null, { status: 404 });
  const firm = site().name;
  const title = topic ? fill(feeds.topic, { firm, topic }) : fill(feeds.all, { firm });
  const feed = await articleFeed({ path, title, posts: feedPosts(path) });
  if (path.endsWith(".json")) return respond(feed.json1(), "application/feed+json");
  return respond(withStyleSheet(path === "/atom.xml" ? feed.atom1() : feed.rss2()), FEED_TYPE);
}
