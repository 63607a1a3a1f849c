import { site } from "#app/collections/site.server.ts";

/**
 * The address the site is built for, ending in a slash: `SITE_URL`, else `url` of content/site.yaml.
 * @throws Error where that is no http(s) address, or one with a query, a place or a name of a user
 */
export function siteUrl(): string {
  const { SITE_URL } = process.env;
  const address = SITE_URL || site().url;
  const parsed = URL.parse(address);
  if (!/^https?:/.test(address) || parsed?.href !== `${parsed?.origin}${parsed?.pathname}`) {
    const from = SITE_URL ? "SITE_URL" : "url in content/site.yaml";
    const words = `${from} must be a full address such as https://example.org/, not "${address}"`;
    // Vite prints errors whole; where in the code this was found helps nobody.
    throw Object.assign(new Error(words), { stack: words });
  }
  return `${parsed.origin}${parsed.pathname.replace(/\/*$/, "/")}`;
}

/** The folder the site lives in: empty at the root of a host, else for example `/firm`. */
export const basePath = (): string => new URL(siteUrl()).pathname.replace(/\/$/, "");
