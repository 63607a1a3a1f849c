import { feeds } from "virtual:labels";
import { topicFeed } from "#app/collections/article-lists.server.ts";
import { site } from "#app/collections/site.server.ts";
import { fill } from "#app/lib/fill.ts";
import type { FeedLink } from "#app/head.server.tsx";

/** Feeds where articles are: all of them, and their topic's own. @param category the topic; none for all */
export function articleFeeds(category?: string): FeedLink[] {
  const firm = site().name;
  const title = fill(feeds.all, { firm });
  const topic = category && {
    title: fill(feeds.topic, { firm, topic: category }),
    type: "application/rss+xml",
    path: topicFeed(category),
  };
  return [
    { title, type: "application/rss+xml", path: "/feed.xml" },
    { title, type: "application/atom+xml", path: "/atom.xml" },
    { title, type: "application/feed+json", path: "/feed.json" },
    ...(topic ? [topic] : []),
  ];
}
