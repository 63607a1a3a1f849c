import { expect, test } from "vitest";
import { topicFeed, topicPath } from "#app/collections/article-lists.server.ts";
import { categorySection, posts } from "#app/collections/blog.server.ts";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { jobs } from "#app/collections/jobs.server.ts";
import { categories } from "#app/collections/pages.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { hrTopics, services } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { basePath, siteUrl } from "#hosting/build-address.ts";
import {
  absolute,
  canonicalAddresses,
  metaContents,
  documentOf,
  exists,
  linkAddresses,
  pageAddresses,
  titlesOf,
} from "./built-site.ts";

/** The path of the file for an address of this site, in the finished folder. */
const fileAddress = (href: string): string =>
  href.replace(new URL(siteUrl()).origin, "").slice(basePath().length);

const notFoundPages = pageAddresses().filter((address) => !canonicalAddresses().includes(address));

/** Schemas limit each text of content; titles of topics, later pages and months are composed of several texts. */
test("every title and description is as long as search engines show it", () => {
  const outside = (texts: string[], least: number, most: number) =>
    texts.filter((text) => [...text].length < least || [...text].length > most);
  expect(outside(canonicalAddresses().flatMap(titlesOf), 1, 60)).toEqual([]);
  const descriptions = canonicalAddresses().flatMap((address) =>
    metaContents(address, "description"),
  );
  expect(outside(descriptions, 70, 160)).toEqual([]);
});

test("no two pages share a title or a description (R41)", () => {
  for (const textsOf of [titlesOf, (address: string) => metaContents(address, "description")]) {
    const texts = canonicalAddresses().flatMap(textsOf);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  }
  const titles = pageAddresses().flatMap(titlesOf);
  expect(new Set(titles).size).toBe(titles.length);
});

const topicLists = categories().map((category) => ({
  ...categorySection(category),
  path: topicPath(category),
}));

test("a search title is the title of its page, in tabs and shared links", () => {
  const entries = [posts(), jobs(), caseStudies(), services(), hrTopics(), regions(), topicLists];
  for (const { path, searchTitle } of entries.flat()) {
    if (searchTitle === undefined) continue;
    expect(titlesOf(path)[0]!.startsWith(searchTitle), path).toBe(true);
    expect(metaContents(path, "og:title")).toEqual([searchTitle]);
  }
});

test("the not-found pages, and they alone, keep out of search engines", () => {
  const hidden = pageAddresses().filter((address) =>
    metaContents(address, "robots").includes("noindex"),
  );
  expect(hidden).toEqual(notFoundPages);
});

test.each(pageAddresses())("%s names language, icons and address, and has a preview", (address) => {
  const own = notFoundPages.includes(address) ? [] : [absolute(address)];
  expect(linkAddresses(address, "canonical")).toEqual(own);
  expect(metaContents(address, "og:url")).toEqual(own);
  for (const relation of ["icon", "apple-touch-icon", "manifest"])
    expect(linkAddresses(address, relation)).toHaveLength(1);
  const one = (name: string): string => {
    const found = metaContents(address, name);
    expect(found, name).toHaveLength(1);
    expect(found[0], name).not.toBe("");
    return found[0]!;
  };
  expect(one("og:type")).toBe(
    /^\/blog\/\d+$/.test(address) && canonicalAddresses().includes(address) ? "article" : "website",
  );
  expect(one("og:site_name")).toBe(site().name);
  expect(one("theme-color")).toMatch(/^#[0-9a-f]{6}$/);
  expect(one("format-detection")).toBe("telephone=no");
  const language = documentOf(address).querySelector("html")!.getAttribute("lang")!;
  expect(language).toMatch(/^en\b/);
  expect(one("og:locale")).toBe(language.replace("-", "_"));
  expect(titlesOf(address)[0]).toContain(one("og:title"));
  expect(one("og:description")).toBe(one("description"));
  expect(one("twitter:card")).toBe("summary_large_image");
  expect(one("twitter:title")).toBe(one("og:title"));
  expect(one("twitter:description")).toBe(one("og:description"));
  expect(one("twitter:image:alt")).toBe(one("og:image:alt"));
  const image = one("og:image");
  expect(one("twitter:image")).toBe(image);
  expect(image.startsWith(absolute("/pictures/"))).toBe(true);
  expect(exists(fileAddress(image)), image).toBe(true);
  expect(one("og:image:alt")).toContain(one("og:title"));
});

test("every page but the later ones of lists has a preview of its own (B17)", () => {
  const images = canonicalAddresses().flatMap((address) => metaContents(address, "og:image"));
  expect(new Set(images).size).toBe(canonicalAddresses().length);
});

/** It has a feed of its own (B21). */
const LAW_CHANGES = "/resources/changes";

test("articles, their lists and the home page name the feeds, and no other page does", () => {
  const feedsOf = (address: string) =>
    documentOf(address)
      .querySelectorAll('head link[rel="alternate"]')
      .map((link) => link.attributes);
  const naming = pageAddresses().filter((address) => feedsOf(address).length > 0);
  const articles = canonicalAddresses().filter((address) => /^\/blog\/\d+$/.test(address));
  const lists = pageAddresses().filter((address) => /^\/blogs(?:\/|$)/.test(address));
  expect(new Set(naming.filter((address) => address !== LAW_CHANGES))).toEqual(
    new Set(["/", ...lists, ...articles]),
  );
  for (const address of ["/", ...lists, ...articles]) {
    expect(feedsOf(address).map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        "application/rss+xml",
        "application/atom+xml",
        "application/feed+json",
      ]),
    );
    for (const { title } of feedsOf(address)) expect(title).not.toBe("");
  }
});

test("an article and a topic's list name the feed of that topic, and of no other", () => {
  expect(topicLists).not.toEqual([]);
  for (const { path, category } of [...posts(), ...topicLists]) {
    const feeds = linkAddresses(path, "alternate").filter((href) => href.includes("/feed/"));
    expect(feeds, path).toEqual([basePath() + topicFeed(category)]);
  }
});
