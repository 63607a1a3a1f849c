import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hostFiles, SITE_ROOT, uploadPaths } from "../host-files.ts";
import { siteRules } from "../rules.ts";
import { caddyfile } from "./caddy.ts";
import { cloudflareFiles } from "./cloudflare.ts";

const rulesAt = (base: string, moved = [{ from: "/old.name", to: "/new?a=b" }]) =>
  siteRules({
    url: `https://example.org${base}/`,
    pages: ["/", "/search", "/blog/0", "/blog/404", "/404"],
    errorPages: ["/404", "/blog/404"],
    files: ["feed.xml", "favicon.ico"],
    moved,
    preview: false,
  });

describe("Cloudflare Pages", () => {
  const { files, problems } = cloudflareFiles(rulesAt("/firm"), new Map());
  const { _headers: headers = "", _redirects: redirects = "" } = files;

  test("reads headers as an address and its indented lines", () => {
    const blocks = headers.trim().split("\n\n");
    for (const block of blocks) expect(block).toMatch(/^\/\S*(?:\n {2}[\w-]+: .+)+$/);
    expect(blocks).toContain(
      "/firm/feed.xml\n  Cache-Control: public, max-age=3600\n  Cross-Origin-Resource-Policy: cross-origin",
    );
  });

  test("reads an old address however it is written", () => {
    expect(redirects.trim().split("\n")).toEqual([
      "/firm/old.name /firm/new?a=b 301",
      "/firm/old.name/ /firm/new?a=b 301",
      "/firm/old.name.html /firm/new?a=b 301",
    ]);
    expect(problems).toEqual([]);
  });

  const many = Array.from({ length: 667 }, (_, index) => ({ from: `/old-${index}`, to: "/" }));
  test.each([
    ["redirects", rulesAt("", many), new Map(), /^2001 lines of redirects.* is \/old-666\.html/],
    ["an address with a query", rulesAt("", [{ from: "/?p=1", to: "/" }]), new Map(), /\/\?p=1 is/],
    ["a file", rulesAt(""), new Map([["film.mp4", 26 * 2 ** 20]]), /^film\.mp4 has 26\.0 MiB/],
    [
      "files",
      rulesAt(""),
      new Map(Array.from({ length: 20_001 }, (_, index) => [`${index}`, 1])),
      /^20001 files.* is 20000/,
    ],
    [
      "header rules",
      {
        ...rulesAt(""),
        headers: Array.from({ length: 101 }, (_, index) => ({
          match: `/${index}`,
          headers: { A: "b" },
        })),
      },
      new Map(),
      /^101 header rules.* is \/100/,
    ],
    [
      "a header",
      { ...rulesAt(""), headers: [{ match: "/*", headers: { A: "b".repeat(2001) } }] },
      new Map(),
      /^a header of 2006 characters/,
    ],
  ])("%s over its limits is named", (_, rules, sizes, words) => {
    expect(cloudflareFiles(rules, sizes).problems).toEqual([expect.stringMatching(words)]);
  });
});

test("what is uploaded has the site in its folder, and an error page at the top", () => {
  const files = new Map([
    ["index.html", "home"],
    ["404.html", "none"],
  ]);
  expect(Object.fromEntries(uploadPaths(files, "/firm"))).toEqual({
    "404.html": "none",
    "firm/404.html": "none",
    "firm/index.html": "home",
  });
});

describe("Caddy", () => {
  const settings = { root: "/srv/my site", state: "/srv/run", own: "/srv/server.d" };
  test.each([
    ["https", "https://example.org {", undefined],
    ["8080", "http://:8080 {", undefined],
    ["127.0.0.1:8080", "http://:8080 {", "bind 127.0.0.1"],
    ["[::1]:8080", "http://:8080 {", "bind ::1"],
  ])("listens at %s", (listen, site, bind) => {
    const lines = caddyfile(rulesAt(""), { ...settings, listen }).split("\n");
    expect(lines).toContain(site);
    expect(lines.find((line) => line.startsWith("\tbind "))?.trim()).toBe(bind);
  });

  test("keeps neither addresses nor words of those who ask", () => {
    expect(caddyfile(rulesAt(""), { ...settings, listen: "https" })).not.toMatch(
      /^\tlog\b(?! \{$)/m,
    );
    expect(hostFiles(rulesAt("")).Caddyfile).toContain("exclude http.log.error");
  });
});

describe("the container, which is not built here,", () => {
  const steps = readFileSync("Dockerfile", "utf8").trim().split("\n");
  const copied = steps.flatMap((step) => /^COPY --chmod=a\+rX (\S+) \S+$/.exec(step)?.[1] ?? []);
  const { Caddyfile = "" } = hostFiles(rulesAt(""));

  test("is sent what it copies, readable for all, and nothing else", () => {
    const sent = readFileSync(".dockerignore", "utf8").trim().split("\n");
    expect(sent).toEqual(["*", ...copied.map((name) => `!${name}`).sort()]);
  });

  test("finds site and configuration, as a user who may change nothing, at the port that is looked after", () => {
    expect(Caddyfile).toContain(`root * \`${SITE_ROOT}\``);
    expect(steps).toContain(`COPY --chmod=a+rX dist ${SITE_ROOT}`);
    expect(steps).toContain("COPY --chmod=a+rX hosts/Caddyfile /etc/caddy/Caddyfile");
    const [, port] = /^http:\/\/:(\d+) \{$/m.exec(Caddyfile) ?? [];
    expect(steps).toContain(`EXPOSE ${port}`);
    expect(steps).toContain("USER nobody");
    expect(steps.at(-1)).toMatch(
      new RegExp(`^HEALTHCHECK .*http://127.0.0.1:${port}/release.json$`),
    );
  });
});
