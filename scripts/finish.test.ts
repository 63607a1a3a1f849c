import {
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { builtSite } from "#hosting/built-site.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { finish, restoreSite } from "./finish.ts";

const root = mkdtempSync(join(tmpdir(), "finish-"));
const at = (path: string) => join(root, path);
const folders = {
  client: at("build/client"),
  pages: at("build/pages"),
  browser: at("browser"),
  pictures: at("pictures"),
  dist: at("out/dist"),
  hosts: at("out/hosts"),
};

const write = (path: string, text: string) => writeAtomically(at(path), text);
const dist = (file: string) => readFileSync(join(folders.dist, file), "utf8");
const copyOf = (file: string) =>
  brotliDecompressSync(readFileSync(join(folders.dist, `${file}.br`))).toString();
const page = (body: string) => `<!DOCTYPE html><img src="/pictures/hero-1a2b3c4d.svg">${body}`;
/** All ways in which a text names a picture; those of other sites may look similar. */
const NAMING = `<source srcset="/pictures/a-1b4e5f60.svg 2x, /firm/pictures/b-2b4e5f60.svg">
<meta content="https://example.org/pictures/c-3c4e5f60.png">https://example.org/pictures/chart.png
<style>a{background:url(/pictures/d-4d4e5f60.svg#x)}</style>${"home ".repeat(20)}`;

const MADE = `
  build/pages/index.html build/pages/search.html build/pages/404.html build/pages/blog/404.html build/pages/feed.xml
  build/client/assets/font-1.woff2 build/client/favicon.ico build/client/.well-known/security.txt
  build/client/assets/root.css build/client/assets/entry.client-1.js build/client/.vite/manifest.json
  build/client/folder/.DS_Store build/client/favicon.ico.1.draft
  browser/islands/assets/site-search-1.js browser/islands/assets/site-search-1.css
  browser/enhancements/assets/enhancements-1.js browser/site.mjs
  pictures/hero-1a2b3c4d.svg pictures/a-1b4e5f60.svg pictures/b-2b4e5f60.svg pictures/c-3c4e5f60.png
  pictures/d-4d4e5f60.svg pictures/unused-2b3c4d5e.svg`;
const PUBLISHED = `
  .well-known/security.txt 404.html assets/enhancements-1.js assets/font-1.woff2 assets/site-search-1.js blog/404.html
  favicon.ico feed.xml index.html pictures/a-1b4e5f60.svg pictures/b-2b4e5f60.svg pictures/c-3c4e5f60.png
  pictures/d-4d4e5f60.svg pictures/hero-1a2b3c4d.svg release.json search.html`;
const listed = (names: string) => names.trim().split(/\s+/);

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", at("content"));
  vi.stubEnv("SITE_URL", "https://example.org/");
  vi.stubEnv("BUILD_DATE", "2026-11-25");
});
beforeAll(() => {
  for (const name of listed(MADE)) write(name, name.endsWith(".html") ? page(name) : name);
  write("build/pages/index.html", page(NAMING));
  write("content/redirects.yaml", "redirects: [{ from: /find, to: /search }]");
});
afterAll(() => rmSync(root, { recursive: true }));

test("a rendered site becomes the site that hosts serve, without what is gone since the last build", async () => {
  write("out/dist/gone.html", page("gone"));
  expect(await finish(folders)).toMatchObject({ pages: 4 });
  expect(builtSite(folders.dist).rules.url).toBe("https://example.org/");
  const [copies = [], files = []] = [true, false].map((isCopy) =>
    filesBelow(folders.dist).filter((file) => file.endsWith(".br") === isCopy),
  );
  expect(files.toSorted()).toEqual(listed(PUBLISHED));
  // Nothing is compressed twice, nor made larger.
  expect(copies).toContain("index.html.br");
  for (const file of ["assets/font-1.woff2", "feed.xml"])
    expect(copies).not.toContain(`${file}.br`);
});

test("only what has changed is written anew", async () => {
  await finish(folders);
  const long = page(`search ${"again ".repeat(50)}`);
  const files = ["index.html", "search.html", "search.html.br", "assets/font-1.woff2"];
  for (const file of files) utimesSync(join(folders.dist, file), 1000, 1000);
  write("build/pages/search.html", long);
  await finish(folders);
  const kept = files.filter((file) => statSync(join(folders.dist, file)).mtimeMs === 1_000_000);
  expect(kept).toEqual(["index.html", "assets/font-1.woff2"]);
  expect(dist("search.html")).toBe(long);
  expect(copyOf("search.html")).toBe(long);
});

test.each<[string, (copy: string) => void]>([
  ["half a copy", (copy) => truncateSync(copy, 10)],
  ["an empty copy", (copy) => truncateSync(copy, 0)],
  ["no copy", (copy) => rmSync(copy)],
])("a file with %s gets a whole one", async (_, damage) => {
  await finish(folders);
  damage(join(folders.dist, "index.html.br"));
  await finish(folders);
  expect(copyOf("index.html")).toBe(dist("index.html"));
});

test("a build that fails leaves the finished site of the last one", async () => {
  await finish(folders);
  rmSync(at("pictures/hero-1a2b3c4d.svg"));
  await expect(finish(folders)).rejects.toThrow(/hero-1a2b3c4d\.svg, shown by \S+\.html/);
  expect(dist("index.html")).toContain("hero-1a2b3c4d.svg");
});

test("where a build was killed between taking the old site away and bringing the new one, the old one comes back", () => {
  renameSync(folders.dist, `${folders.dist}.previous`);
  restoreSite([folders.dist, folders.hosts]);
  expect(dist("index.html")).toContain("hero-1a2b3c4d.svg");
});
