import { describe, expect, test } from "vitest";
import { policyOf } from "../content-policy.ts";
import { hostFiles } from "../host-files.ts";
import { siteRules } from "../rules.ts";
import { headersFile } from "./headers-file.ts";
import { nginxConf } from "./nginx.ts";

const rulesAt = (base: string) =>
  siteRules({
    base,
    policies: new Map([
      ["/", policyOf("<script>a</script>")],
      ["/search", policyOf(`<script>a</script><p data-module="x">`)],
      ["/blog/0", policyOf("")],
      ["/blog/404", policyOf("")],
      ["/404", policyOf("")],
    ]),
    errorPages: ["/404", "/blog/404"],
    files: ["feed.xml", "favicon.ico"],
    moved: [{ from: "/old.name", to: "/new" }],
    preview: false,
  });

const filesAt = (base: string) =>
  hostFiles(rulesAt(base), {
    dist: "a/dist",
    hosts: "a/hosts",
    siteUrl: `https://example.org${base}/`,
  });

describe("_headers", () => {
  const blocks = filesAt("").inSite["_headers"]!.trim().split("\n\n");

  test("each rule is an address and its indented headers", () => {
    for (const block of blocks) expect(block).toMatch(/^\/\S*(?:\n {2}[\w-]+: .+)+$/);
    expect(blocks).toContain(
      "/feed.xml\n  Cache-Control: public, max-age=3600\n  Cross-Origin-Resource-Policy: cross-origin",
    );
  });

  test("only policies are given twice to one address: one host joins such values, another replaces them", () => {
    const [everywhere = "", ...special] = blocks;
    expect(everywhere.startsWith("/*\n")).toBe(true);
    const given = (block: string) =>
      [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    for (const block of special) {
      const twice = given(block).filter((name) => given(everywhere).includes(name));
      expect(twice.filter((name) => name !== "Content-Security-Policy")).toEqual([]);
    }
  });

  test("more rules than a host reads are an error", () => {
    const rules = Array.from({ length: 101 }, (_, index) => ({
      match: `/${index}`,
      headers: { A: "b" },
    }));
    expect(() => headersFile(rules)).toThrow("101 header rules");
  });
});

test("_redirects: moved addresses first, then the nearer error page", () => {
  expect(filesAt("").inSite["_redirects"]).toBe("/old.name /new 301\n/blog/* /blog/404.html 404\n");
  expect(filesAt("/firm").inSite["_redirects"]).toContain("/old.name /firm/new 301");
});

test("vercel.json", () => {
  const config = JSON.parse(filesAt("").besideSite["vercel.json"]!) as Record<string, unknown>;
  expect(config).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: "/old\\.name", destination: "/new", statusCode: 301 }],
    rewrites: [{ source: "/blog/(.*)", destination: "/blog/404", statusCode: 404 }],
  });
});

test("the container serves the published folder with the generated configuration", () => {
  const { Dockerfile = "", "nginx.conf": conf = "" } = filesAt("").besideSite;
  const [, root] = /^COPY dist (\S+)$/m.exec(Dockerfile)!;
  expect(conf).toContain(`root "${root}";`);
  expect(Dockerfile).toContain("COPY hosts/nginx.conf /etc/nginx/nginx.conf");
  const [, port] = /^EXPOSE (\d+)$/m.exec(Dockerfile)!;
  expect(conf).toContain(`listen ${port};`);
});

test("pages at moved addresses for hosts without redirects", () => {
  const page = filesAt("/firm").besideSite["redirect-pages/old.name.html"]!;
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=/firm/new">`);
  expect(page).toContain(`<link rel="canonical" href="https://example.org/firm/new">`);
});

test("the folder beside the site keeps itself out of the repository", () => {
  expect(filesAt("").besideSite[".gitignore"]).toBe("*\n");
});

test("nginx: every opened brace is closed, every used map is made", () => {
  for (const base of ["", "/firm"]) {
    const conf = nginxConf(rulesAt(base), {
      root: "/srv",
      listen: "80",
      scratch: "/tmp",
      accessLog: "off",
    });
    const unquoted = conf.replace(/"(?:[^"\\]|\\.)*"/g, "");
    expect(unquoted.split("{").length).toBe(unquoted.split("}").length);
    const made = new Set([...conf.matchAll(/^ *map \S+ (\$\w+)/gm)].map(([, name]) => name));
    for (const [, name] of conf.matchAll(/(\$(?:content|cache|cross)_\w+)/g))
      expect(made).toContain(name);
  }
});
