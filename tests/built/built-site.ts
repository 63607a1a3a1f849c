import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, TextNode, type HTMLElement, type Node } from "node-html-parser";
import { builtSite, pageFile } from "#hosting/built-site.ts";
import { siteUrl } from "#hosting/build-address.ts";
import { canonicalAddresses, pageAddresses } from "#app/urls.server.ts";

const { dist } = builtSite();

export const read = (address: string): Buffer => readFileSync(join(dist, address));

export const exists = (address: string): boolean => existsSync(join(dist, address));

export const absolute = (address: string): string => siteUrl().replace(/\/$/, "") + address;

export const htmlOf = (address: string): string => read(pageFile(address)).toString();

/** Parses HTML; by default the parser takes the content of `<noscript>` and `<pre>` for text. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

const documents = new Map<string, HTMLElement>();

export function documentOf(address: string): HTMLElement {
  const document = documents.get(address) ?? parseHtml(htmlOf(address));
  documents.set(address, document);
  return document;
}

export const mainOf = (address: string): HTMLElement => documentOf(address).querySelector("main")!;

/** Bytes on the wire: the size of the build's Brotli copy, if there is one. */
export const sentBytes = (address: string): number =>
  read(exists(`${address}.br`) ? `${address}.br` : address).length;

export const sentBytesOfPage = (address: string): number => sentBytes(`/${pageFile(address)}`);

/** The visible words of a part of a page. */
export function textOf(node: Node): string {
  if (node instanceof TextNode) return node.text;
  const isHidden = ["SCRIPT", "STYLE", "SVG"].includes((node as HTMLElement).tagName);
  return isHidden ? " " : node.childNodes.map(textOf).join(" ").replace(/\s+/g, " ").trim();
}

/** Text without whitespace, as tags and line breaks add some. */
export const squeezed = (text: string): string => text.replace(/\s+/g, "");

/** All values of an attribute in a part of a page, its root included. */
export const attributes = (part: HTMLElement, name: string): string[] =>
  [part, ...part.querySelectorAll(`[${name}]`)].flatMap(
    (element) => element.getAttribute(name) ?? [],
  );

export const metaContents = (address: string, name: string): string[] =>
  documentOf(address)
    .querySelectorAll(`head meta:is([name="${name}"], [property="${name}"])`)
    .map((tag) => tag.getAttribute("content") ?? "");

export const linkAddresses = (address: string, relation: string): string[] =>
  documentOf(address)
    .querySelectorAll(`head link[rel="${relation}"]`)
    .map((tag) => tag.getAttribute("href") ?? "");

export const titlesOf = (address: string): string[] =>
  documentOf(address)
    .querySelectorAll("head title")
    .map(({ text }) => text);

export { canonicalAddresses, pageAddresses };
