import { feeds } from "virtual:labels";
import { posts, topicOf } from "#app/collections/blog.server.ts";
import { CATEGORIES } from "#app/collections/constants.ts";
import { site } from "#app/collections/site.server.ts";
import { fill } from "#app/lib/fill.ts";
import { articleFeed, withStyleSheet } from "./article-feed.ts";
import { FEED_TYPE, respond } from "./respond.ts";

/** The articles of one category as RSS; the parameter carries the ending, for example `legal.xml`. */
export async function loader({ params }: { params: { topic?: string } }) {
  const category = CATEGORIES.find((name) => `${topicOf(name)}.xml` === params.topic);
  if (!category) throw new Response(null, { status: 404 });
  const feed = await articleFeed({
    path: `/feed/${params.topic}`,
    title: fill(feeds.topic, { firm: site().name, topic: category }),
    posts: posts().filter((post) => post.category === category),
  });
  return respond(withStyleSheet(feed.rss2()), FEED_TYPE);
}
