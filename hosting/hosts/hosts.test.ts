import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hostFiles, SITE_ROOT, uploadPaths } from "../host-files.ts";
import { siteRules } from "../rules.ts";
import { headersFile } from "./headers-file.ts";

const rulesAt = (base: string) =>
  siteRules({
    url: `https://example.org${base}/`,
    pages: ["/", "/search", "/blog/0", "/blog/404", "/404"],
    errorPages: ["/404", "/blog/404"],
    files: ["feed.xml", "favicon.ico"],
    moved: [{ from: "/old.name", to: "/new" }],
    preview: false,
  });
const files = hostFiles(rulesAt(""));
const inFolder = hostFiles(rulesAt("/firm"));

describe("_headers", () => {
  const blocks = inFolder["upload/_headers"]!.trim().split("\n\n");

  test("each rule is an address and its indented headers", () => {
    for (const block of blocks) expect(block).toMatch(/^\/\S*(?:\n {2}[\w-]+: .+)+$/);
    expect(blocks).toContain(
      "/firm/feed.xml\n  Cache-Control: public, max-age=3600\n  Cross-Origin-Resource-Policy: cross-origin",
    );
  });

  test("more rules than a host reads are an error", () => {
    const headers = Array.from({ length: 101 }, (_, index) => ({
      match: `/${index}`,
      headers: { A: "b" },
    }));
    expect(() => headersFile({ base: "", headers })).toThrow("101 header rules");
  });
});

test("_redirects: moved addresses first, however they are written, then the nearer error page", () => {
  expect(inFolder["upload/_redirects"]!.trim().split("\n")).toEqual([
    "/firm/old.name /firm/new 301",
    "/firm/old.name/ /firm/new 301",
    "/firm/old.name.html /firm/new 301",
    "/firm/blog /firm/blog/404.html 404",
    "/firm/blog/:id /firm/blog/404.html 404",
  ]);
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

test.each([
  ["netlify.toml", "publish"],
  ["wrangler.toml", "pages_build_output_dir"],
])("%s names the folder that is made for such hosts", (file, key) => {
  const folder = new RegExp(`^${key} = "hosts/(.+)"$`, "m").exec(readFileSync(file, "utf8"))?.[1];
  expect(files).toHaveProperty([`${folder}/_headers`]);
});

test("Netlify builds with a command and a Node that the project has", () => {
  const text = readFileSync("netlify.toml", "utf8");
  const [, script] = /^command = "npm run (.+)"$/m.exec(text) ?? [];
  const [, node] = /^NODE_VERSION = "(\d+)"$/m.exec(text) ?? [];
  const { scripts, engines } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts).toHaveProperty([script!]);
  expect(Number(node)).toBeGreaterThanOrEqual(Number(engines.node.slice(">=".length)));
});

describe("the container", () => {
  const [from, ...steps] = readFileSync("Dockerfile", "utf8").trim().split("\n").slice(1);
  const copied = steps.flatMap((step) => /^COPY (\S+) \S+$/.exec(step)?.[1] ?? []);

  test("is made from one exact image", () => {
    expect(from).toMatch(/^FROM nginx:\d+\.\d+\.\d+-alpine@sha256:[0-9a-f]{64}$/);
  });

  test("is sent what it copies, and nothing else", () => {
    const sent = readFileSync(".dockerignore", "utf8").trim().split("\n");
    expect(sent).toEqual(["*", ...copied.map((name) => `!${name}`).sort()]);
  });

  test("finds the site where its configuration looks for it", () => {
    expect(files["nginx.conf"]).toContain(`root "${SITE_ROOT}";`);
    expect(steps).toContain(`COPY dist ${SITE_ROOT}`);
  });

  test("runs with that configuration, as a user who may change nothing, at an open port", () => {
    expect(steps).toContain("COPY hosts/nginx.conf /etc/nginx/nginx.conf");
    const [, port] = /^ *listen (\d+);$/m.exec(files["nginx.conf"]!) ?? [];
    expect(steps).toContain(`EXPOSE ${port}`);
    expect(steps.findLast((step) => step.startsWith("USER "))).toBe("USER nginx");
  });
});
