import { createHash } from "node:crypto";
import { attributeValue, startTags, type Page } from "./html.ts";

/** Gives the text of a style sheet by its address, for example `/assets/root-1a2b.css`. */
export type ReadSheet = (address: string) => string;

/** The addresses of the style sheets that a page links, in order. */
export const sheetsOf = (html: string): string[] =>
  startTags(html, "link")
    .filter(({ attributes }) => attributes.rel === "stylesheet")
    .map(({ attributes }) => attributes.href ?? "");

/** The style sheets that every page links, in the order of the first page. */
export function sharedSheets(pages: Page[]): string[] {
  const [first, ...others] = pages.map(({ html }) => sheetsOf(html));
  return (first ?? []).filter((sheet) => others.every((sheets) => sheets.includes(sheet)));
}

/** Joins style sheets into one and turns addresses relative to a sheet into addresses of the site. */
export function joinSheets(addresses: string[], read: ReadSheet): string {
  const absolute = (address: string) =>
    read(address)
      .replace(/@charset\s+"[^"]*";/gi, "")
      .replace(
        /url\((["']?)(?!["']?(?:\/|data:|#|[a-z]+:))([^"')]+)\1\)/gi,
        (_, quote: string, target: string) => {
          const { pathname, hash } = new URL(target, `https://site.invalid${address}`);
          return `url(${quote}${pathname}${hash}${quote})`;
        },
      );
  return addresses.map((address) => absolute(address).trim()).join("\n");
}

/** Style sheet text as it may stand inside `<style>`: nothing in it can end the element. */
export const inlineCss = (css: string): string => css.replace(/<\/(?=style)/gi, "<\\/");

/** A hashed file for the style sheets that only some pages need. */
export type SheetFile = { address: string; css: string };

/** The file that holds what a page needs beside the shared sheet; none where that is nothing. */
export function pageSheet(html: string, shared: string[], read: ReadSheet): SheetFile | undefined {
  const own = sheetsOf(html).filter((sheet) => !shared.includes(sheet));
  if (own.length === 0) return undefined;
  const css = joinSheets(own, read);
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 10);
  return { address: `/assets/page-${hash}.css`, css };
}

/** Where the element that starts at `index` ends, counting elements of the same name inside it. */
function endOfElement(html: string, name: string, index: number): number {
  const tags = new RegExp(`<(/?)${name}[\\s>]`, "g");
  tags.lastIndex = index;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.indexOf(">", tag.index) + 1;
  }
  return -1;
}

/** The place after the first view: behind the first section or header band of `<main>`. */
function afterFirstView(html: string): number {
  const main = html.search(/<main[\s>]/);
  if (main < 0) return -1;
  const band = /<(section|header)[\s>]/g;
  band.lastIndex = main;
  const found = band.exec(html);
  return found ? endOfElement(html, found[1]!, found.index) : -1;
}

/**
 * Puts a page's styles where they cost least: the shared sheet inside the head, in place of the first link,
 * and the page's own file behind the first view, where it does not hold up the first paint.
 * @param before markup to stand in front of the shared sheet (font preloads)
 */
export function placeSheets(
  html: string,
  sharedCss: string,
  own: SheetFile | undefined,
  before: string,
): string {
  const links = startTags(html, "link").filter(({ attributes }) => attributes.rel === "stylesheet");
  const head = `${before}${sharedCss ? `<style>${inlineCss(sharedCss)}</style>` : ""}`;
  let result = html;
  for (const { text, index } of links.toReversed()) {
    result =
      result.slice(0, index) +
      (index === links[0]!.index ? head : "") +
      result.slice(index + text.length);
  }
  if (links.length === 0) result = result.replace("</head>", () => `${head}</head>`);
  if (!own) return result;
  const link = `<link rel="stylesheet" href="${attributeValue(own.address)}"/>`;
  const place = afterFirstView(result);
  const at = place < 0 ? result.indexOf("</head>") : place;
  return result.slice(0, at) + link + result.slice(at);
}
