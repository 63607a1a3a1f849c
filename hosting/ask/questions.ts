import { CONTENT_TYPES, endingOf, isCompressible, UNKNOWN_TYPE } from "../content-types.ts";
import { destination } from "../redirects.ts";
import { headersFor, type Headers, type SiteRules } from "../rules.ts";
import { storedAddress } from "../stored-files.ts";

/** A request and the answer that the rules of the build ask for. */
export type Question = {
  /** What it is about, as a heading of the report. */
  rule: string;
  path: string;
  method?: string;
  headers?: Headers;
  /** One of these. */
  status: number[];
  /** Headers by their names in small letters: exact, by pattern, or absent. */
  expect?: Record<string, string | RegExp | undefined>;
  /** SHA-256 of what a visitor reads. */
  hash?: string;
  /** Where a host answers otherwise, no visitor is worse off: it is told, and no failure. */
  isMinor?: boolean;
};

/** What a build or a release holds: its rules, and every file with the hash of its bytes. */
export type Contents = { rules: SiteRules; files: Record<string, string> };

const PERMANENT = [301, 308];
const small = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Hosts that we do not configure name some types by an equal name, and leave the charset to the file. */
function typeOf(file: string): RegExp | string {
  const type = CONTENT_TYPES[endingOf(file)] ?? UNKNOWN_TYPE;
  if (/^text\/(?!javascript)/.test(type)) return type;
  const [name = ""] = type.split(";");
  const names: Record<string, string> = {
    "text/javascript": "(?:text|application)/javascript",
    "image/x-icon": "image/(?:x-icon|vnd.microsoft.icon)",
  };
  return new RegExp(`^${names[name] ?? name.replace(/[.+]/g, "[$&]")}(?:; charset=utf-8)?$`, "i");
}

/** Every file of the site, in each form that it is sent in. */
function fileQuestions({ rules, files }: Contents): Question[] {
  const { base, notFound } = rules;
  const published = Object.keys(files).filter((file) => !/\.(?:br|gz)$/.test(file));
  const codings = (file: string) => [
    "identity",
    ...(`${file}.br` in files ? ["br"] : []),
    ...(`${file}.gz` in files ? ["gzip"] : []),
  ];
  const sent = (file: string, about: Omit<Question, "hash">): Question[] =>
    codings(file).map((coding) => ({
      ...about,
      headers: { "Accept-Encoding": coding },
      expect: {
        ...about.expect,
        "content-type": typeOf(file),
        "content-encoding": coding === "identity" ? undefined : coding,
      },
      hash: files[file]!,
    }));
  return [
    ...published
      .filter((file) => file !== "release.json")
      .filter((file) => !notFound.some((page) => page.file === `/${file}`))
      .flatMap((file) => {
        const path = storedAddress(file);
        const expect = small(headersFor(rules, path));
        const rule = file.endsWith(".html") ? "Pages" : "Files";
        return sent(file, { rule, path: base + path, status: [200], expect });
      }),
    ...notFound.flatMap(({ folder, file }) =>
      sent(file.slice(1), {
        rule: "Unknown addresses",
        path: `${base}${folder}/no-such-page`,
        status: [404],
        expect: small(headersFor(rules, undefined)),
      }),
    ),
  ];
}

/** Old addresses, with and without a query, however they end. */
function redirectQuestions({ base, moved }: SiteRules): Question[] {
  const leads = (path: string, to: string): Question => ({
    rule: "Redirects",
    path: base + path,
    status: PERMANENT,
    expect: { location: to },
  });
  return moved.flatMap(({ from, to }) => {
    const plain = destination(base, to, "");
    if (from.includes("?")) return [leads(from, plain)];
    return [
      ...["", "/", ".html"].map((ending) => leads(from + ending, plain)),
      leads(
        `${from}?utm_source=letter&q=%20$1`,
        destination(base, to, "utm_source=letter&q=%20$1"),
      ),
    ];
  });
}

/** What holds for every address of a kind is asked of one. */
function generalQuestions({ rules, files }: Contents): Question[] {
  const { base } = rules;
  const everywhere = small(headersFor(rules, undefined));
  const pages = Object.keys(files).filter(
    (file) => file.endsWith(".html") && !rules.notFound.some((page) => page.file === `/${file}`),
  );
  const other = pages.find((file) => file !== "index.html") ?? "index.html";
  const page = storedAddress(other);
  const raw = Object.keys(files).find(
    (file) => !isCompressible(endingOf(file)) && !/\.(?:br|gz)$/.test(file),
  );
  const about = (rule: string, path: string, more: Partial<Question>): Question => ({
    rule,
    path: base + path,
    status: [404],
    ...more,
  });
  const oneAddress = [`${page}/`, `${page}.html`, `${page}/?q=1&r=%20`].map((path) =>
    about("One address for each page", path, {
      status: PERMANENT,
      expect: { location: `${base}${page}${path.includes("?") ? "?q=1&r=%20" : ""}` },
    }),
  );
  const rare = [`${page}/index.html`, `${page}.html/`, "/index.html", "/index?a=b"].map((path) =>
    about("One address for each page", path, {
      status: PERMANENT,
      expect: {
        location:
          base + (path.startsWith("/index") ? "/" : page) + (path.includes("?") ? "?a=b" : ""),
      },
      isMinor: true,
    }),
  );
  const hidden = [
    "/_headers",
    "/_redirects",
    "/.env",
    "/.git/config",
    `/${other}.br`,
    `/${other}.gz`,
  ];
  const missing = [
    "/assets/nope-1.css",
    "/pictures/nope-1.svg",
    "/downloads/nope.pdf",
    page.toUpperCase(),
  ];
  const hostile = [
    "/../package.json",
    "/assets/../../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/assets/..%5c..%5cpackage.json",
    `${page}%00`,
    "//example.com/",
    "/\\example.com/",
    "/a//b",
    "/a/./b",
    "/.html",
    "/%ff",
    "/%",
    `/${"a".repeat(2000)}`,
  ];
  const codings: [string, string | undefined][] = [
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["gzip;q=0, br ; q=0.001", "br"],
    ["br; q=0.000", undefined],
    ["x-gzip", undefined],
    ["", undefined],
  ];
  return [
    ...oneAddress,
    ...rare,
    ...rules.notFound.map(({ file }) =>
      about("Unknown addresses", file.replace(/\.html$/, ""), { isMinor: true }),
    ),
    ...[...hidden, ...missing].map((path) =>
      about("Unknown addresses", path, {
        expect: { ...everywhere, location: undefined, "content-disposition": undefined },
      }),
    ),
    ...hostile.map((path) =>
      about("Addresses of attackers", path, {
        status: [400, 404, 414],
        expect: { location: undefined },
        isMinor: true,
      }),
    ),
    about("Methods", page, {
      method: "HEAD",
      status: [200],
      expect: { etag: /^(?:W\/)?"[^"]+"$/ },
    }),
    about("Methods", "/no-such-page", { method: "HEAD" }),
    ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS"].map((method) =>
      about("Methods", page, { method, status: [405] }),
    ),
    about("Methods", page, {
      method: "POST",
      status: [405],
      expect: { allow: "GET, HEAD" },
      isMinor: true,
    }),
    ...["/", page, "/no-such-page"].flatMap((path) =>
      codings.map(([accepted, coding]) =>
        about("Compression", path, {
          status: [path === "/no-such-page" ? 404 : 200],
          headers: { "Accept-Encoding": accepted },
          expect: { "content-encoding": coding, vary: /\baccept-encoding\b/i },
          isMinor: true,
        }),
      ),
    ),
    ...(raw
      ? [
          about("Ranges", storedAddress(raw), {
            headers: { Range: "bytes=0-8" },
            status: [206],
            expect: { "content-range": /^bytes 0-8\/\d+$/ },
            isMinor: true,
          }),
          about("Ranges", storedAddress(raw), {
            headers: { Range: "bytes=99999999-" },
            status: [416],
            isMinor: true,
          }),
        ]
      : []),
  ];
}

/** Everything that a site is asked. */
export const questionsFor = (contents: Contents): Question[] => [
  ...fileQuestions(contents),
  ...redirectQuestions(contents.rules),
  ...generalQuestions(contents),
];
