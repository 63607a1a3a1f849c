import { site } from "#app/collections/site.server.ts";

/**
 * The address that the site is built for, with a trailing slash: `SITE_URL`, else `url` of content/site.yaml.
 * @throws Error if it is not http(s), or has a query, a fragment or a user name
 */
export function siteUrl(): string {
  const { SITE_URL } = process.env;
  const address = SITE_URL || site().url;
  const parsed = URL.parse(address);
  if (!/^https?:/.test(address) || parsed?.href !== `${parsed?.origin}${parsed?.pathname}`) {
    const from = SITE_URL ? "SITE_URL" : "url in content/site.yaml";
    const words = `${from} must be a full address such as https://example.org/, not "${address}"`;
    // Without a stack, as Vite prints it, and it would not help.
    throw Object.assign(new Error(words), { stack: words });
  }
  return `${parsed.origin}${parsed.pathname.replace(/\/*$/, "/")}`;
}

/** The path that the site is in, for example `/firm`; empty at the root of a host. */
export const basePath = (): string => new URL(siteUrl()).pathname.replace(/\/$/, "");
