import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { exampleRules } from "../example-rules.test-helper.ts";
import { caddyfile, containerFile, SITE_ROOT } from "./caddy.ts";
import { cloudflareFiles } from "./cloudflare.ts";

const rulesAt = (base: string, moved = [{ from: "/old.name", to: "/new?a=b" }]) =>
  exampleRules({ url: `https://example.org${base}/`, moved });

describe("Cloudflare Pages", () => {
  const { files, problems } = cloudflareFiles(rulesAt(""), new Map());
  const { _headers: headers = "", _redirects: redirects = "" } = files;

  test("reads headers as an address and its indented lines", () => {
    const blocks = headers.trim().split("\n\n");
    for (const block of blocks) expect(block).toMatch(/^\/\S*(?:\n {2}[\w-]+: .+)+$/);
    expect(blocks).toContain(
      "/feed.xml\n  Cache-Control: public, max-age=3600\n  Cross-Origin-Resource-Policy: cross-origin",
    );
  });

  test("reads an old address however it is written", () => {
    expect(redirects.trim().split("\n")).toEqual([
      "/old.name /new?a=b 301",
      "/old.name/ /new?a=b 301",
      "/old.name.html /new?a=b 301",
    ]);
    expect(problems).toEqual([]);
  });

  const list = (length: number) => Array.from({ length }, (_, index) => `/old-${index}`);
  const [none, rules] = [new Map<string, number>(), rulesAt("")];
  const header = (match: string, A = "b") => ({ match, headers: { A } });
  test.each([
    [
      rulesAt(
        "",
        list(667).map((from) => ({ from, to: "/" })),
      ),
      none,
      /^2001 lines of redirects.* is \/old-666\.html/,
    ],
    [rulesAt("/firm"), none, /^the site lives in \/firm\//],
    [rulesAt("", [{ from: "/?p=1", to: "/" }]), none, /\/\?p=1 is an address with a query/],
    [rules, new Map([["film.mp4", 26 * 2 ** 20]]), /^film\.mp4 has 26\.0 MiB/],
    [rules, new Map(list(20_001).map((name) => [name, 1])), /^20001 files.* is \/old-20000/],
    [
      { ...rules, headers: list(101).map((match) => header(match)) },
      none,
      /^101 header rules.* is \/old-100/,
    ],
    [{ ...rules, headers: [header("/*", "b".repeat(2001))] }, none, /^a header of 2006 characters/],
  ])("what is over its limits is named: %#", (over, sizes, words) => {
    expect(cloudflareFiles(over, sizes).problems).toEqual([expect.stringMatching(words)]);
  });
});

describe("Caddy", () => {
  const settings = { root: "/srv/my site", state: "/srv/run", own: "/srv/server.d" };
  test.each([
    ["https", "https://example.org {", undefined],
    ["8080", "http://:8080 {", undefined],
    ["127.0.0.1:8080", "http://:8080 {", "bind 127.0.0.1"],
    ["[::1]:8080", "http://:8080 {", "bind ::1"],
  ])(
    "listens at %s, and keeps neither addresses nor words of those who ask",
    (listen, site, bind) => {
      const file = caddyfile(rulesAt(""), { ...settings, listen });
      const lines = file.split("\n");
      expect(lines).toContain(site);
      expect(lines.find((line) => line.startsWith("\tbind "))?.trim()).toBe(bind);
      expect(file).not.toMatch(/^\tlog\b(?! \{$)/m);
      expect(file).toContain("exclude http.log.error");
    },
  );
});

test("the container, which is not built here, is sent what it copies, and serves it as a user who may change nothing", () => {
  const steps = readFileSync("Dockerfile", "utf8").trim().split("\n");
  const copied = steps.flatMap((step) => /^COPY --chmod=755 (\S+) \S+$/.exec(step)?.[1] ?? []);
  const sent = readFileSync(".dockerignore", "utf8").trim().split("\n");
  expect(sent).toEqual(["*", ...copied.map((name) => `!${name}`).sort()]);
  const file = containerFile(rulesAt(""));
  expect(file).toContain(`root * \`${SITE_ROOT}\``);
  const [, port] = /^http:\/\/:(\d+) \{$/m.exec(file) ?? [];
  expect(steps).toEqual(
    expect.arrayContaining([
      `COPY --chmod=755 dist ${SITE_ROOT}`,
      "COPY --chmod=755 hosts/Caddyfile /etc/caddy/Caddyfile",
      `EXPOSE ${port}`,
      "USER nobody",
      expect.stringMatching(new RegExp(`^HEALTHCHECK .*http://127.0.0.1:${port}/release.json$`)),
    ]),
  );
});
