import { pageFile } from "../stored-files.ts";
import type { SiteRules } from "../rules.ts";

/** Text as the value of a quoted attribute. */
const attributeValue = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** A page that leads on to the new address at once, with its full address for search engines. */
const redirectPage = (target: string, canonical: string) =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Moved</title>` +
  `<meta http-equiv="refresh" content="0; url=${attributeValue(target)}">` +
  `<link rel="canonical" href="${attributeValue(canonical)}"></head>` +
  `<body><p>This page is now at <a href="${attributeValue(target)}">${attributeValue(canonical)}</a>.</p></body></html>\n`;

/**
 * Pages at the addresses that moved, for hosts that know no redirects: file names and their text.
 * @param origin where the site is found, for example `https://example.org`
 */
export const redirectPages = ({ base, moved }: SiteRules, origin: string): Record<string, string> =>
  Object.fromEntries(
    moved.map(({ from, to }) => [
      pageFile(from),
      redirectPage(`${base}${to}`, `${origin}${base}${to}`),
    ]),
  );
