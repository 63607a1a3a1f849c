import { destination, normalised } from "./redirects.ts";
import type { SiteRules } from "./rules.ts";

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
