import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { canonicalAddresses, laterPages, pageAddresses } from "#app/urls.server.ts";

/** The finished site that the tests ask. */
export const distDirectory = process.env.DIST_DIR ?? "dist";

/** The file that a host serves for an address. */
const fileOf = (address: string): string =>
  join(distDirectory, address === "/" ? "index.html" : `${address.slice(1)}.html`);

/** A page's HTML. */
export const htmlOf = (address: string): string => readFileSync(fileOf(address), "utf8");

/** Any file of the finished site, by its address. */
export const read = (address: string): Buffer => readFileSync(join(distDirectory, address));

export const exists = (address: string): boolean => existsSync(join(distDirectory, address));

/** Bytes on the wire: those of the Brotli copy that the build stores, where there is one. */
export const sentBytes = (address: string): number =>
  read(exists(`${address}.br`) ? `${address}.br` : address).length;

export const sentBytesOfPage = (address: string): number =>
  sentBytes(address === "/" ? "/index.html" : `${address}.html`);

/** The visible words between two points of a page, roughly: tags, scripts and styles removed. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replace(/\s+/g, " ")
    .trim();

export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

/** Every value of an attribute, unescaped. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "gi"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"'),
  );

/** Every page with an address of its own: all but the error pages. */
export const ownAddresses = (): string[] => [...canonicalAddresses(), ...laterPages()];

export { canonicalAddresses, pageAddresses };
