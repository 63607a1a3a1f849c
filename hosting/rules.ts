import { loosest, policyText, type Policy } from "./content-policy.ts";

/** Header names and values. */
export type Headers = Record<string, string>;

/** Headers for one address (`/team`) or for everything in a folder (`/assets/*`). */
export type HeaderRule = { match: string; headers: Headers };

/** An address that moved and the page that answers instead, without base path. */
export type Moved = { from: string; to: string };

/** Everything that a server has to know to serve the built site. Addresses are without base path. */
export type SiteRules = {
  /** The folder the site lives in, for example `/firm`; empty at the root of a host. */
  base: string;
  /** From general to special: of two rules with the same header the later one counts. */
  headers: HeaderRule[];
  /** What a response gets where no rule says otherwise; hosts that we do not configure do the like. */
  fallback: Headers;
  /** Error pages, the nearest first: an unknown address below the folder gets the file, with status 404. */
  notFound: { folder: string; file: string }[];
  moved: Moved[];
  /** Files for hosts, never served. */
  hidden: string[];
};

/** What the rules are made of. */
export type RulesInput = {
  base: string;
  /** The policy of every page, error pages included, by address. */
  policies: Map<string, Policy>;
  /** The addresses of error pages: `/404`, `/blog/404`. */
  errorPages: string[];
  /** Published files that are no pages, relative to the site's root. */
  files: string[];
  moved: Moved[];
  /** A build for review: search engines are asked to leave it alone. */
  preview: boolean;
};

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

/**
 * What pages may use of the device: copying, and sharing, which is allowed unless named (engines that
 * do not know it complain of its name).
 */
const PERMISSIONS = [
  "clipboard-write=(self)",
  ...[
    "accelerometer",
    "autoplay",
    "browsing-topics",
    "camera",
    "clipboard-read",
    "display-capture",
    "encrypted-media",
    "fullscreen",
    "gamepad",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "picture-in-picture",
    "publickey-credentials-get",
    "screen-wake-lock",
    "serial",
    "storage-access",
    "sync-xhr",
    "usb",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
].join(", ");

const everywhere = (policies: Policy[], preview: boolean): Headers => ({
  "Content-Security-Policy": policyText(loosest(policies)),
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": PERMISSIONS,
  ...(preview && { "X-Robots-Tag": "noindex" }),
});

const ownOrigin: Headers = { "Cross-Origin-Resource-Policy": "same-origin" };
const anyOrigin: Headers = { "Cross-Origin-Resource-Policy": "cross-origin" };

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** Error pages, those of the longest folders first. */
const nearestFirst = (errorPages: string[]) =>
  errorPages.toSorted((a, b) => folderOf(b).length - folderOf(a).length);

/** The policy of the page that answers for what is missing in a folder: by the folder's rule on some hosts. */
function errorPolicyOf(folder: string, { policies, errorPages }: RulesInput): Policy[] {
  const nearest = nearestFirst(errorPages).find((path) =>
    `${folder}/`.startsWith(`${folderOf(path)}/`),
  );
  return nearest ? [policies.get(nearest) ?? {}] : [];
}

/**
 * One rule for each page, or for a folder whose pages all have one policy (so that a new article needs no
 * new rule, and hosts with a limit on rules are far from it).
 */
function pageRules(input: RulesInput): HeaderRule[] {
  const { policies, errorPages } = input;
  const rule = (match: string, policy: Policy): HeaderRule => ({
    match,
    headers: { "Content-Security-Policy": policyText(policy), ...ownOrigin },
  });
  const below = (folder: string) => [...policies].filter(([path]) => path.startsWith(`${folder}/`));
  /** The policy of a folder where its pages, those in folders inside it too, agree on one. */
  const common = (folder: string): Policy | undefined => {
    const own = below(folder).filter(([path]) => !errorPages.includes(path));
    const [policy, ...others] = own.map(([, each]) => each);
    if (!policy || others.some((other) => policyText(other) !== policyText(policy)))
      return undefined;
    return loosest([policy, ...errorPolicyOf(folder, input)]);
  };
  const rules = new Map<string, HeaderRule>();
  for (const [path, policy] of policies) {
    const folders = path.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
    const folder = folders.slice(1, -1).find((name) => common(name));
    if (folder) rules.set(`${folder}/*`, rule(`${folder}/*`, common(folder)!));
    else if (!errorPages.includes(path)) rules.set(path, rule(path, policy));
  }
  return [...rules.values()];
}

/** Documents that other sites' programs read. */
const isFeed = (path: string) => /^\/(?:feed\.(?:xml|json)|atom\.xml|feed\/)/.test(path);

/** The policy of files: that of the error page, 250 bytes shorter than the loosest of all pages. */
const filePolicy = (input: RulesInput): Headers => ({
  "Content-Security-Policy": policyText(loosest(errorPolicyOf("", input))),
});

/** Feeds, icons and other documents that are no pages: kept for an hour. Feeds have a style sheet. */
function documentRules(input: RulesInput): HeaderRule[] {
  const { files } = input;
  const paths = files.map((file) => `/${file}`);
  const matches = paths
    .filter((path) => !/^\/(?:assets|pictures)\//.test(path))
    .map((path) => (folderOf(path) ? `${folderOf(path)}/*` : path));
  return [...new Set(matches)].map((match) => ({
    match,
    headers: {
      "Cache-Control": HOUR,
      ...(isFeed(match) ? anyOrigin : { ...filePolicy(input), ...ownOrigin }),
    },
  }));
}

/** Makes the one table that the local server and every host's files are written from. */
export function siteRules(input: RulesInput): SiteRules {
  const { base, policies, errorPages, moved, preview } = input;
  return {
    base,
    headers: [
      { match: "/*", headers: everywhere([...policies.values()], preview) },
      ...pageRules(input),
      ...documentRules(input),
      {
        match: "/assets/*",
        headers: { "Cache-Control": YEAR, ...filePolicy(input), ...ownOrigin },
      },
      {
        match: "/pictures/*",
        headers: { "Cache-Control": YEAR, ...filePolicy(input), ...anyOrigin },
      },
    ],
    fallback: { "Cache-Control": "no-cache", ...ownOrigin },
    notFound: nearestFirst(errorPages).map((path) => ({
      folder: folderOf(path),
      file: `${path}.html`,
    })),
    moved,
    hidden: ["/_headers", "/_redirects"],
  };
}

const LONGEST_LINE = 2000;

/**
 * Some hosts cut or refuse long headers.
 * @throws Error naming the rule and header that is too long
 */
export function checkHeaderLines(rules: HeaderRule[]): void {
  for (const { match, headers } of rules) {
    for (const [name, value] of Object.entries(headers)) {
      const { length } = `${name}: ${value}`;
      if (length >= LONGEST_LINE) {
        throw new Error(
          `${name} of ${match} is ${length} characters long; hosts take fewer than ${LONGEST_LINE}`,
        );
      }
    }
  }
}

/** Whether a rule is for an address. */
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

/** The file that answers an unknown address: that of the nearest folder which has one. */
export const notFoundFile = (rules: SiteRules, path: string): string =>
  rules.notFound.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))?.file ??
  "/404.html";
