import { createHash } from "node:crypto";
import { attributeValue, startTags, type Page } from "./html.ts";

/** Gives the text of a style sheet by its address, for example `/assets/root-1a2b.css`. */
export type ReadSheet = (address: string) => string;

/** The addresses of the style sheets that a page links, in order. */
const sheetsOf = (html: string): string[] =>
  startTags(html, "link")
    .filter(({ attributes }) => attributes.rel === "stylesheet")
    .map(({ attributes }) => attributes.href ?? "");

/** The style sheets that every page links, in the order of the first page. */
function sharedSheets(pages: Page[]): string[] {
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

/** Classes of CSS modules, `page-hero_title`: the sheet's name, then the class's own. */
const MODULE_CLASS = /[a-z][a-z-]*_[\w-]+/gi;

/** The classes of CSS modules that a sheet defines; an address may look like one (`font-B_6n.woff2`). */
const definedClasses = (css: string): string[] =>
  css.replace(/url\([^)]*\)/gi, "").match(MODULE_CLASS) ?? [];

/** The classes of CSS modules in what is painted before a visitor scrolls or opens anything. */
function firstViewClasses(html: string): Set<string> {
  let view = html.slice(0, Math.max(0, afterFirstView(html)) || html.length);
  for (const { index, attributes } of startTags(view, "div").toReversed()) {
    if (!("popover" in attributes)) continue;
    view = view.slice(0, index) + view.slice(endOfElement(view, "div", index));
  }
  const values = Array.from(view.matchAll(/\sclass="([^"]*)"/g), ([, classes]) => classes);
  return new Set(values.join(" ").match(MODULE_CLASS));
}

/** `first` holds what a first view is painted with, `later` the rest. */
export type DividedSheets = { first: string[]; later: string[] };

/**
 * Divides the style sheets of pages. Pages that link the same sheets are of one type and are divided alike,
 * so that one policy allows the styles of all of them.
 * @returns what each page's sheets are divided into, in the order of the pages
 */
export function divideSheets(pages: Page[], read: ReadSheet): DividedSheets[] {
  const everywhere = sharedSheets(pages);
  const typeOf = ({ html }: Page) => sheetsOf(html).join(" ");
  const types = Map.groupBy(pages, typeOf);
  const divided = new Map(
    Array.from(types, ([type, alike]) => [type, divideType(alike, everywhere, read)]),
  );
  return pages.map((page) => divided.get(typeOf(page))!);
}

/** @param everywhere the sheets of all pages: those without a module's classes are the site's ground */
function divideType(alike: Page[], everywhere: string[], read: ReadSheet): DividedSheets {
  const shown = new Set(alike.flatMap(({ html }) => [...firstViewClasses(html)]));
  const isFirst = (sheet: string) => {
    const classes = definedClasses(read(sheet));
    return classes.length > 0
      ? classes.some((name) => shown.has(name))
      : everywhere.includes(sheet);
  };
  const sheets = sheetsOf(alike[0]!.html);
  return { first: sheets.filter(isFirst), later: sheets.filter((sheet) => !isFirst(sheet)) };
}

/** A hashed file for the style sheets that a page needs below its first view. */
export type SheetFile = { address: string; css: string };

/** The file that holds some style sheets, named by its content; none for no sheets. */
export function sheetFile(addresses: string[], read: ReadSheet): SheetFile | undefined {
  if (addresses.length === 0) return undefined;
  const css = joinSheets(addresses, read);
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 10);
  return { address: `/assets/page-${hash}.css`, css };
}

/**
 * Puts a page's styles where they cost least: what the first view needs inside the head, in place of the
 * first link, and the file with the rest behind the first view, where it does not hold up the first paint.
 * @param before markup to stand in front of the styles (font preloads)
 */
export function placeSheets(
  html: string,
  firstCss: string,
  later: SheetFile | undefined,
  before: string,
): string {
  const links = startTags(html, "link").filter(({ attributes }) => attributes.rel === "stylesheet");
  const head = `${before}${firstCss ? `<style>${inlineCss(firstCss)}</style>` : ""}`;
  let result = html;
  for (const { text, index } of links.toReversed()) {
    result =
      result.slice(0, index) +
      (index === links[0]!.index ? head : "") +
      result.slice(index + text.length);
  }
  if (links.length === 0) result = result.replace("</head>", () => `${head}</head>`);
  if (!later) return result;
  const place = afterFirstView(result);
  const at = place < 0 ? result.indexOf("</head>") : place;
  // Behind a picture Chromium fetches a sheet after the fonts; before the first it would come in front of them.
  const isBehindPicture = result.slice(0, at).includes("<img");
  const priority = isBehindPicture ? "" : ` fetchpriority="low"`;
  const link = `<link rel="stylesheet" href="${attributeValue(later.address)}"${priority}/>`;
  return result.slice(0, at) + link + result.slice(at);
}
