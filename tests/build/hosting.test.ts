import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { headersFor } from "#hosting/rules.ts";
import { builds, filesBelow, pagesOf } from "../builds.ts";

const sha = (algorithm: string, text: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(text).digest("base64")}`;

/** The inline texts that a browser asks the policy about. */
const inlineTexts = (html: string): string[] =>
  [...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = ""]) => !/type="application\/(?:ld\+)?json"|\ssrc=/.test(attributes))
    .map(([, , , text = ""]) => text);

const isErrorPage = (path: string) => /(?:^|\/)404$/.test(path);

describe.each(builds())("the site at $name", (build) => {
  const { dist, rules } = build;
  const { base } = rules;
  const pages = pagesOf(build);
  const files = filesBelow(dist);
  const read = (file: string) => readFileSync(join(dist, file));
  const texts = files
    .filter((file) => /\.(?:html|css|js|json|xml|txt|webmanifest|svg)$/.test(file))
    .map((file) => ({ file, text: read(file).toString() }));
  const policyOf = (path: string) =>
    headersFor(rules, isErrorPage(path) ? undefined : path)["Content-Security-Policy"] ?? "";

  test("every policy permits the inline texts of its page as they are stored", () => {
    for (const { path, html } of pages) {
      expect(inlineTexts(html).length, path).toBeGreaterThan(1);
      for (const text of inlineTexts(html)) {
        expect(policyOf(path), `${path}: ${text.slice(0, 60)}`).toContain(
          `'${sha("sha256", text)}'`,
        );
      }
    }
  });

  test("no policy holds a hash that no page needs", () => {
    const needed = new Set(
      pages.flatMap(({ html }) => inlineTexts(html)).map((text) => `'${sha("sha256", text)}'`),
    );
    const permitted = pages.flatMap(({ path }) => policyOf(path).match(/'sha256-[^']+'/g) ?? []);
    expect([...new Set(permitted)].filter((hash) => !needed.has(hash))).toEqual([]);
  });

  test("every policy starts from nothing and permits nothing by scheme, wildcard or as unsafe", () => {
    for (const { path } of pages) {
      const policy = policyOf(path).replaceAll("mailto:", "");
      expect(policy, path).toMatch(/^default-src 'none'; /);
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toMatch(/unsafe|\*|\b\w+:/);
    }
  });

  test("pages hold nothing that their policy would block", () => {
    for (const { path, html } of pages) {
      const tags = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").match(/<[a-z][^>]*>/g) ?? [];
      expect(
        tags.filter((tag) => /\s(?:style|on[a-z]+)="|javascript:/.test(tag)),
        path,
      ).toEqual([]);
      expect(html, path).not.toMatch(/<script[^>]*\ssrc=/);
    }
  });

  test("modules are named with the integrity of what is stored", () => {
    const entries = pages.flatMap(({ html }) =>
      [...html.matchAll(/data-module="([^"]+)"/g)].flatMap(([, list = ""]) => list.split(",")),
    );
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of new Set(entries)) {
      const [address = "", integrity] = entry.split(" ");
      expect(address.startsWith(`${base}/assets/`), address).toBe(true);
      expect(integrity).toBe(sha("sha384", read(address.slice(base.length))));
    }
  });

  test("every file that a page or sheet names is there", () => {
    const missing = texts
      .filter(({ file }) => /\.(?:html|css)$/.test(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/(?<=["'(,\s])(\/[\w/-]*(?:assets|pictures)\/[\w.-]+)/g)].map(
          ([, address = ""]) => ({ file, address }),
        ),
      )
      .filter(
        ({ address }) =>
          !address.startsWith(`${base}/`) || !files.includes(address.slice(base.length + 1)),
      );
    expect(missing).toEqual([]);
  });

  test("every hashed file is named by something", () => {
    const all = texts.map(({ text }) => text).join("\n");
    const idle = files
      .filter((file) => /^(?:assets|pictures)\//.test(file) && !/\.(?:br|gz)$/.test(file))
      .filter((file) => !all.includes(file.slice(file.indexOf("/") + 1)));
    expect(idle).toEqual([]);
  });

  test("no link leaves the folder by mistake", () => {
    for (const { path, html } of pages) {
      const addresses = [...html.matchAll(/\s(?:href|src|action|srcset|content)="(\/[^"]*)"/g)].map(
        ([, address = ""]) => address,
      );
      expect(addresses.length).toBeGreaterThan(5);
      expect(
        addresses.filter((address) => !address.startsWith(`${base}/`)),
        path,
      ).toEqual([]);
    }
  });

  test("the late style sheet stands outside of what React hydrates", () => {
    for (const { path, html } of pages) {
      const link = html.indexOf(`<link rel="stylesheet"`);
      const island = html.indexOf("data-island=");
      expect(link < 0 || island < 0 || link < island, path).toBe(true);
    }
  });

  test("compressed copies hold the same bytes", () => {
    for (const file of files.filter((name) => /\.(?:html|css|js|svg)$/.test(name))) {
      const bytes = read(file);
      if (files.includes(`${file}.br`))
        expect(brotliDecompressSync(read(`${file}.br`)).equals(bytes), file).toBe(true);
      if (files.includes(`${file}.gz`))
        expect(gunzipSync(read(`${file}.gz`)).equals(bytes), file).toBe(true);
    }
    for (const { path } of pages) {
      expect(files).toContain(`${path === "/" ? "index" : path.slice(1)}.html.br`);
    }
  });

  test("nothing is published that belongs to the build", () => {
    expect(files.filter((file) => /\.map(?:\.|$)|\.data$/.test(file))).toEqual([]);
    expect(files.filter((file) => /(?:^|\/)\.(?!well-known\/)/.test(file))).toEqual([]);
    const folder = process.cwd();
    const telling = texts.filter(
      ({ text }) => text.includes("sourceMappingURL=") || text.includes(folder),
    );
    expect(telling.map(({ file }) => file)).toEqual([]);
  });

  test("every header line is short enough for every host, and so is every redirect", () => {
    const lines = read("_headers").toString().split("\n");
    expect(lines.filter((line) => line.length >= 2000)).toEqual([]);
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    expect(
      read("_redirects")
        .toString()
        .split("\n")
        .filter((line) => line.length >= 1000),
    ).toEqual([]);
  });
});
