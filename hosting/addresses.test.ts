import { expect, test } from "vitest";
import { readAddress } from "./addresses.ts";
import { siteRules } from "./rules.ts";

const rulesAt = (base: string) =>
  siteRules({
    base,
    pages: [],
    errorPages: [],
    files: [],
    moved: [{ from: "/old", to: "/new" }],
    preview: false,
  });
const read = (target: string) => readAddress(target, rulesAt(""));

test.each([
  "/",
  "/team",
  "/blog/0",
  "/assets/page--5_a~b.css",
  "/.well-known/security.txt",
  "/index.js",
])("%s is asked for as it is", (path) => {
  expect(read(path)).toEqual({ kind: "here", path });
});

test("the query belongs to no file", () => {
  expect(read("/team?a=/../b?c")).toEqual({ kind: "here", path: "/team" });
});

test.each([
  ["/team/", "/team", ""],
  ["/blog/0/?a=1&b=%20", "/blog/0", "?a=1&b=%20"],
  ["/team.html", "/team", ""],
  ["/team.html/", "/team", ""],
  ["/index", "/", ""],
  ["/index.html?a", "/", "?a"],
  ["/index/", "/", ""],
  ["/services/index.html", "/services", ""],
])("%s is another way to write %s", (target, path, query) => {
  expect(read(target)).toEqual({ kind: "variant", path, location: `${path}${query}` });
});

test.each([
  ["/old", "/new"],
  ["/old/?a=1", "/new?a=1"],
  ["/old.html", "/new"],
])("%s has moved to %s", (target, location) => {
  expect(read(target)).toEqual({ kind: "moved", location });
});

test.each([
  "",
  "team",
  "*",
  "//team",
  "//example.com/",
  "/a//b",
  "/\\example.com/",
  "/../a",
  "/a/..",
  "/a/./b",
  "/.html",
  "/.git/config",
  "/a/.env",
  "/%2e%2e/a",
  "/te%61m",
  "/a b",
  "/ä",
  "http://example.com/team/",
])("nothing can be at %s, and it leads nowhere", (target) => {
  expect(read(target).kind).toBe("nowhere");
});

test("in a folder every address has the folder in front", () => {
  const inFirm = (target: string) => readAddress(target, rulesAt("/firm"));
  expect(inFirm("/firm?a=1")).toEqual({ kind: "moved", location: "/firm/?a=1" });
  expect(inFirm("/firm/")).toEqual({ kind: "here", path: "/" });
  expect(inFirm("/firm/team/")).toMatchObject({ path: "/team", location: "/firm/team" });
  expect(inFirm("/firm/index.html")).toMatchObject({ path: "/", location: "/firm/" });
  expect(inFirm("/firm/old")).toEqual({ kind: "moved", location: "/firm/new" });
  expect(inFirm("/team").kind).toBe("nowhere");
  expect(inFirm("/firmament/team").kind).toBe("nowhere");
});

test("a very long address is read quickly", () => {
  const start = performance.now();
  read(`/${"a.".repeat(50_000)}`);
  read("/a".repeat(50_000));
  expect(performance.now() - start).toBeLessThan(200);
});
