import { feeds } from "virtual:labels";
import { topicFeed } from "#app/collections/article-lists.server.ts";
import { site } from "#app/collections/site.server.ts";
import { fill } from "#app/lib/fill.ts";
import type { FeedLink } from "#app/head.server.tsx";

/** The feeds of pages with articles: that of all articles, and a topic's. @param category undefined for all topics */
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
