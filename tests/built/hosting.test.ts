import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { moduleSources } from "../../vite.shared.ts";
import { builds } from "../builds.ts";
import { parseHtml } from "./built-site.ts";

describe.each(builds())("the site at $name", ({ dist, rules: { base } }) => {
  const files = filesBelow(dist);
  const texts = files
    .filter((file) => /\.(?:html|css|js|json|xml|txt|webmanifest|svg)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(dist, file), "utf8") }));
  const pages = texts
    .filter(({ file }) => file.endsWith(".html"))
    .map(({ file: path, text: html }) => {
      const document = parseHtml(html);
      const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
      /** Decoded, as the browser reads it. */
      const policy = meta?.getAttribute("content") ?? "";
      return { path, html, document, policy };
    });

  test("every document's policy permits just its own inline texts (B19)", () => {
    for (const { path, document, policy } of pages) {
      const hashes = document
        .querySelectorAll('style, script:not([type$="json"], [src])')
        .map(({ rawText }) => `'sha256-${hash("sha256", rawText, "base64")}'`);
      // Of the styles, the inline script and the speculation rules.
      expect(hashes, path).toHaveLength(3);
      expect((policy.match(/'sha256-[^']+'/g) ?? []).sort(), path).toEqual(hashes.sort());
    }
  });

  test("every policy starts from nothing, stands before what it rules, and permits nothing by scheme, wildcard or as unsafe", () => {
    for (const { path, html, policy } of pages) {
      expect(policy, path).toMatch(/^default-src 'none'; .*require-trusted-types-for 'script'$/);
      expect(policy.replaceAll("mailto:", ""), path).not.toMatch(/unsafe|\*|\b\w+:/);
      expect(html.indexOf("http-equiv"), path).toBeLessThan(html.search(/<(?:style|script|link)/));
    }
  });

  test("pages hold nothing that their policy would block, and load nothing from elsewhere (R107)", () => {
    for (const { path, document } of pages) {
      const attributes = document
        .querySelectorAll("*")
        .flatMap(({ attrs }) => Object.entries(attrs));
      const blocked = attributes.filter(
        ([name, value]) => /^(?:style|on.+)$/.test(name) || value.startsWith("javascript:"),
      );
      expect(blocked, path).toEqual([]);
      expect(
        document.querySelector('script[src], [rel="stylesheet"], [rel="modulepreload"]'),
        path,
      ).toBeNull();
      const loaded = [
        ...attributes.flatMap(([name, value]) =>
          name === "src" ? [value] : name.endsWith("srcset") ? value.split(/,\s+/) : [],
        ),
        ...document.querySelectorAll("link[rel=preload]").map(({ attrs }) => attrs.href!),
      ];
      expect(loaded.length, path).toBeGreaterThan(0);
      expect(
        loaded.filter((address) => !/^\/(?!\/)/.test(address)),
        path,
      ).toEqual([]);
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
    const modules = Object.keys(moduleSources());
    const unreferenced = files
      .filter((file) => /^(?:assets|pictures)\//.test(file) && !file.endsWith(".br"))
      // Every firm has the modules of all sections: some firms show no calculator.
      .filter((file) => !modules.includes(basename(file).replace(/-.{8}\.js$/, "")))
      .filter((file) => !all.includes(file.slice(file.indexOf("/") + 1)));
    expect(unreferenced).toEqual([]);
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

  test("nothing is published that belongs to the build or to the editor (B24)", () => {
    expect(files.filter((file) => /\.map(?:\.|$)|\.data$/.test(file))).toEqual([]);
    expect(files.filter((file) => /(?:^|\/)\.(?!well-known\/)/.test(file))).toEqual([]);
    // Paths inside the project's folder: the folder's own path, such as /site, could begin an address of the site.
    const paths = ["app", "build", "content", "node_modules"].map((name) => resolve(name, "_"));
    const telling = texts.filter(
      ({ text }) =>
        /sourceMappingURL=|codemirror|x-editor/i.test(text) ||
        paths.some((path) => text.includes(path.slice(0, -1))),
    );
    expect(telling.map(({ file }) => file)).toEqual([]);
  });
});
