import { describe, expect, test } from "vitest";
import { hostFiles } from "../host-files.ts";
import { siteRules } from "../rules.ts";
import { headersFile } from "./headers-file.ts";

const rulesAt = (base: string) =>
  siteRules({
    base,
    pages: ["/", "/search", "/blog/0", "/blog/404", "/404"],
    errorPages: ["/404", "/blog/404"],
    files: ["feed.xml", "favicon.ico"],
    moved: [{ from: "/old.name", to: "/new" }],
    preview: false,
  });

const filesAt = (base: string) => hostFiles(rulesAt(base), { dist: "a/dist", hosts: "a/hosts" });

describe("_headers", () => {
  const blocks = filesAt("").inSite["_headers"]!.trim().split("\n\n");

  test("each rule is an address and its indented headers", () => {
    for (const block of blocks) expect(block).toMatch(/^\/\S*(?:\n {2}[\w-]+: .+)+$/);
    expect(blocks).toContain(
      "/feed.xml\n  Cache-Control: public, max-age=3600\n  Cross-Origin-Resource-Policy: cross-origin",
    );
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
  expect(filesAt("").inSite["_redirects"]).toBe(
    "/old.name /new 301\n/blog /blog/404.html 404\n/blog/:id /blog/404.html 404\n",
  );
  expect(filesAt("/firm").inSite["_redirects"]).toContain("/old.name /firm/new 301");
});

test("the container serves the published folder with the generated configuration", () => {
  const { Dockerfile = "", "nginx.conf": conf = "" } = filesAt("").besideSite;
  const [, root] = /^COPY dist (\S+)$/m.exec(Dockerfile)!;
  expect(conf).toContain(`root "${root}";`);
  expect(Dockerfile).toContain("COPY hosts/nginx.conf /etc/nginx/nginx.conf");
  const [, port] = /^EXPOSE (\d+)$/m.exec(Dockerfile)!;
  expect(conf).toContain(`listen ${port};`);
});

test("the folder beside the site keeps itself out of the repository", () => {
  expect(filesAt("").besideSite[".gitignore"]).toBe("*\n");
});
