import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { siteSearch } from "#app/lib/site-search.ts";
import { homePage } from "./pages.server.ts";
import { SEARCH_KINDS, searchEntries } from "./search.server.ts";

const entries = searchEntries();
const search = siteSearch(entries.map(({ path, ...entry }) => ({ ...entry, href: path })));

test("every kind is there, and every entry once", () => {
  expect([...new Set(entries.map(({ kind }) => kind))].sort()).toEqual(SEARCH_KINDS.toSorted());
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("its own name finds a service, a person, a job or a place first (B14)", () => {
  for (const { title, path } of entries.filter(({ kind }) => kind !== "article"))
    expect(
      search(title)
        .slice(0, 3)
        .map(({ href }) => href),
      title,
    ).toContain(path);
});

test("the home page is listed as such, and found by its heading too", () => {
  const home = entries.find(({ path }) => path === "/")!;
  expect(home.title).toBe("Home");
  const heading = homePage().title;
  expect(search(heading).map(({ href }) => href)).toContain("/");
});

test("an article is found by words of its text", () => {
  const article = entries.find(({ path }) => path.startsWith("/blog/"))!;
  const words = article.text.split(" ").slice(40, 46).join(" ");
  expect(search(words).map(({ href }) => href)).toContain(article.path);
});

test("texts are words alone", () => {
  for (const { text, path } of entries) expect(text, path).not.toMatch(/<\/?[a-z]|&#x/);
});

test("the index stays under 60 kB", () => {
  const bytes = brotliCompressSync(JSON.stringify(entries)).length;
  expect(bytes).toBeLessThan(60_000);
});
