import { CONTENT_TYPES, endingOf, isCompressible, UNKNOWN_TYPE } from "../content-types.ts";
import { destination } from "../addresses.ts";
import { headersFor, type Headers, type SiteRules } from "../rules.ts";
import { storedAddress } from "../built-site.ts";

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

/** Types that hosts which we do not configure name by an equal name. */
const EQUAL_NAMES: Record<string, string> = {
  "text/javascript": "(?:text|application)/javascript",
  "image/x-icon": "image/(?:x-icon|vnd.microsoft.icon)",
};

/** The type of a file; such hosts leave the charset to some files. */
function typeOf(file: string): RegExp | string {
  const type = CONTENT_TYPES[endingOf(file)] ?? UNKNOWN_TYPE;
  if (/^text\/(?!javascript)/.test(type)) return type;
  const [name = ""] = type.split(";");
  return new RegExp(
    `^${EQUAL_NAMES[name] ?? name.replace(/[.+]/g, "[$&]")}(?:; charset=utf-8)?$`,
    "i",
  );
}

const isErrorPage = ({ notFound }: SiteRules, file: string) =>
  notFound.some((page) => page.file === `/${file}`);

/** Every file of the site, in each form that it is sent in. */
function fileQuestions({ rules, files }: Contents): Question[] {
  const { base, notFound } = rules;
  const inEachForm = (file: string, about: Omit<Question, "hash">): Question[] =>
    [
      ["identity", ""],
      ["br", ".br"],
      ["gzip", ".gz"],
    ].flatMap(([coding = "", ending]) => {
      if (!(`${file}${ending}` in files)) return [];
      const encoding = coding === "identity" ? undefined : coding;
      const type = { "content-type": typeOf(file), "content-encoding": encoding };
      const headers = { "Accept-Encoding": coding };
      return { ...about, headers, expect: { ...about.expect, ...type }, hash: files[file]! };
    });
  const published = Object.keys(files).filter(
    (file) => !/\.(?:br|gz)$/.test(file) && file !== "release.json" && !isErrorPage(rules, file),
  );
  return [
    ...published.flatMap((file) => {
      const path = storedAddress(file);
      const expect = small(headersFor(rules, path));
      const rule = file.endsWith(".html") ? "Pages" : "Files";
      return inEachForm(file, { rule, path: base + path, status: [200], expect });
    }),
    ...notFound.flatMap(({ folder, file }) =>
      inEachForm(file.slice(1), {
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
  const query = "utm_source=letter&q=%20$1";
  return moved.flatMap(({ from, to }) => {
    const plain = destination(base, to, "");
    const list: [string, string, isMinor?: boolean][] = from.includes("?")
      ? [[from, plain]]
      : [
          ...["", "/", ".html"].map((ending): [string, string] => [from + ending, plain]),
          // Where the target has a query of its own, some hosts leave out the visitor's.
          [`${from}?${query}`, destination(base, to, query), to.includes("?")],
        ];
    return list.map(([path, location, isMinor]) => ({
      rule: "Redirects",
      path: base + path,
      status: PERMANENT,
      expect: { location },
      isMinor,
    }));
  });
}

/** Addresses that nothing has, as programs ask for them that look for a way in. */
const HOSTILE = [
  ..."/../package.json /assets/../../package.json /%2e%2e/package.json /..%2fpackage.json".split(
    " ",
  ),
  ..."/assets/..%5c..%5cpackage.json //example.com/ /\\example.com/ /a//b /a/./b /.html /%ff /%".split(
    " ",
  ),
  `/${"a".repeat(2000)}`,
];

/** What visitors' programs say they take, and what they are sent. */
const CODINGS: [string, string | undefined][] = [
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["gzip;q=0, br ; q=0.001", "br"],
  ["br; q=0.000", undefined],
  ["x-gzip", undefined],
  ["", undefined],
];

/** What holds for every address of a kind is asked of one. */
function generalQuestions({ rules, files }: Contents): Question[] {
  const { base, notFound } = rules;
  const names = Object.keys(files);
  const pages = names.filter((file) => file.endsWith(".html") && !isErrorPage(rules, file));
  const other = pages.find((file) => file !== "index.html") ?? "index.html";
  const page = storedAddress(other);
  const raw = names.find((file) => !isCompressible(endingOf(file)) && !/\.(?:br|gz)$/.test(file));
  const asked = (rule: string, isMinor: boolean, list: [string, Partial<Question>][]): Question[] =>
    list.map(([path, more]) => ({ rule, path: base + path, status: [404], isMinor, ...more }));
  const leads = (from: string, to: string): [string, Partial<Question>] => [
    from,
    { status: PERMANENT, expect: { location: base + to } },
  ];
  const nothing = small(headersFor(rules, undefined));
  const missing = [
    ..."/.env /.git/config /assets/nope-1.css /pictures/nope-1.svg /downloads/nope.pdf".split(" "),
    `/${other}.br`,
    `/${other}.gz`,
    page.toUpperCase(),
  ];
  return [
    ...asked("One address for each page", false, [
      leads(`${page}/`, page),
      leads(`${page}.html`, page),
      leads(`${page}/?q=1&r=%20`, `${page}?q=1&r=%20`),
    ]),
    ...asked("One address for each page", true, [
      leads(`${page}/index.html`, page),
      leads(`${page}.html/`, page),
      leads("/index.html", "/"),
      leads("/index?a=b", "/?a=b"),
    ]),
    ...asked(
      "Unknown addresses",
      false,
      missing.map((path) => [
        path,
        { expect: { "cache-control": nothing["cache-control"], location: undefined } },
      ]),
    ),
    // Some hosts send the headers of a folder with what is not in it, and keep their own files to themselves.
    ...asked(
      "Unknown addresses",
      true,
      [...missing, "/_headers", "/_redirects"].map((path) => [
        path,
        { expect: { ...nothing, location: undefined, "content-disposition": undefined } },
      ]),
    ),
    ...asked(
      "Unknown addresses",
      true,
      notFound.map(({ file }) => [file.replace(/\.html$/, ""), {}]),
    ),
    ...asked(
      "Addresses of attackers",
      true,
      [...HOSTILE, `${page}%00`].map((path) => [
        path,
        { status: [400, 404, 414], expect: { location: undefined } },
      ]),
    ),
    ...asked("Methods", false, [
      [page, { method: "HEAD", status: [200], expect: { etag: /^(?:W\/)?"[^"]+"$/ } }],
      ["/no-such-page", { method: "HEAD" }],
      ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS"].map(
        (method): [string, Partial<Question>] => [page, { method, status: [405] }],
      ),
    ]),
    ...asked("Methods", true, [
      [page, { method: "POST", status: [405], expect: { allow: "GET, HEAD" } }],
    ]),
    ...["/", page, "/no-such-page"].flatMap((path) =>
      asked(
        "Compression",
        true,
        CODINGS.map(([accepted, coding]) => [
          path,
          {
            status: [path === "/no-such-page" ? 404 : 200],
            headers: { "Accept-Encoding": accepted },
            expect: { "content-encoding": coding, vary: /\baccept-encoding\b/i },
          },
        ]),
      ),
    ),
    ...asked(
      "Ranges",
      true,
      [raw].flatMap((file): [string, Partial<Question>][] => {
        if (!file) return [];
        const expect = { "content-range": /^bytes 0-8\/\d+$/ };
        return [
          [storedAddress(file), { headers: { Range: "bytes=0-8" }, status: [206], expect }],
          [storedAddress(file), { headers: { Range: "bytes=99999999-" }, status: [416] }],
        ];
      }),
    ),
  ];
}

/** Everything that a site is asked. */
export const questionsFor = (contents: Contents): Question[] => [
  ...fileQuestions(contents),
  ...redirectQuestions(contents.rules),
  ...generalQuestions(contents),
];
