/** Moved addresses are URLs: what is written in content/redirects.yaml is compared and joined as browsers would. */
const asUrl = (address: string) => new URL(address, "https://site.invalid");

/** Digits of an encoded character in capitals, as browsers send them. */
export const normalised = (address: string): string =>
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
