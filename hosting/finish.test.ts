import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtSite } from "./built-site.ts";
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

const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const dist = (file: string) => readFileSync(join(folders.dist, file), "utf8");
const SHOWN = "hero-1a2b3c4d.svg a-1b4e5f60.svg b-2b4e5f60.svg c-3c4e5f60.png d-4d4e5f60.svg".split(
  " ",
);
const page = (body: string) => `<!DOCTYPE html><img src="/pictures/hero-1a2b3c4d.svg">${body}`;

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", at("content"));
  vi.stubEnv("SITE_URL", "https://example.org/");
  vi.stubEnv("BUILD_DATE", "2026-11-25");
});
beforeAll(() => {
  write("content/redirects.yaml", "redirects: [{ from: /find, to: /search }]");
  // Wherever a text names a picture; another site's may look alike.
  write(
    "build/pages/index.html",
    page(
      `<source srcset="/pictures/a-1b4e5f60.svg 2x, /firm/pictures/b-2b4e5f60.svg"><meta content="https://example.org/pictures/c-3c4e5f60.png"><style>a{background:url(/pictures/d-4d4e5f60.svg#x)}</style>https://example.org/pictures/chart.png ${"home ".repeat(20)}`,
    ),
  );
  for (const name of SHOWN) write(`pictures/${name}`, "drawn");
  write("build/pages/search.html", page("search ".repeat(20)));
  write("build/pages/404.html", page("none"));
  write("build/pages/blog/404.html", page("no post"));
  write("build/client/assets/root.css", "a{}");
  write("build/client/assets/font-1.woff2", "font");
  write("build/client/assets/entry.client-1.js", "no");
  write("build/client/.vite/manifest.json", "no");
  for (const name of "favicon.ico favicon.ico.123-0.draft folder/.DS_Store .well-known/security.txt".split(
    " ",
  ))
    write(`build/client/${name}`, "icon");
  write("build/pages/feed.xml", "<feed/>");
  write("pictures/unused-2b3c4d5e.svg", "<svg/>");
  write("browser/islands/assets/site-search-1.js", "search()");
  write("browser/islands/assets/site-search-1.css", "b{}");
  write("browser/enhancements/assets/enhancements-1.js", "copy()");
  write("browser/site.mjs", "publish()");
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, { recursive: true }));

test("a rendered site becomes the site that hosts serve", async () => {
  expect(await finish(folders)).toMatchObject({ pages: 4 });
  expect(builtSite(folders.dist).rules.url).toBe("https://example.org/");
  for (const file of [
    ..."index.html search.html 404.html blog/404.html feed.xml favicon.ico".split(" "),
    ..."index.html.br search.html.gz assets/site-search-1.js assets/enhancements-1.js".split(" "),
    ..."assets/font-1.woff2 .well-known/security.txt".split(" "),
    ...SHOWN.map((name) => `pictures/${name}`),
  ]) {
    expect(existsSync(join(folders.dist, file)), file).toBe(true);
  }
  for (const file of [
    ..."assets/entry.client-1.js .vite assets/root.css assets/site-search-1.css".split(" "),
    ..."pictures/unused-2b3c4d5e.svg folder/.DS_Store favicon.ico.123-0.draft".split(" "),
  ]) {
    expect(existsSync(join(folders.dist, file)), file).toBe(false);
  }
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
  const copy = readFileSync(join(folders.dist, "search.html.br"));
  expect(brotliDecompressSync(copy).toString()).toBe(long);
});

test("what is gone from the build is gone from the site", async () => {
  write("build/pages/moved.html", page("moved"));
  await finish(folders);
  rmSync(at("build/pages/moved.html"));
  await finish(folders);
  expect(existsSync(join(folders.dist, "moved.html"))).toBe(false);
});

test("a build that fails leaves the finished site of the last one", async () => {
  await finish(folders);
  rmSync(at("pictures/hero-1a2b3c4d.svg"));
  await expect(finish(folders)).rejects.toThrow(
    /hero-1a2b3c4d\.svg, shown by \S+\.html, \S+\.html, \S+\.html and others/,
  );
  expect(dist("index.html")).toContain("hero-1a2b3c4d.svg");
});

test("where a build was killed between taking the old site away and bringing the new one, the old one comes back", () => {
  renameSync(folders.dist, `${folders.dist}.previous`);
  restoreSite([folders.dist, folders.hosts]);
  expect(dist("index.html")).toContain("hero-1a2b3c4d.svg");
});
