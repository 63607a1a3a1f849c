import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { hashSource } from "./content-policy.ts";
import { finish } from "./finish.ts";
import type { SiteRules } from "./rules.ts";

const root = mkdtempSync(join(tmpdir(), "finish-"));
const at = (path: string) => join(root, path);
const folders = {
  client: at("build/client"),
  browser: at("browser"),
  pictures: at("pictures"),
  compressed: at("compressed"),
  dist: at("out/dist"),
  hosts: at("out/hosts"),
};

const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const dist = (file: string) => readFileSync(join(folders.dist, file), "utf8");
const rules = () =>
  JSON.parse(readFileSync(join(folders.hosts, "rules.json"), "utf8")) as SiteRules;

const page = (sheets: string[], body: string) =>
  `<!DOCTYPE html><html><head>${sheets.map((name) => `<link rel="stylesheet" href="/assets/${name}.css"/>`).join("")}` +
  `<link rel="icon" href="/favicon.ico"/><script data-inline=""></script></head><body><main><section>${body}</section><p>end</p></main></body></html>`;

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", at("content"));
  vi.stubEnv("SITE_URL", "https://example.org/");
});
beforeAll(() => {
  write("content/redirects.yaml", "redirects: [{ from: /find, to: /search }]");
  write("build/client/index.html", page(["root"], `<img src="/pictures/hero-1.svg">`));
  write(
    "build/client/search/index.html",
    page(["root", "search"], `<div data-module="site-search"></div>`),
  );
  write("build/client/404/index.html", page(["root"], "none"));
  write("build/client/blog/404/index.html", page(["root"], "no post"));
  write("build/client/assets/root.css", "a{background:url(/assets/dot-1.svg)}");
  write("build/client/assets/search.css", "b{}");
  write("build/client/assets/dot-1.svg", "<svg/>");
  write("build/client/assets/newsreader-display-350-1.woff2", "font");
  write("build/client/assets/instrument-sans-400-650-1.woff2", "font");
  write("build/client/assets/entry.client-1.js", "no");
  write("build/client/search.data", "no");
  write("build/client/.vite/manifest.json", "no");
  write("build/client/favicon.ico", "icon");
  write("build/client/feed.xml", "<feed/>");
  write("pictures/hero-1.svg", "<svg/>");
  write("pictures/unused-2.svg", "<svg/>");
  write(
    "browser/build.json",
    JSON.stringify({
      inline: "go()",
      modules: { "site-search": ["assets/site-search-1.js"] },
      files: { "assets/site-search-1.js": "search()" },
    }),
  );
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, { recursive: true }));

test("a rendered site becomes the site that hosts serve", async () => {
  expect(await finish(folders)).toMatchObject({ pages: 4 });
  for (const file of [
    "index.html",
    "search.html",
    "404.html",
    "blog/404.html",
    "feed.xml",
    "favicon.ico",
  ]) {
    expect(existsSync(join(folders.dist, file)), file).toBe(true);
  }
  for (const file of [
    "index.html.br",
    "search.html.gz",
    "assets/site-search-1.js",
    "pictures/hero-1.svg",
  ]) {
    expect(existsSync(join(folders.dist, file)), file).toBe(true);
  }
  for (const file of [
    "assets/entry.client-1.js",
    "search.data",
    ".vite",
    "assets/root.css",
    "pictures/unused-2.svg",
  ]) {
    expect(existsSync(join(folders.dist, file)), file).toBe(false);
  }
  const home = dist("index.html");
  expect(home).toContain("<style>a{background:url(/assets/dot-1.svg)}</style>");
  expect(home).toContain("<script>go()</script>");
  expect(home).not.toContain("stylesheet");
  const [, own] =
    /<\/section><link rel="stylesheet" href="\/(assets\/page-[\w-]+\.css)" fetchpriority="low"\/><p>/.exec(
      dist("search.html"),
    )!;
  expect(dist(own!)).toBe("b{}");
  expect(dist("search.html")).toMatch(/data-module="\/assets\/site-search-1\.js sha384-/);
});

test("the rules hold the policy of what was stored", async () => {
  await finish(folders);
  const policy = rules().headers.find(({ match }) => match === "/search")!.headers[
    "Content-Security-Policy"
  ]!;
  expect(policy).toContain(hashSource("go()"));
  expect(policy).toContain("connect-src 'self'");
});

test("in a folder every file's address has the folder in front, and the files lie as before", async () => {
  vi.stubEnv("SITE_URL", "https://example.org/firm/");
  await finish(folders);
  const home = dist("index.html");
  for (const address of [
    "/firm/pictures/hero-1.svg",
    "/firm/favicon.ico",
    "/firm/assets/dot-1.svg",
  ]) {
    expect(home).toContain(address);
  }
  expect(home).not.toMatch(/["(]\/(?:assets|pictures|favicon)/);
  expect(dist("search.html")).toMatch(/data-module="\/firm\/assets/);
  expect(rules().base).toBe("/firm");
  expect(home).toContain(`<style>`);
  expect(rules().headers[0]!.headers["Content-Security-Policy"]).toContain(
    hashSource("a{background:url(/firm/assets/dot-1.svg)}"),
  );
});

test("a moved address that leads nowhere stops the build", async () => {
  write("content-wrong/redirects.yaml", "redirects: [{ from: /find, to: /nope }]");
  vi.stubEnv("CONTENT_DIR", at("content-wrong"));
  await expect(finish(folders)).rejects.toThrow("/find leads to /nope, which is no page");
});

test("a build that fails leaves the finished site of the last one", async () => {
  await finish(folders);
  rmSync(at("pictures/hero-1.svg"));
  await expect(finish(folders)).rejects.toThrow("hero-1.svg, shown by /");
  expect(dist("index.html")).toContain("hero-1.svg");
});
