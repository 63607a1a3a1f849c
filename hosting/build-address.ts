import { site } from "#app/collections/site.server.ts";

/**
 * The address the site is built for, ending in a slash: `SITE_URL`, else `url` of content/site.yaml.
 * @throws Error where SITE_URL is not an http(s) address
 */
export function siteUrl(): string {
  const address = process.env.SITE_URL || site().url;
  const parsed = URL.parse(address);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new Error(
      `SITE_URL must be a full address such as https://example.org/, not "${address}"`,
    );
  }
  return `${parsed.origin}${parsed.pathname.replace(/\/*$/, "/")}`;
}

/** The folder the site lives in: empty at the root of a host, else for example `/firm`. */
export const basePath = (): string => new URL(siteUrl()).pathname.replace(/\/$/, "");
