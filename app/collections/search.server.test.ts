import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { siteSearch } from "#app/lib/site-search.ts";
import { homePage } from "./pages.server.ts";
import { SEARCH_KINDS, searchEntries } from "./search.server.ts";

const entries = searchEntries();
const search = siteSearch(entries.map(({ path, ...entry }) => ({ ...entry, href: path })));
const first = (query: string) => search(query)[0]?.href;

test("every kind is there, and every entry once", () => {
  expect([...new Set(entries.map(({ kind }) => kind))].sort()).toEqual(SEARCH_KINDS.toSorted());
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("the plain words of a service, a place or a person find it first (B14)", () => {
  expect(first("payroll")).toBe("/services/hr-advisory/payroll-services");
  expect(first("due diligence")).toBe("/services/due-diligence");
  expect(first("employee engagement")).toBe("/services/hr-advisory/employee-engagement");
  expect(first("Edinburgh")).toBe("/where-we-operate/uk");
  expect(first("healthcare")).toBe("/business-sectors#healthcare");
  expect(first("privacy")).toBe("/privacy");
  expect(first("Marketing Intern")).toMatch(/^\/work-with-us\/job-/);
});

test("the home page is listed as such, and found by its heading too", () => {
  const home = entries.find(({ path }) => path === "/")!;
  expect(home.title).toBe("Home");
  const heading = homePage().title;
  expect(search(heading).map(({ href }) => href)).toContain("/");
});

test("an article is found by a word of its text", () => {
  const words = search("gratuity").map(({ href }) => href);
  expect(words.some((href) => href.startsWith("/blog/"))).toBe(true);
});

test("texts are words alone", () => {
  for (const { text, path } of entries) expect(text, path).not.toMatch(/<\/?[a-z]|&#x/);
});

test("the index stays under 60 kB", () => {
  const bytes = brotliCompressSync(JSON.stringify(entries)).length;
  expect(bytes).toBeLessThan(60_000);
});
