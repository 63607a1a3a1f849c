import { canonicalAddresses, documentAddresses } from "#app/urls.server.ts";
import { filesBelow, type Build } from "../builds.ts";

/** What a server is asked, and what it has to answer. Addresses are without base path. */
export type Case = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** The status; several where servers may differ. */
  status: number | number[];
  /** Headers of the answer: exact, by pattern, or absent. */
  expect?: Record<string, string | RegExp | undefined>;
  /** Text that the body holds. */
  body?: string;
};

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";
const html = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
const revalidated = { etag: /^"[^"]+"$/, vary: "Accept-Encoding" };

/** What the error pages say (the specification's own words). */
const NOT_FOUND = "Oops! Page not found";
const POST_NOT_FOUND = "Blog Post Not Found";

const pages: Case[] = canonicalAddresses().map((path) => ({
  path,
  status: 200,
  expect: { ...html, ...revalidated, "cross-origin-resource-policy": "same-origin" },
  body: "<h1",
}));

const documents: Case[] = documentAddresses().map((path) => ({
  path,
  status: 200,
  expect: {
    "cache-control": HOUR,
    "cross-origin-resource-policy": /^\/(?:feed|atom)/.test(path) ? "cross-origin" : "same-origin",
  },
}));

const redirect = (path: string, location: string): Case => ({
  path,
  status: 301,
  expect: { location },
});

const addresses = ({ rules }: Build): Case[] => [
  ...rules.moved.flatMap(({ from, to }) => [
    redirect(from, to),
    redirect(`${from}/`, to),
    redirect(`${from}?utm_source=letter`, `${to}?utm_source=letter`),
  ]),
  ...canonicalAddresses()
    .filter((path) => path !== "/")
    .map((path) => redirect(`${path}/`, path)),
  redirect("/index.html", "/"),
  redirect("/index", "/"),
  redirect("/team.html", "/team"),
  redirect("/team.html/", "/team"),
  redirect("/team/index.html", "/team"),
  redirect("/team/?q=1&r=%20", "/team?q=1&r=%20"),
  redirect("/blog/", "/blog"),
  redirect("/services/", "/services"),
  redirect("/nope/", "/nope"),
];

const missing = (path: string, body: string): Case => ({
  path,
  status: 404,
  expect: {
    ...html,
    "strict-transport-security": /max-age/,
    "content-security-policy": /default-src 'none'/,
  },
  body,
});

const errorPages: Case[] = [
  ...["/nope", "/services", "/services/nope", "/team/nope", "/404", "/blogs/nope", "/TEAM"].map(
    (path) => missing(path, NOT_FOUND),
  ),
  ...[
    "/blog",
    "/blog/99",
    "/blog/-1",
    "/blog/1.5",
    "/blog/01",
    "/blog/abc",
    "/blog/0/x",
    "/blog/404",
  ].map((path) => missing(path, POST_NOT_FOUND)),
  missing("/assets/nope-12345678.css", NOT_FOUND),
  missing("/pictures/nope-12345678.svg", NOT_FOUND),
  missing("/feed/nope.xml", NOT_FOUND),
  // Files for hosts, compressed copies, and what is never published.
  ...[
    "/_headers",
    "/_redirects",
    "/index.html.br",
    "/team.html.gz",
    "/.git/config",
    "/.env",
    "/rules.json",
  ].map((path) => missing(path, NOT_FOUND)),
];

const hostile: Case[] = [
  ...[
    "/../package.json",
    "/../../etc/passwd",
    "/assets/../../package.json",
    "/%2e%2e/package.json",
    "/%2e%2e%2fpackage.json",
    "/..%2fpackage.json",
    "/assets/..%5c..%5cpackage.json",
    "/blog/%00",
    "/blog/0%00.html",
    "/team%2f",
    "/services%2fhr-advisory",
    "//team",
    "//example.com/",
    "/\\example.com/",
    "/team\\",
    "/%ff",
    "/%",
    "/te%61m",
    `/${"a".repeat(2000)}`,
  ].map((path): Case => ({ path, status: [400, 404], expect: { location: undefined } })),
  { path: "/?q=%00../../etc/passwd", status: 200 },
];

const methods: Case[] = [
  ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS"].map((method): Case => ({
    path: "/team",
    method,
    status: 405,
    expect: { allow: "GET, HEAD" },
  })),
  { path: "/team", method: "HEAD", status: 200, expect: { ...html, ...revalidated } },
  { path: "/nope", method: "HEAD", status: 404 },
];

const compression: Case[] = ["/", "/team", "/nope", "/sitemap.xml"].flatMap((path) =>
  (
    [
      ["br", "br"],
      ["gzip, deflate, br", "br"],
      ["gzip, deflate", "gzip"],
      ["GZIP", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["br;q=0", undefined],
      ["identity", undefined],
      ["brotli", undefined],
      ["", undefined],
    ] as const
  ).map(([accepted, coding]): Case => ({
    path,
    headers: { "Accept-Encoding": accepted },
    status: path === "/nope" ? 404 : 200,
    expect: { "content-encoding": coding, vary: "Accept-Encoding" },
  })),
);

/** One file of each kind that the build holds. */
function assets({ dist }: Build): Case[] {
  const files = filesBelow(dist);
  const first = (pattern: RegExp) => files.filter((file) => pattern.test(file)).slice(0, 1);
  const stored = (pattern: RegExp, type: string, policy: string): Case[] =>
    first(pattern).map((file) => ({
      path: `/${file}`,
      status: 200,
      expect: {
        "content-type": type,
        "cache-control": YEAR,
        "cross-origin-resource-policy": policy,
      },
    }));
  return [
    ...stored(/^assets\/.*\.css$/, "text/css; charset=utf-8", "same-origin"),
    ...stored(/^assets\/.*\.js$/, "text/javascript; charset=utf-8", "same-origin"),
    ...stored(/^assets\/.*\.woff2$/, "font/woff2", "same-origin"),
    ...stored(/^pictures\/.*\.svg$/, "image/svg+xml", "cross-origin"),
    ...stored(/^pictures\/.*\.png$/, "image/png", "cross-origin"),
  ];
}

/** Everything that a server of this build is asked. */
export const casesFor = (build: Build): Case[] => [
  ...pages,
  ...documents,
  ...addresses(build),
  ...errorPages,
  ...hostile,
  ...methods,
  ...compression,
  ...assets(build),
];
