import { expect, test } from "vitest";
import { formatArticleDay } from "#app/lib/date.ts";
import { searchOver } from "#app/lib/site-search.test-helper.ts";
import { link } from "#app/lib/site-url.ts";
import { posts, type Post } from "./blog.server.ts";
import { SEARCH_KINDS } from "../constants.ts";
import { labels } from "./labels.server.ts";
import { homePage, searchPage } from "./pages.server.ts";
import { searchDocuments, searchEntries } from "./search.server.ts";
import { ARTICLE, contentCopy } from "./test-content.test-helper.ts";

const entries = searchEntries();
const search = searchOver(entries.map(({ path, ...entry }) => ({ ...entry, href: path })));

test("every kind is there, and every entry once", () => {
  expect([...new Set(entries.map(({ kind }) => kind))].sort()).toEqual(SEARCH_KINDS.toSorted());
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("its own name finds a service, a person, a job or a place first (B14)", async () => {
  for (const { title, path } of entries.filter(({ kind }) => kind !== "article")) {
    const first = (await search(title)).slice(0, 3);
    expect(
      first.map(({ href }) => href),
      title,
    ).toContain(path);
  }
});

test("the home page is listed as such, and found by its heading too", async () => {
  const home = entries.find(({ path }) => path === "/")!;
  expect(home.title).toBe(labels().trail.home);
  const heading = homePage().title;
  expect((await search(heading)).map(({ href }) => href)).toContain("/");
});

test("an article is found by words of its text", async () => {
  const article = entries.find(({ path }) => path.startsWith("/blog/"))!;
  const words = article.text.split(" ").slice(40, 46).join(" ");
  expect((await search(words)).map(({ href }) => href)).toContain(article.path);
});

test("a page is found first by what people type for it", async () => {
  const { alsoFoundBy } = searchPage();
  expect(alsoFoundBy.length).toBeGreaterThan(0);
  for (const { to, words } of alsoFoundBy)
    for (const word of words) expect((await search(word))[0]?.href, word).toBe(to);
});

test("an abbreviation of two letters and a number are found, another short word is not kept", async () => {
  const content = contentCopy();
  content.edit(ARTICLE, /$/, "\nThe QX is so, says Zygote 7.\n");
  const words = searchEntries().map(({ text }) => ` ${text} `);
  expect(words.filter((text) => text.includes(" qx "))).toHaveLength(1);
  expect(words.filter((text) => text.includes(" is "))).toHaveLength(0);
  expect(words.filter((text) => text.includes(" zygote 7 "))).toHaveLength(1);
});

test("an article's day is written as its page writes it", () => {
  const [post] = posts() as [Post];
  const found = searchDocuments().index.entries.find(({ href }) => href === link(post.path));
  expect(found?.shownDate).toBe(formatArticleDay(post.date));
});

test("texts are words alone", () => {
  for (const { text, path } of entries) expect(text, path).not.toMatch(/<\/?[a-z]|&#x/);
});

test("a changed word leaves the files of other words at their addresses", () => {
  const addresses = () => searchDocuments().index.files.map(({ href }) => href);
  const before = addresses();
  const content = contentCopy();
  content.edit(ARTICLE, /$/, "\nZygote.\n");
  const after = addresses();
  expect(after).not.toEqual(before);
  expect(after.filter((address) => !before.includes(address))).toHaveLength(1);
});
