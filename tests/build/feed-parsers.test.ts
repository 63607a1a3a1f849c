import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { feedDocument } from "#app/collections/feed-archives.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { siteUrl } from "#hosting/site-url.ts";
import { read } from "./built-site.ts";

process.env.SITE_URL = siteUrl();

const ADDRESSES = feedDocument("/feed.xml")!.posts.map(({ path }) => absoluteUrl(path));

test("an independent parser reads the three feeds and finds each article once (B15)", () => {
  const rss = parseRssFeed(read("/feed.xml").toString());
  const atom = parseAtomFeed(read("/atom.xml").toString());
  const json = parseJsonFeed(JSON.parse(read("/feed.json").toString()));
  expect(rss.items?.map(({ link }) => link)).toEqual(ADDRESSES);
  expect(atom.entries?.map(({ links }) => links?.[0]?.href)).toEqual(ADDRESSES);
  expect(json.items?.map(({ url }) => url)).toEqual(ADDRESSES);
});
