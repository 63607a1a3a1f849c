import { describe, expect, test } from "vitest";
import { categorySection, posts } from "#app/collections/blog.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { site } from "#app/collections/site.server.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { link } from "#app/lib/address/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { siteUrl } from "#hosting/build-address.ts";
import { feedPosts, topicFeedAddresses } from "#app/collections/article-lists.server.ts";
import {
  absolute,
  attributes,
  canonicalAddresses,
  exists,
  mainOf,
  parseHtml,
  read,
  squeezed,
  textOf,
} from "./built-site.ts";
import { childrenOf, readXml, textIn } from "../xml.ts";
import { feedItems } from "./feed-items.ts";

const wordsOf = (html: string) => squeezed(textOf(parseHtml(html)));

describe.each(["/feed.xml", "/atom.xml", "/feed.json"])("%s", (address) => {
  const items = feedItems(address);
  const articles = feedPosts(address);

  test("carries the newest articles in their order, under its permanent address (A4)", () => {
    expect(items).toHaveLength(articles.length);
    expect(items.map(({ id }) => id)).toEqual(articles.map(({ id }) => absolute(`/blog/${id}`)));
    expect(items.map(({ link }) => link)).toEqual(items.map(({ id }) => id));
    expect(items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
    expect(items.map(({ day }) => day)).toEqual(articles.map(({ date }) => date));
  });

  test("carries the whole of the article's own text, as its page shows it, and not the category's, which the page adds (A9)", async () => {
    for (const [place, post] of articles.entries()) {
      const words = wordsOf(items[place]!.html!);
      const { html } = renderMarkdown(post.body, await textParts(link, post.body));
      expect(words).toContain(squeezed(post.content));
      expect(words.endsWith(wordsOf(html))).toBe(true);
      const page = squeezed(textOf(mainOf(post.path)));
      const { heading, body } = categorySection(post.category);
      for (const words of [
        heading,
        wordsOf(renderMarkdown(body, await textParts(link, body)).html),
      ])
        expect(page, post.path).toContain(squeezed(words));
      // On the page, notes stand below the category's section.
      for (const part of html.split("<section data-footnotes"))
        expect(page, post.path).toContain(wordsOf(part.replace(/^[^<]*>/, "")));
      expect(words).not.toContain(squeezed(heading));
    }
  });

  test("its links lead there from anywhere", () => {
    const links = items.flatMap(({ html }) =>
      ["href", "src"].flatMap((name) => attributes(parseHtml(html!), name)),
    );
    const pages = new Set(canonicalAddresses());
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((to) => !/^(https?:\/\/|mailto:|#)/.test(to))).toEqual([]);
    const ours = links
      .filter((to) => to.startsWith(siteUrl()))
      .map((to) => to.slice(siteUrl().length - 1));
    expect(
      ours.map((to) => to.split("#")[0]!).filter((to) => !pages.has(to) && !exists(to)),
    ).toEqual([]);
  });
});

const xmlFeeds = ["/feed.xml", "/atom.xml", ...topicFeedAddresses()];

test.each(xmlFeeds)("%s has a style sheet for people and names its own address", (address) => {
  const xml = read(address).toString();
  const [, sheet] = /<\?xml-stylesheet [^>]*href="([^"]*)"/.exec(xml) ?? [];
  expect(sheet).toBe(new URL("feed.css", siteUrl()).pathname);
  const feed = readXml(xml);
  const links = [
    ...childrenOf(feed, "link"),
    ...feed.children.flatMap((part) => childrenOf(part, "atom:link")),
  ];
  const own = links.find(({ attributes: { rel } }) => rel === "self");
  expect(own?.attributes.href).toBe(absolute(address));
});

test("a feed's style sheet for people has the firm's colours and the notice", () => {
  const sheet = read("/feed.css").toString();
  expect(sheet).toContain(`--ink:${site().colours.ink};`);
  expect(sheet).toContain(labels().feeds.notice);
});

test("the site map is exactly the canonical pages, with true dates", () => {
  const map = readXml(read("/sitemap.xml").toString());
  const items = childrenOf(map, "url").map((entry) => ({
    url: textIn(entry, "loc")!,
    lastmod: textIn(entry, "lastmod"),
  }));
  expect(map.attributes.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(items.map(({ url }) => url).sort()).toEqual(canonicalAddresses().map(absolute).sort());
  const dated = items
    .filter(({ lastmod }) => lastmod)
    .map(({ url }) => url.slice(siteUrl().length - 1));
  for (const path of dated)
    expect(path).toMatch(
      /^\/(blog\/\d+|work-with-us\/job-\d+|privacy|terms|disclaimer|accessibility)$/,
    );
  for (const { path, updated, date } of posts()) {
    const day = items.find(({ url }) => url === absolute(path))?.lastmod;
    expect(day).toBe(updated ?? date);
  }
});

test("llms.txt is a heading, a quotation and lists of links to pages of the site, each described", () => {
  const [title, quotation, ...lines] = read("/llms.txt").toString().split("\n").filter(Boolean);
  expect([title, quotation]).toEqual([
    expect.stringMatching(/^# \S/),
    expect.stringMatching(/^> \S/),
  ]);
  const links = lines
    .filter((line) => !/^## \S/.test(line))
    .map((line) => /^- \[[^\]]+\]\(([^)]+)\): \S/.exec(line)?.[1] ?? line);
  const pages = canonicalAddresses().map(absolute);
  expect(links).not.toEqual([]);
  expect(links.filter((to) => !pages.includes(to))).toEqual([]);
});
