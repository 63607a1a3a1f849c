import { CONTENT_TYPES } from "#hosting/content-types.ts";

/**
 * What files other than pages are sent as, by the endings of their names. Hosts have tables of their own: where one
 * differs from ours, its answers in docs/hosts.md do.
 */
export const fileTypes = Object.entries(CONTENT_TYPES).filter(([ending]) => ending !== "html");

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
/** Asked about each time; hosts have three ways to say so. */
const FRESH = /^(?:no-cache|no-store|public, max-age=0, must-revalidate)$/;
const html = { "content-type": "text/html; charset=utf-8", "cache-control": FRESH };
const revalidated = { etag: /^"[^"]+"$/, vary: "Accept-Encoding" };
const everywhere = {
  "strict-transport-security": /max-age/,
  "x-content-type-options": "nosniff",
  "content-security-policy": /frame-ancestors 'none'/,
};

const pages: Case[] = ["/", "/team", "/services/hr", "/blog/0", "/?q=%00../../etc/passwd"].map(
  (path) => ({
    path,
    status: 200,
    expect: {
      ...html,
      ...revalidated,
      ...everywhere,
      "cross-origin-resource-policy": "same-origin",
    },
    body: "<h1>",
  }),
);

const file = (
  path: string,
  type: string | RegExp,
  caching = HOUR,
  policy = "same-origin",
): Case => ({
  path,
  status: 200,
  expect: {
    "content-type": type,
    "cache-control": caching,
    "cross-origin-resource-policy": policy,
  },
  body: path.slice(1),
});

const files: Case[] = [
  file("/assets/a-1.css", "text/css; charset=utf-8", YEAR),
  file("/assets/a-1.js", "text/javascript; charset=utf-8", YEAR),
  file("/assets/a-1.woff2", "font/woff2", YEAR),
  file("/pictures/a-1.svg", "image/svg+xml", YEAR, "cross-origin"),
  file("/pictures/a-1.png", "image/png", YEAR, "cross-origin"),
  file("/pictures/a-1.jpg", "image/jpeg", YEAR, "cross-origin"),
  file("/pictures/a-1.webp", "image/webp", YEAR, "cross-origin"),
  file("/pictures/a-1.avif", "image/avif", YEAR, "cross-origin"),
  ...["/pictures/a-1.svg", "/pictures/a-1.avif"].map((path): Case => ({
    path,
    status: 200,
    expect: {
      "content-security-policy": /default-src 'none'.*sandbox/,
      "x-content-type-options": "nosniff",
    },
  })),
  file("/downloads/a.pdf", "application/pdf"),
  ...["/downloads/a.pdf", "/downloads/a.xlsx"].map((path): Case => ({
    path,
    status: 200,
    expect: { "content-disposition": "inline", ...everywhere },
  })),
  { path: "/downloads/nope.pdf", status: 404, expect: { "content-disposition": undefined } },
  { path: "/services/terms.pdf", status: 200, expect: { "content-disposition": undefined } },
  ...["/feed.xml", "/atom.xml", "/feed/legal.xml"].map((path) =>
    file(path, "application/xml; charset=utf-8", HOUR, "cross-origin"),
  ),
  file("/feed.json", "application/json; charset=utf-8", HOUR, "cross-origin"),
  file("/.well-known/security.txt", "text/plain; charset=utf-8"),
  file("/services/terms.pdf", "application/pdf"),
  ...fileTypes.map(([ending, type]) => file(`/files/a.${ending}`, type)),
  file("/files/a.JPG", "image/jpeg"),
  file("/files/a.bin", "application/octet-stream"),
  file("/files/LICENCE", "application/octet-stream"),
];

const redirect = (path: string, location: string): Case => ({
  path,
  status: 301,
  expect: { location, ...everywhere },
});

const redirects: Case[] = [
  redirect("/who-we-are", "/team"),
  redirect("/who-we-are/", "/team"),
  redirect("/who-we-are.html", "/team"),
  redirect("/who-we-are?utm_source=letter", "/team?utm_source=letter"),
  redirect("/old.name?utm_source=letter", "/services/hr?utm_source=letter#terms"),
  redirect("/team/", "/team"),
  redirect("/team/?q=1&r=%20", "/team?q=1&r=%20"),
  redirect("/team.html", "/team"),
  redirect("/team.html/", "/team"),
  redirect("/team/index.html", "/team"),
  redirect("/blog/0/", "/blog/0"),
  redirect("/index.html", "/"),
  redirect("/index?a=b", "/?a=b"),
];

const missing = (path: string, body: string): Case => ({
  path,
  status: 404,
  expect: { ...html, ...everywhere, location: undefined },
  body,
});

const errorPages: Case[] = [
  ...[
    "/nope",
    "/nope/",
    "/blog/0/x",
    "/services",
    "/services/",
    "/services/nope",
    "/404",
    "/blogs",
    "/TEAM",
  ].map((path) => missing(path, "Page not found")),
  ...["/blog", "/blog/", "/blog/99", "/blog/99.html", "/blog/-1", "/blog/404"].map((path) =>
    missing(path, "Post not found"),
  ),
  // What is missing is not kept, even where files are kept for a year.
  ...["/assets/nope-1.css", "/assets/", "/pictures/nope-1.svg", "/feed/nope.xml"].map((path) =>
    missing(path, "Page not found"),
  ),
  ...["/_headers", "/_redirects", "/index.html.br", "/team.html.gz", "/.env", "/.git/config"].map(
    (path) => missing(path, "Page not found"),
  ),
];

const hostile: Case[] = [
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
  "//team",
  "//example.com/",
  "/a//b",
  "/a/./b",
  "/.html",
  "/\\example.com/",
  "/team\\",
  "/%ff",
  "/%",
  "/te%61m",
  `/${"a".repeat(2000)}`,
].map((path) => ({ path, status: [400, 404], expect: { location: undefined } }));

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

const compression: Case[] = ["/", "/team", "/nope", "/feed.xml"].flatMap((path) =>
  (
    [
      ["br", "br"],
      ["gzip, deflate, br", "br"],
      ["gzip, deflate", "gzip"],
      ["GZIP", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["gzip;q=0, br ; q=0.001", "br"],
      ["br; q=0.000", undefined],
      ["x-gzip", undefined],
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

const ranges: Case[] = [
  {
    path: "/pictures/a-1.png",
    headers: { Range: "bytes=0-8" },
    status: 206,
    expect: { "content-range": /^bytes 0-8\/\d+$/, "content-length": "9" },
    body: "pictures/",
  },
  {
    path: "/pictures/a-1.png",
    headers: { Range: "bytes=99999-" },
    status: 416,
    expect: { "content-range": /^bytes \*\/\d+$/ },
  },
];

/** Everything that a server of the example site is asked. */
export const groups: Record<string, Case[]> = {
  "pages and their headers": pages,
  "files, their types and headers": files,
  "redirects, with their query": redirects,
  "error pages, hidden files": errorPages,
  "hostile addresses": hostile,
  "methods, HEAD": methods,
  "compression by quality values": compression,
  ranges,
};
