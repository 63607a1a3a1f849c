import { describe, expect, test } from "vitest";
import * as budgets from "./budgets.ts";
import { attributes, brotliBytes, htmlOf, pageAddresses, read } from "./built-site.ts";
import { basePath } from "#hosting/site-url.ts";

const bytesOf = (address: string): number => {
  const data = read(address.slice(basePath().length));
  return /\.(woff2|png|jpg)$/.test(address) ? data.length : brotliBytes(data);
};

const sum = (addresses: string[]): number =>
  addresses.reduce((total, address) => total + bytesOf(address), 0);

/** What a phone fetches for a page before it scrolls, by kind. */
function firstView(html: string) {
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(([tag]) =>
    attributes(tag, "href"),
  );
  const fonts = [...html.matchAll(/<link[^>]*rel="preload"[^>]*>/g)].flatMap(([tag]) =>
    attributes(tag, "href"),
  );
  // The band for small screens of each picture, and each plain image, that is not lazy.
  const pictures = [...html.matchAll(/<picture[\s\S]*?<\/picture>|<img[^>]*>/g)]
    .map(([picture]) => picture)
    .filter((picture) => !picture.includes('loading="lazy"'))
    .flatMap((picture) => attributes(picture, picture.startsWith("<img") ? "src" : "srcset"));
  return { sheets, fonts, pictures };
}

/** The modules of a page's islands and enhancements. */
const modules = (html: string): string[] =>
  attributes(html, "data-module").flatMap((value) =>
    value.split(",").map((file) => file.split(" ")[0]!),
  );

describe.each(pageAddresses())("%s", (address) => {
  const html = htmlOf(address);
  const { sheets, fonts, pictures } = firstView(html);
  const reading = budgets.readingPages(address);

  test(`document with its CSS ≤ ${budgets.DOCUMENT} bytes`, () => {
    expect(brotliBytes(html)).toBeLessThanOrEqual(budgets.DOCUMENT);
  });

  test("inline script within its budget", () => {
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
    expect(inline).toHaveLength(1);
    expect(brotliBytes(inline[0]!)).toBeLessThanOrEqual(budgets.INLINE_SCRIPT);
  });

  test("bytes and requests before scrolling on a phone", () => {
    const showsSerif =
      /class="[^"]*reading-font/.test(html) && !budgets.READING_FURTHER_DOWN.test(address);
    const readingFont = showsSerif ? budgets.READING_FONT : 0;
    const total = brotliBytes(html) + sum([...sheets, ...fonts, ...pictures]) + readingFont;
    expect(total).toBeLessThanOrEqual(
      reading ? budgets.BEFORE_SCROLLING_READING : budgets.BEFORE_SCROLLING,
    );
    expect(1 + sheets.length + fonts.length + pictures.length).toBeLessThanOrEqual(
      budgets.REQUESTS_BEFORE_SCROLLING,
    );
  });

  test("script only where there is something to do, within its budget", () => {
    const files = modules(html);
    const allowed = budgets.ISLAND_SCRIPT[address];
    if (allowed !== undefined) expect(sum(files)).toBeLessThanOrEqual(allowed);
    else if (files.length > 0) {
      expect(files.every((file) => file.includes("enhancements"))).toBe(true);
      expect(sum([...new Set(files)])).toBeLessThanOrEqual(budgets.ENHANCEMENTS);
    }
  });
});
