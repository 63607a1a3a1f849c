import { expect, test } from "vitest";
import { lawQuestions } from "#app/law/collections/questions.server.ts";
import { link } from "#app/lib/address/site-url.ts";
import { siteSearch } from "#app/lib/search/site-search.ts";
import { SEARCH_KINDS, SEARCH_PARTS } from "../constants.ts";
import { labels } from "./labels.server.ts";
import { homePage } from "./pages.server.ts";
import { searchEntries, siteIndex } from "./search.server.ts";
import { searchWords } from "./search-words.server.ts";
import { nameOf } from "./reader/content-file.server.ts";
import { ARTICLE, contentCopy, JOB } from "./test-content.test-helper.ts";

const entries = searchEntries();
const search = await siteSearch(siteIndex());
const found = (query: string) => search(query).hits.map(({ href }) => href);

const isThere: Partial<Record<string, boolean>> = { question: lawQuestions().length > 0 };

test("every kind is there, and every entry once", () => {
  expect([...new Set(entries.map(({ kind }) => kind))].sort()).toEqual(
    [...SEARCH_KINDS, ...SEARCH_PARTS].filter((kind) => isThere[kind] ?? true).sort(),
  );
  const names = entries.map(({ kind, title, path }) => `${kind} ${title} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test("its own name finds whatever it is among the first three (B14)", () => {
  for (const { title, path } of entries)
    expect(found(title).slice(0, 3), title).toContain(link(path));
});

test("the home page is listed as such, and found by its heading too", () => {
  const home = entries.find(({ path }) => path === "/")!;
  expect(home.title).toBe(labels().trail.home);
  expect(found(homePage().title)).toContain("/");
});

test("an article is found by words that its text says more than once", () => {
  const article = entries.find(({ path }) => path.startsWith("/blog/"))!;
  const long: string[] = article.text.match(/[a-z]{9,}/g) ?? [];
  const words = long.filter((word, place) => long.indexOf(word) !== place).slice(0, 2);
  expect(found(words.join(" ")).slice(0, 3), words.join()).toContain(article.path);
});

test("a job that nobody can apply for any more is not found", () => {
  const path = `/work-with-us/${nameOf(JOB)}`;
  const isFound = () => searchEntries().some((entry) => entry.path === path);
  expect(isFound()).toBe(true);
  contentCopy().edit(JOB, /^postedDate:.*$/m, "postedDate: 2025-01-01\nclosingDate: 2025-02-01");
  expect(isFound()).toBe(false);
});

test("a page is found among the first by what people type for it", () => {
  const { pages } = searchWords();
  expect(pages.length).toBeGreaterThan(0);
  for (const { to, words } of pages)
    for (const word of words) expect(found(word).slice(0, 3), word).toContain(to);
});

test("words that mean the same find the same", () => {
  const { same } = searchWords();
  expect(same.length).toBeGreaterThan(0);
  for (const group of same)
    for (const word of group) expect(found(word).length, word).toBeGreaterThan(0);
});

test("an abbreviation of two letters and a number are found", async () => {
  const content = contentCopy();
  content.edit(ARTICLE, /$/, "\nThe QX says Zygote 7. What Zygote 7 says is QX.\n");
  const changed = await siteSearch(siteIndex());
  for (const query of ["qx", "zygote 7"]) expect(changed(query).hits, query).toHaveLength(1);
});

test("texts are words alone", () => {
  for (const { text, path } of entries) expect(text, path).not.toMatch(/<\/?[a-z]|&#x/);
});
