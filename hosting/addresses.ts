import type { SiteRules } from "./rules.ts";

/** Moved addresses are URLs: what is written in content/redirects.yaml is compared and joined as browsers would. */
const asUrl = (address: string) => new URL(address, "https://site.invalid");

/** Digits of an encoded character in capitals, as browsers send them. */
const normalised = (address: string): string =>
  address.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

/** An old address as a browser asks for it: path, and the query where the redirect is for that one alone. */
export const keyOf = (from: string): string => {
  const { pathname, search } = asUrl(from);
  return normalised(pathname + search);
};

/**
 * Where a moved address leads: the address, and the place on the page with its `#`, in the site's folder. A backquote,
 * which ends a word of Caddy's, is encoded.
 */
export const targetOf = (base: string, to: string): { address: string; place: string } => {
  const { pathname, search, hash } = asUrl(to.replaceAll("`", "%60"));
  return { address: base + pathname + search, place: hash };
};

/** Where a visitor is sent who asked with a query of their own, which goes along. */
export function destination(base: string, to: string, query: string): string {
  const { address, place } = targetOf(base, to);
  return address + (query && (address.includes("?") ? "&" : "?") + query) + place;
}

/** Characters of one part of an address, as a regular expression; no page or file has others. */
const PATH_PART = "[A-Za-z0-9_.~-]+";

/** What becomes of a request's address before any file is looked for; paths are without base path. */
export type Address =
  /** Ask for this file's or page's address. */
  | { kind: "here"; path: string }
  /** Another way to write a page's address: leads to the page if there is one. */
  | { kind: "variant"; path: string; location: string }
  | { kind: "moved"; location: string }
  /** Nothing can be there. */
  | { kind: "nowhere"; path: string };

const plain = new RegExp(`^/(?:${PATH_PART}/)*(?:${PATH_PART})?$`);

/** Folders upwards, and files and folders whose name begins with a dot: none of them is published but one. */
const dotted = /\/\.(?!well-known\/)/;

/** Another way to write a page's address: with a slash at its end, `.html` or `/index`. */
const variant = /^(.*?)(?:\/index(?:\.html)?\/?|\.html\/?|\/)$/;

/**
 * Reads the address of a request: old addresses lead to their pages, other ways to write an address lead
 * to the one that counts. Nothing is decoded, as no address of the site needs it.
 * @param target path and query as the visitor's program sent them
 */
export function readAddress(
  target: string,
  { base, moved }: Pick<SiteRules, "base" | "moved">,
): Address {
  const [full = "", ...rest] = target.split("?");
  const query = rest.join("?");
  const asked = query && `?${query}`;
  if (base !== "" && full === base) return { kind: "moved", location: `${base}/${asked}` };
  if (!full.startsWith(`${base}/`)) return { kind: "nowhere", path: "" };
  const path = full.slice(base.length);
  const clean = path === "/" ? undefined : variant.exec(path)?.[1];
  const page = clean === undefined ? path : clean || "/";
  const movedFrom = (key: string) => moved.find(({ from }) => from === normalised(key));
  const exact = asked && movedFrom(page + asked);
  if (exact) return { kind: "moved", location: destination(base, exact.to, "") };
  const old = movedFrom(page);
  if (old) return { kind: "moved", location: destination(base, old.to, query) };
  if (!plain.test(path) || dotted.test(path)) return { kind: "nowhere", path };
  if (clean === undefined) return { kind: "here", path };
  return { kind: "variant", path: page, location: `${base}${page}${asked}` };
}
