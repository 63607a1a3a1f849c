import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { builds, filesBelow, pagesOf } from "../builds.ts";

const sha = (algorithm: string, text: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(text).digest("base64")}`;

/** The inline texts that a browser asks the policy about. */
const inlineTexts = (html: string): string[] =>
  [...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = ""]) => !/type="application\/(?:ld\+)?json"|\ssrc=/.test(attributes))
    .map(([, , , text = ""]) => text);

/** The policy that a document carries, as the browser reads it. */
const policyOf = (html: string): string =>
  (/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll(
    "&#x27;",
    "'",
  );

describe.each(builds())("the site at $name", (build) => {
  const { dist, rules } = build;
  const { base } = rules;
  const pages = pagesOf(build);
  const files = filesBelow(dist);
  const read = (file: string) => readFileSync(join(dist, file));
  const texts = files
    .filter((file) => /\.(?:html|css|js|json|xml|txt|webmanifest|svg)$/.test(file))
    .map((file) => ({ file, text: read(file).toString() }));
  test("every document's policy permits just its own inline texts (B19)", () => {
    for (const { path, html } of pages) {
      const hashes = inlineTexts(html).map((text) => `'${sha("sha256", text)}'`);
      expect(hashes.length, path).toBeGreaterThan(1);
      expect([...(policyOf(html).match(/'sha256-[^']+'/g) ?? [])].sort(), path).toEqual(
        hashes.sort(),
      );
    }
  });

  test("every policy starts from nothing, stands before what it rules, and permits nothing by scheme, wildcard or as unsafe", () => {
    for (const { path, html } of pages) {
      const policy = policyOf(html).replaceAll("mailto:", "");
      expect(policy, path).toMatch(/^default-src 'none'; /);
      expect(policy, path).not.toMatch(/unsafe|\*|\b\w+:/);
      expect(html.indexOf("http-equiv"), path).toBeLessThan(html.search(/<(?:style|script|link)/));
    }
  });

  test("pages hold nothing that their policy would block", () => {
    for (const { path, html } of pages) {
      const tags = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").match(/<[a-z][^>]*>/g) ?? [];
      expect(
        tags.filter((tag) => /\s(?:style|on[a-z]+)="|javascript:/.test(tag)),
        path,
      ).toEqual([]);
      expect(html, path).not.toMatch(/<script[^>]*\ssrc=|rel="stylesheet"/);
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
});
