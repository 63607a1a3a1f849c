/**
 * The two halves of the Content-Security-Policy. One stands in each page with the hashes of its inline styles and
 * scripts, so that it always fits the page; the header adds what a page cannot say of itself. A browser obeys both.
 */

/** What both say: an address that pages may use is written here. */
const SHARED = [
  "base-uri 'none'",
  // The search fetches its index; auditors fetch robots.txt and llms.txt from within the page.
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self' mailto:",
  "img-src 'self'",
  "manifest-src 'self'",
];

/** The policy in a page. @param style source expression of its inline styles @param scripts those of its scripts */
export const documentPolicy = (style: string, scripts: string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`,
    `style-src ${style}`,
    ...SHARED,
    "require-trusted-types-for 'script'",
  ].join("; ");

/**
 * The policy in the header, the same for every page of every build. It has no `script-src`, `style-src` or
 * `default-src`, which the other two fall back to: without the hashes they would block every inline style and script.
 */
export const HEADER_POLICY = [
  ...SHARED,
  // Counts in a header only: browsers pass over it in a page.
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "media-src 'self'",
  "object-src 'none'",
  "script-src-attr 'none'",
  "style-src-attr 'none'",
  "worker-src 'none'",
].join("; ");
