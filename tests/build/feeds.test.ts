import { Readable } from "node:stream";
import sax from "sax";
import { parseSitemap } from "sitemap";
import { describe, expect, test } from "vitest";
import { categorySection, posts } from "#app/collections/blog.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { categories } from "#app/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import { renderMarkdown } from "#app/lib/markdown.ts";
import { link } from "#app/lib/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { siteUrl } from "#hosting/site-url.ts";
import {
  feedDocument,
  topicFeed,
  topicFeedAddresses,
} from "#app/collections/feed-archives.server.ts";
import { canonicalAddresses, exists, htmlOf, mainOf, read, textOf } from "./built-site.ts";
import { squeezed } from "./seo-tags.ts";

const absolute = (path: string): string => siteUrl().replace(/\/$/, "") + path;

type Element = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
};

/** Reads XML strictly, namespaces included. @throws where it is not well formed */
function parseXml(xml: string): { root: Element; instructions: string[] } {
  const parser = sax.parser(true, { xmlns: true });
  const document: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [document];
  const instructions: string[] = [];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onprocessinginstruction = ({ name, body }) => void instructions.push(`${name} ${body}`);
  parser.onopentag = ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, at]) => [
      key,
      typeof at === "string" ? at : at.value,
    ]);
    const element = { name, attributes: Object.fromEntries(values), text: "", children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = parser.oncdata = (text) => {
    open.at(-1)!.text += text;
  };
  parser.write(xml).close();
  return { root: document.children[0]!, instructions };
}

const all = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name);
const text = (element: Element, name: string): string => all(element, name)[0]?.text ?? "";

/** What every kind of feed says of an article. */
type Item = { id: string; link: string; title: string; html: string; published: string };

function rssItems(address: string): Item[] {
  const [channel] = all(parseXml(read(address).toString()).root, "channel");
  return all(channel!, "item").map((item) => ({
    id: text(item, "guid"),
    link: text(item, "link"),
    title: text(item, "title"),
    html: text(item, "content:encoded"),
    published: new Date(text(item, "pubDate")).toISOString(),
  }));
}

function atomItems(address: string): Item[] {
  return all(parseXml(read(address).toString()).root, "entry").map((entry) => ({
    id: text(entry, "id"),
    link: all(entry, "link")[0]?.attributes.href ?? "",
    title: text(entry, "title"),
    html: text(entry, "content"),
    published: new Date(text(entry, "published")).toISOString(),
  }));
}

type JsonItem = {
  id: string;
  url: string;
  title: string;
  content_html: string;
  date_published: string;
};

const jsonItems = (address: string): Item[] =>
  (JSON.parse(read(address).toString()).items as JsonItem[]).map((item) => ({
    id: item.id,
    link: item.url,
    title: item.title,
    html: item.content_html,
    published: item.date_published,
  }));

describe.each([
  ["/feed.xml", rssItems],
  ["/atom.xml", atomItems],
  ["/feed.json", jsonItems],
])("%s", (address, itemsOf) => {
  const items = itemsOf(address);
  const articles = feedDocument(address)!.posts;

  test("carries the newest articles in their order, under its permanent address (A4)", () => {
    expect(items).toHaveLength(articles.length);
    expect(items.map(({ id }) => id)).toEqual(articles.map(({ id }) => absolute(`/blog/${id}`)));
    expect(items.map(({ link }) => link)).toEqual(items.map(({ id }) => id));
    expect(items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
    expect(items.map(({ published }) => published.slice(0, 10))).toEqual(
      articles.map(({ date }) => date),
    );
  });

  test("carries the whole of the article's own text, as its page shows it, and not the category's (A9)", async () => {
    for (const [place, post] of articles.entries()) {
      const words = squeezed(textOf(items[place]!.html));
      const { html } = renderMarkdown(post.body, await textParts(link, post.body));
      const own = squeezed(textOf(html));
      expect(words).toContain(squeezed(post.content));
      expect(words.endsWith(own)).toBe(true);
      const page = squeezed(textOf(mainOf(htmlOf(post.path))));
      // On the page the notes stand below the category's section.
      for (const part of html.split("<section data-footnotes"))
        expect(page, post.path).toContain(squeezed(textOf(part.replace(/^[^<]*>/, ""))));
      expect(words).not.toContain(squeezed(categorySection(post.category).heading));
    }
  });

  test("its links lead there from anywhere", () => {
    const links = items.flatMap(({ html }) =>
      [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to!),
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
  const { root, instructions } = parseXml(read(address).toString());
  const sheet = /href="([^"]*)"/.exec(
    instructions.find((it) => it.startsWith("xml-stylesheet ")) ?? "",
  )?.[1];
  expect(sheet).toBe(new URL("feed.css", siteUrl()).pathname);
  const place = root.name === "rss" ? all(root, "channel")[0]! : root;
  const self = place.children.find(
    (it) => /^(atom:)?link$/.test(it.name) && it.attributes.rel === "self",
  );
  expect(self?.attributes.href).toBe(absolute(address));
});

test("a feed's style sheet for people has the firm's colours and the notice", () => {
  const sheet = read("/feed.css").toString();
  expect(sheet).toContain(`--ink:${site().colours.ink};`);
  expect(sheet).toContain(labels().feeds.notice);
});

test("each topic has a feed of its articles alone (B15)", () => {
  for (const category of categories()) {
    const items = rssItems(topicFeed(category));
    const expected = feedDocument(topicFeed(category))!.posts;
    expect(expected.every((post) => post.category === category)).toBe(true);
    expect(items.map(({ title }) => title)).toEqual(expected.map(({ title }) => title));
  }
});

test("the site map is exactly the canonical pages, with true dates", async () => {
  const items = await parseSitemap(Readable.from([read("/sitemap.xml").toString()]));
  expect(items.map(({ url }) => url).sort()).toEqual(canonicalAddresses().map(absolute).sort());
  const dated = items
    .filter(({ lastmod }) => lastmod)
    .map(({ url }) => url.slice(siteUrl().length - 1));
  for (const path of dated)
    expect(path).toMatch(
      /^\/(blog\/\d+|work-with-us\/job-\d+|privacy|terms|disclaimer|accessibility)$/,
    );
  for (const { path, updated, date } of posts()) {
    const day = items.find(({ url }) => url === absolute(path))?.lastmod?.slice(0, 10);
    expect(day).toBe(updated ?? date);
  }
});

test("llms.txt links to pages of the site, each described", () => {
  const links = [
    ...read("/llms.txt")
      .toString()
      .matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm),
  ].map(([, to]) => to!);
  const pages = canonicalAddresses().map(absolute);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((to) => !pages.includes(to))).toEqual([]);
});
