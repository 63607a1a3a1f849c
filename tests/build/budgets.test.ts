import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import * as budgets from "./budgets.ts";
import { attributes, htmlOf, pageAddresses, sentBytes, sentBytesOfPage } from "./built-site.ts";
import { lawRules } from "#app/collections/law-rules.server.ts";
import { basePath } from "#hosting/site-url.ts";

const bytesOf = (address: string): number => sentBytes(address.slice(basePath().length));

const sum = (addresses: string[]): number =>
  addresses.reduce((total, address) => total + bytesOf(address), 0);

/** The file of several widths that a phone takes: the widest below 1,000 pixels. */
const phonesChoice = (files: string): string =>
  files
    .split(", ")
    .map((file) => file.split(" "))
    .findLast(([, width = "0w"]) => Number.parseInt(width, 10) < 1000)?.[0] ?? files;

/** What a phone fetches for a page before it scrolls: the fonts, and each picture that is not lazy. */
function firstView(html: string): string[] {
  const fonts = [...html.matchAll(/<link[^>]*rel="preload"[^>]*>/g)].flatMap(([tag]) =>
    attributes(tag, "href"),
  );
  const pictures = [...html.matchAll(/<picture[\s\S]*?<\/picture>|<img[^>]*>/g)]
    .map(([picture]) => picture)
    .filter((picture) => !picture.includes('loading="lazy"'))
    .flatMap((picture) => attributes(picture, picture.startsWith("<img") ? "src" : "srcset"))
    .map(phonesChoice);
  return [...fonts, ...pictures];
}

/** The files of each module, as the inline script of every page names them. */
function moduleFiles(html: string, name: string): string[] {
  const [, list = ""] = new RegExp(`"?${name}"?:\\[([^\\]]+)\\]`).exec(html) ?? [];
  return list.split(",").map((file) => file.replaceAll(/["`']/g, ""));
}

describe.each(pageAddresses())("%s", (address) => {
  const html = htmlOf(address);

  const entries = address === "/resources/what-is-in-force" ? lawRules().length : 0;
  const allowed = budgets.DOCUMENT + entries * budgets.LAW_ENTRY;

  test(`document with its styles ≤ ${allowed} bytes`, () => {
    expect(sentBytesOfPage(address)).toBeLessThanOrEqual(allowed);
  });

  test("inline script within its budget", () => {
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
    expect(inline).toHaveLength(1);
    expect(brotliCompressSync(inline[0]!).length).toBeLessThanOrEqual(budgets.INLINE_SCRIPT);
  });

  test("bytes and requests before scrolling on a phone", () => {
    const files = firstView(html);
    expect(files.length).toBeGreaterThan(1);
    expect(sentBytesOfPage(address) + sum(files)).toBeLessThanOrEqual(budgets.BEFORE_SCROLLING);
    expect(1 + files.length).toBeLessThanOrEqual(budgets.REQUESTS_BEFORE_SCROLLING);
  });

  test("script only where there is something to do, within its budget", () => {
    const names = attributes(html, "data-module");
    const island = names.find((name) => name !== "enhancements");
    const allowed = island ? budgets.ISLAND_SCRIPT[address] : budgets.ENHANCEMENTS;
    const files = new Set(names.flatMap((name) => moduleFiles(html, name)));
    expect(sum([...files])).toBeLessThanOrEqual(allowed ?? 0);
  });
});
