import { keyOf } from "./addresses.ts";
import type { Redirect } from "#app/collections/redirects.server.ts";
import { HEADER_POLICY } from "#app/policy.ts";

export type Headers = Record<string, string>;

/** Headers for one address (`/team`) or for everything in a folder (`/assets/*`). */
export type HeaderRule = { match: string; headers: Headers };

/** Everything that a server has to know to serve the built site. Addresses are without base path. */
export type SiteRules = {
  /** The address the site was built for, ending in a slash. */
  url: string;
  /** The folder the site lives in, for example `/firm`; empty at the root of a host. */
  base: string;
  /**
   * Two rules never set the same header for an address: some hosts would join the two values, others would keep one.
   * The one exception is the policy of pictures, which is stricter than that of pages: either way nothing is allowed
   * that it forbids.
   */
  headers: HeaderRule[];
  /** What a response gets where no rule says otherwise; hosts that we do not configure do the like. */
  fallback: Headers;
  /**
   * Error pages: the folder itself and an unknown address directly in it get the file, with status 404; the root's
   * answers everywhere else.
   */
  notFound: { folder: string; file: string }[];
  /** Redirects; `from` is written as browsers ask for it. */
  moved: Redirect[];
};

export type RulesInput = {
  url: string;
  pages: string[];
  /** The addresses of error pages: `/404`, `/blog/404`. */
  errorPages: string[];
  /** Published files that are no pages, relative to the site's root. */
  files: string[];
  moved: Redirect[];
  /** A build for review: search engines are asked to leave it alone. */
  preview: boolean;
};

const CACHE_YEAR = "public, max-age=31536000, immutable";
const CACHE_HOUR = "public, max-age=3600";

/**
 * What pages may use of the device: copying, and sharing, which is allowed unless named (engines that
 * do not know it complain of its name).
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
 * A drawing that somebody opens by itself is a document: it runs nothing and loads nothing. It takes the place of the
 * policy for pages; a host that sends both asks for no less.
 */
const PICTURE_POLICY =
  "default-src 'none'; frame-ancestors 'none'; sandbox; style-src 'unsafe-inline'";

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

const isFeed = (path: string) => /^\/(?:feed\.(?:xml|json)|atom\.xml|feed\/|calendar\/)/.test(path);

/**
 * Feeds, icons, downloads, the search's index and all else outside `assets/` and `pictures/`: kept for an hour, but for
 * the articles' index, which has to be of the same day as the pages that show it.
 * Hosts read only so many rules, so the outermost folder without pages has one for all its files.
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
    headers: {
      "Cache-Control": CACHE_HOUR,
      ...(isFeed(match) ? anyOrigin : ownOrigin),
    },
  }));
}

/** Makes the one table that the local server and every host's files are written from. */
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
    notFound: errorPages.map((path) => ({
      folder: folderOf(path),
      file: `${path}.html`,
    })),
    moved: moved.map(({ from, to }) => ({ from: keyOf(from), to })),
  };
}

const applies = (match: string, path: string) =>
  match.endsWith("/*") ? path.startsWith(match.slice(0, -1)) : path === match;

/**
 * The headers of a response.
 * @param path where a page or file was found, without base path; undefined for every other answer,
 *   so that what is missing is not kept for a year
 */
export function headersFor(rules: SiteRules, path: string | undefined): Headers {
  const matching = rules.headers.filter(
    ({ match }) => match === "/*" || (path !== undefined && applies(match, path)),
  );
  return Object.assign({}, rules.fallback, ...matching.map((rule) => rule.headers)) as Headers;
}

export function notFoundFile({ notFound }: SiteRules, path: string): string {
  const errorPageOf = (folder: string) => notFound.find((page) => page.folder === folder)?.file;
  return errorPageOf(path) ?? errorPageOf(folderOf(path)) ?? "/404.html";
}
