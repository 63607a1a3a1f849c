import { keyOf } from "./addresses.ts";
import type { Redirect } from "#app/collections/redirects.server.ts";
import { HEADER_POLICY } from "#app/policy.ts";

export type Headers = Record<string, string>;

/** The status of every redirect. Cloudflare answers some with 308, which says the same. */
export const MOVED = 301;

/** Headers for a path (`/team`), or for all paths in a folder (`/assets/*`). */
export type HeaderRule = { match: string; headers: Headers };

/** Everything that a server needs to serve the built site. Paths are without base path. */
export type SiteRules = {
  /** The address that the site was built for, with a trailing slash. */
  url: string;
  /** The path that the site is in, for example `/firm`; empty at the root of a host. */
  base: string;
  /**
   * Two rules never set the same header for one path: some hosts would join the values, others would keep one. The
   * exception is the policy of pictures: it is stricter than that of pages, so either way it applies.
   */
  headers: HeaderRule[];
  /** Headers of answers for which no rule has them; hosts that we do not configure send similar ones. */
  fallback: Headers;
  /** Error pages, with status 404 for the folder itself and unknown paths directly in it; the root's for all others. */
  notFound: { folder: string; file: string }[];
  /** Redirects; `from` is written as browsers request it. */
  moved: Redirect[];
};

export type RulesInput = {
  url: string;
  pages: string[];
  /** The paths of error pages: `/404`, `/blog/404`. */
  errorPages: string[];
  /** Published files besides pages, relative to the site's root. */
  files: string[];
  moved: Redirect[];
  /** A build for review, which asks search engines not to index it. */
  preview: boolean;
};

const CACHE_YEAR = "public, max-age=31536000, immutable";
const CACHE_HOUR = "public, max-age=3600";

/**
 * Features of the device that pages may use: copying, and sharing, which is allowed by default (browsers that do not
 * know its name would warn about it).
 */
const PERMISSIONS = [
  "clipboard-write=(self)",
  ...`
    accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media
    fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone
    midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access
    sync-xhr usb xr-spatial-tracking
  `
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`),
].join(", ");

const everywhere = (preview: boolean): Headers => ({
  "Content-Security-Policy": HEADER_POLICY,
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": PERMISSIONS,
  ...(preview && { "X-Robots-Tag": "noindex" }),
});

const ownOrigin: Headers = { "Cross-Origin-Resource-Policy": "same-origin" };
const anyOrigin: Headers = { "Cross-Origin-Resource-Policy": "cross-origin" };

/**
 * A picture opened by itself is a document: it may neither run nor load anything. This policy replaces that of pages; a
 * host that sends both is as strict.
 */
const PICTURE_POLICY =
  "default-src 'none'; frame-ancestors 'none'; sandbox; style-src 'unsafe-inline'";

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

const isFeed = (path: string) => /^\/(?:feed\.(?:xml|json)|atom\.xml|feed\/|calendar\/)/.test(path);

/**
 * Rules for feeds, icons, downloads, the search index and all else outside `assets/` and `pictures/`: cached for an
 * hour, except the articles' index, which must match the pages that use it. Hosts limit the number of rules, so the
 * outermost folder without pages gets one rule for all its files.
 */
function documentRules({ files, pages }: RulesInput): HeaderRule[] {
  const matches = files
    .map((file) => `/${file}`)
    .filter((path) => !/^\/(?:assets\/|pictures\/|article-index[.]json$)/.test(path))
    .map((path) => {
      const folders = Array.from(path.matchAll(/.\//g), ({ index }) => path.slice(0, index + 2));
      const folder = folders.find((name) => !pages.some((page) => page.startsWith(name)));
      return folder ? `${folder}*` : path;
    });
  return [...new Set(matches)].map((match) => ({
    match,
    headers: { "Cache-Control": CACHE_HOUR, ...(isFeed(match) ? anyOrigin : ownOrigin) },
  }));
}

/** Makes the table of rules that the local server uses and every host's files are written from. */
export function siteRules(input: RulesInput): SiteRules {
  const { url, errorPages, moved, preview } = input;
  return {
    url,
    base: folderOf(new URL(url).pathname),
    headers: [
      { match: "/*", headers: everywhere(preview) },
      ...documentRules(input),
      { match: "/assets/*", headers: { "Cache-Control": CACHE_YEAR, ...ownOrigin } },
      {
        match: "/pictures/*",
        headers: {
          "Cache-Control": CACHE_YEAR,
          ...anyOrigin,
          "Content-Security-Policy": PICTURE_POLICY,
        },
      },
    ],
    fallback: { "Cache-Control": "no-cache", ...ownOrigin },
    notFound: errorPages.map((path) => ({ folder: folderOf(path), file: `${path}.html` })),
    moved: moved.map(({ from, to }) => ({ from: keyOf(from), to })),
  };
}

const applies = (match: string, path: string) =>
  match.endsWith("/*") ? path.startsWith(match.slice(0, -1)) : path === match;

/**
 * The headers of a response.
 * @param path of the page or file found, without base path; undefined for other answers, so that a missing file is not
 * cached for a year
 */
export function headersFor(rules: SiteRules, path: string | undefined): Headers {
  const matching = rules.headers.filter(
    ({ match }) => match === "/*" || (path !== undefined && applies(match, path)),
  );
  return Object.assign({}, rules.fallback, ...matching.map((rule) => rule.headers)) as Headers;
}

/** The error page for an unknown path: the one of its folder, else the root's. */
export function notFoundFile({ notFound }: SiteRules, path: string): string {
  const errorPageOf = (folder: string) => notFound.find((page) => page.folder === folder)?.file;
  return errorPageOf(path) ?? errorPageOf(folderOf(path)) ?? "/404.html";
}
