/**
 * The two parts of the Content-Security-Policy. Each page has one, with the hashes of its inline styles and scripts, so
 * that it always fits the page; the header has directives that a page cannot set. Browsers enforce both.
 */

/** In both parts: a new source has to be allowed here. */
const SHARED = [
  "base-uri 'none'",
  // The search fetches its index; audit tools fetch robots.txt and llms.txt from within the page.
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
 * The policy in the header, the same for all pages. It has no `script-src`, `style-src` or `default-src` (their
 * fallback): without the hashes these would block every inline style and script.
 */
export const HEADER_POLICY = [
  ...SHARED,
  // Works in a header only: browsers ignore it in a page.
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "media-src 'self'",
  "object-src 'none'",
  "script-src-attr 'none'",
  "style-src-attr 'none'",
  "worker-src 'none'",
].join("; ");
