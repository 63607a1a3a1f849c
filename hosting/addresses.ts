import type { SiteRules } from "./rules.ts";

/** Parses addresses of content/redirects.yaml as URLs, so that they are compared and resolved as in browsers. */
const asUrl = (address: string) => new URL(address, "https://site.invalid");

/** Percent-encoding with capital hexadecimal digits, as browsers send it. */
const normalised = (address: string): string =>
  address.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

/** An old address as browsers request it: its path, and its query if the redirect is for that query alone. */
export const keyOf = (from: string): string => {
  const { pathname, search } = asUrl(from);
  return normalised(pathname + search);
};

/**
 * The target of a redirect: its address with the site's folder, and its fragment with `#` as `place`. A backquote,
 * which ends a Caddyfile word, is encoded.
 */
export const targetOf = (base: string, to: string): { address: string; place: string } => {
  const { pathname, search, hash } = asUrl(to.replaceAll("`", "%60"));
  return { address: base + pathname + search, place: hash };
};

/** The target of a redirect for a request with a query, which is kept. */
export function destination(base: string, to: string, query: string): string {
  const { address, place } = targetOf(base, to);
  return address + (query && (address.includes("?") ? "&" : "?") + query) + place;
}

/** The characters of a path segment, as a regular expression; no page or file has others. */
const PATH_PART = "[A-Za-z0-9_.~-]+";

/** What a request's path means, before any file is looked up; paths are without base path. */
export type Address =
  /** The path of a file or page. */
  | { kind: "here"; path: string }
  /** Another spelling of a page's path: redirects to the page if it exists. */
  | { kind: "variant"; path: string; location: string }
  | { kind: "moved"; location: string }
  /** No file or page can have this path. */
  | { kind: "nowhere"; path: string };

const plain = new RegExp(`^/(?:${PATH_PART}/)*(?:${PATH_PART})?$`);

/** Parent folders and hidden files: only `.well-known` is published. */
const dotted = /\/\.(?!well-known\/)/;

/** Another spelling of a page's path: with a trailing slash, `.html` or `/index`. */
const variant = /^(.*?)(?:\/index(?:\.html)?\/?|\.html\/?|\/)$/;

/**
 * Interprets the path of a request: old addresses lead to their pages, other spellings to the canonical one. Nothing is
 * decoded, as no address of the site needs it.
 * @param target path and query as sent by the client
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
