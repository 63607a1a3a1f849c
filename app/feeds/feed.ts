import { feeds } from "virtual:labels";
import {
  categoryOfFeed,
  feedDocument,
  type FeedDocument,
} from "#app/collections/feed-archives.server.ts";
import { site } from "#app/collections/site.server.ts";
import { fill } from "#app/lib/fill.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { articleFeed, withStyleSheet } from "./article-feed.ts";
import { FEED_TYPE, respond } from "./respond.ts";

function titleOf(feed: string): string {
  const firm = site().name;
  const topic = categoryOfFeed(feed);
  return topic ? fill(feeds.topic, { firm, topic }) : fill(feeds.all, { firm });
}

const HISTORY = "http://purl.org/syndication/history/1.0";

/** Adds the links between a feed and its archives after its link to itself (RFC 5005, section 4). */
function withArchiveLinks(xml: string, { path, feed, older, newer }: FeedDocument): string {
  const links = { "prev-archive": older, "next-archive": newer };
  const isArchive = path !== feed;
  return xml.replace(/<(atom:)?link\b[^>]*rel="self"[^>]*\/>/, (self, prefix = "") => {
    const link = (rel: string, to: string) =>
      `<${prefix}link rel="${rel}" href="${absoluteUrl(to)}"/>`;
    return [
      self,
      ...(isArchive ? [link("current", feed), `<fh:archive xmlns:fh="${HISTORY}"/>`] : []),
      ...Object.entries(links).flatMap(([rel, to]) => (to === undefined ? [] : [link(rel, to)])),
    ].join("");
  });
}

/** JSON Feed calls the older document the next one. */
const withNextUrl = (json: string, { older }: FeedDocument): string =>
  older === undefined
    ? json
    : JSON.stringify({ ...JSON.parse(json), next_url: absoluteUrl(older) }, undefined, 4);

/**
 * The newest articles, all or those of one category, or a year's: RSS, Atom or JSON Feed, as the address says.
 * @throws Response 404 where there is no such document
 */
export async function loader({ url }: { url: URL }): Promise<Response> {
  // Without base path: documents are rendered at the root whatever folder they are published in.
  const path = url.pathname;
  const document = feedDocument(path);
  if (!document) throw new Response(null, { status: 404 });
  const { feed, posts } = document;
  const filled = await articleFeed({ path: feed, self: path, title: titleOf(feed), posts });
  if (feed.endsWith(".json"))
    return respond(withNextUrl(filled.json1(), document), "application/feed+json");
  const xml = feed === "/atom.xml" ? filled.atom1() : filled.rss2();
  return respond(withStyleSheet(withArchiveLinks(xml, document)), FEED_TYPE);
}
