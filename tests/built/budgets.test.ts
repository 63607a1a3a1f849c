import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { site } from "#app/collections/site.server.ts";
import * as budgets from "./budgets.ts";
import type { HTMLElement } from "node-html-parser";
import {
  attributes,
  documentOf,
  mainOf,
  pageAddresses,
  read,
  sentBytes,
  sentBytesOfPage,
  textOf,
} from "./built-site.ts";
import { basePath } from "#hosting/build-address.ts";

const bytesOf = (address: string): number => sentBytes(address.slice(basePath().length));

const sum = (addresses: string[]): number =>
  addresses.reduce((total, address) => total + bytesOf(address), 0);

const bytesBesideWords = (address: string): number =>
  sentBytesOfPage(address) - brotliCompressSync(textOf(mainOf(address))).length;

/** Of a picture in several widths, the file for a phone: the widest below 1,000 pixels. */
const phonesChoice = (files: string): string =>
  files
    .split(", ")
    .map((file) => file.split(" "))
    .findLast(([, width = "0w"]) => Number.parseInt(width, 10) < 1000)?.[0] ?? files;

/** The fonts and pictures that a phone loads for a page before scrolling. */
function firstView(document: HTMLElement, images = 'img:not([loading="lazy"])'): string[] {
  const fonts = document
    .querySelectorAll('link[rel="preload"]')
    .flatMap((link) => attributes(link, "href"));
  const pictures = document
    .querySelectorAll(images)
    .flatMap((image) => {
      const picture = image.closest("picture");
      return picture ? attributes(picture, "srcset") : attributes(image, "src");
    })
    // Tiles are views of a single file.
    .map((files) => phonesChoice(files).replace(/#.*/, ""));
  return [...new Set([...fonts, ...pictures])];
}

describe.each(pageAddresses())("%s", (address) => {
  const document = documentOf(address);
  const inline = document.querySelectorAll("script:not([type])").map(({ rawText }) => rawText);

  test("document with its styles within its budget, whatever its words", () => {
    const hasCalculator = document.querySelector("[data-island=calculator]") !== null;
    expect(bytesBesideWords(address)).toBeLessThanOrEqual(
      hasCalculator ? budgets.CALCULATOR_DOCUMENT : budgets.DOCUMENT,
    );
  });

  test("inline script within its budget", () => {
    expect(inline).toHaveLength(1);
    expect(brotliCompressSync(inline[0]!).length).toBeLessThanOrEqual(budgets.INLINE_SCRIPT);
  });

  test("bytes and requests before scrolling on a phone", () => {
    const files = firstView(document);
    expect(files.length).toBeGreaterThan(1);
    expect(bytesBesideWords(address) + sum(files)).toBeLessThanOrEqual(budgets.BEFORE_SCROLLING);
    const first = firstView(document, 'img:not([loading="lazy"], [fetchpriority="low"])');
    expect(1 + first.length).toBeLessThanOrEqual(
      budgets.REQUESTS_BEFORE_SCROLLING + Number(site().logo !== undefined),
    );
  });

  test("script only where there is something to do, within its budget", () => {
    const modules = attributes(document, "data-module").map((files) => files.split(" "));
    const names = modules.map(([own]) => basename(own!).replace(/-.{8}\.js$/, ""));
    const islands = names.filter((name) => name !== "enhancements");
    const allowed =
      Math.max(0, ...islands.map((name) => budgets.ISLAND_SCRIPT[name] ?? 0)) +
      (names.length > islands.length ? budgets.ENHANCEMENTS : 0);
    expect(sum([...new Set(modules.flat())])).toBeLessThanOrEqual(allowed);
  });
});

test("the search's index grows by no more than its entries", () => {
  const { entries } = JSON.parse(read("/search-index.json").toString()) as { entries: object[] };
  expect(sentBytes("/search-index.json")).toBeLessThanOrEqual(
    budgets.INDEX + entries.length * budgets.INDEX_ENTRY,
  );
});
