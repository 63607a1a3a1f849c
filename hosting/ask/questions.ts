import { CONTENT_TYPES, endingOf, isCompressible, UNKNOWN_TYPE } from "../content-types.ts";
import { destination } from "../addresses.ts";
import { headersFor, MOVED, type Headers, type SiteRules } from "../rules.ts";
import { storedAddress } from "../built-site.ts";

/** A request with the answer that the rules of the build require. */
export type Question = {
  rule: string;
  path: string;
  method?: string;
  headers?: Headers;
  status: number[];
  /** Headers by name in lower case: an exact value, a pattern, or undefined for none. */
  expect?: Record<string, string | RegExp | undefined>;
  /** SHA-256 of the decompressed body. */
  hash?: string;
  /**
   * Whether a different answer does not affect visitors: it is reported, but is no failure. Checks that older releases
   * did not have must be minor, or nobody could go back to these releases.
   */
  isMinor?: boolean;
};

/** The rules of a build or a release, and the hash of every file. */
export type Contents = { rules: SiteRules; files: Record<string, string> };

const PERMANENT = [MOVED, 308];
const small = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Synonyms of media types, used by hosts that we do not configure. */
const EQUAL_NAMES: Record<string, string> = {
  "text/javascript": "(?:text|application)/javascript",
  "image/x-icon": "image/(?:x-icon|vnd.microsoft.icon)",
};

/** The media type of a file; such hosts leave out the charset of some. */
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

/** Compressed copies are sent instead of their files. Releases before version 3 have some of gzip, too. */
const isCopy = (file: string) => /\.(?:br|gz)$/.test(file);

function fileQuestions({ rules, files }: Contents): Question[] {
  const { base, notFound } = rules;
  const inEachForm = (file: string, about: Omit<Question, "hash">): Question[] =>
    ["identity", "br"].flatMap((coding) => {
      const encoding = coding === "identity" ? undefined : coding;
      if (encoding && !(`${file}.br` in files)) return [];
      const type = { "content-type": typeOf(file), "content-encoding": encoding };
      const headers = { "Accept-Encoding": coding };
      return { ...about, headers, expect: { ...about.expect, ...type }, hash: files[file]! };
    });
  const published = Object.keys(files).filter(
    (file) => !isCopy(file) && file !== "release.json" && !isErrorPage(rules, file),
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

/** Old addresses, with and without a query, in all their spellings. */
function redirectQuestions({ base, moved }: SiteRules): Question[] {
  const query = "utm_source=letter&q=%20$1";
  return moved.flatMap(({ from, to }) => {
    const plain = destination(base, to, "");
    const list: [string, string, isMinor?: boolean][] = from.includes("?")
      ? [[from, plain]]
      : [
          ...["", "/", ".html"].map((ending): [string, string] => [from + ending, plain]),
          // If the target has a query of its own, some hosts drop the visitor's.
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

/** Addresses that do not exist, as requested by programs that look for weaknesses. */
const HOSTILE = [
  ...(
    "/../package.json /assets/../../package.json /%2e%2e/package.json /..%2fpackage.json " +
    "/assets/..%5c..%5cpackage.json //example.com/ /\\example.com/ /a//b /a/./b /.html /%ff /%"
  ).split(" "),
  `/${"a".repeat(2000)}`,
];

/** Values of Accept-Encoding, each with the expected encoding. */
const CODINGS: [string, string | undefined][] = [
  ["gzip, deflate, br", "br"],
  ["BR;q=0, GZip", "gzip"],
  ["br;q=0, gzip;q=0.0", undefined],
  ["", undefined],
];

/** Rules for all addresses of a kind, each checked with one address. */
function generalQuestions({ rules, files }: Contents): Question[] {
  const { base, notFound } = rules;
  const names = Object.keys(files);
  const pages = names.filter((file) => file.endsWith(".html") && !isErrorPage(rules, file));
  const other = pages.find((file) => file !== "index.html") ?? "index.html";
  const page = storedAddress(other);
  const raw = names.find((file) => !isCompressible(endingOf(file)) && !isCopy(file));
  const nothing = small(headersFor(rules, undefined));
  const isMinor = true;

  const questions: Question[] = [];
  /** Questions for addresses that do not exist, unless `more` says otherwise. */
  const ask = (rule: string, paths: string[], more: Partial<Question> = {}) =>
    questions.push(...paths.map((path) => ({ rule, path: base + path, status: [404], ...more })));
  const leads = (from: string, to: string, more: Partial<Question> = {}) =>
    ask("One address for each page", [from], {
      status: PERMANENT,
      expect: { location: base + to },
      ...more,
    });

  leads(`${page}/`, page);
  leads(`${page}.html`, page);
  leads(`${page}/?q=1&r=%20`, `${page}?q=1&r=%20`);
  leads(`${page}/index.html`, page, { isMinor });
  leads(`${page}.html/`, page, { isMinor });
  leads("/index.html", "/", { isMinor });
  leads("/index?a=b", "/?a=b", { isMinor });

  const missing = [
    ..."/.env /.git/config /assets/nope-1.css /pictures/nope-1.svg /downloads/nope.pdf".split(" "),
    `/${other}.br`,
    page.toUpperCase(),
  ];
  const unknown = "Unknown addresses";
  const cache = nothing["cache-control"];
  ask(unknown, missing, { expect: { "cache-control": cache, location: undefined } });
  // Some hosts send a folder's headers for missing files too, and hide their own configuration files.
  const expect = { ...nothing, location: undefined };
  ask(unknown, [...missing, "/_headers", "/_redirects"], { isMinor, expect });
  // Conditional and range requests: a page is sent in full all the same.
  const again = { "If-None-Match": "*", Range: "bytes=0-99" };
  ask(unknown, ["/no-such-page"], { headers: again, hash: files["404.html"], isMinor });
  const errorPages = notFound.map(({ file }) => file.replace(/\.html$/, ""));
  ask(unknown, errorPages, { isMinor });
  const refused = { isMinor, status: [400, 404, 414], expect: { location: undefined } };
  ask("Addresses of attackers", [...HOSTILE, `${page}%00`], refused);

  const etag = /^(?:W\/)?"[^"]+"$/;
  ask("Methods", [page], { method: "HEAD", status: [200], expect: { etag } });
  ask("Methods", ["/no-such-page"], { method: "HEAD" });
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
    ask("Methods", [page], { method, status: [405] });
  ask("Methods", [page], {
    method: "POST",
    status: [405],
    expect: { allow: "GET, HEAD" },
    isMinor,
  });

  for (const [accepted, coding] of CODINGS) {
    const headers = { "Accept-Encoding": accepted };
    const sent = { "content-encoding": coding, vary: /\baccept-encoding\b/i };
    ask("Compression", ["/", page], { status: [200], headers, expect: sent, isMinor });
    ask("Compression", ["/no-such-page"], { headers, expect: sent, isMinor });
  }
  const ranged = [page, ...(raw ? [storedAddress(raw)] : [])];
  const part = { "content-range": /^bytes 0-\d+\/\d+$/, "content-encoding": undefined };
  const askRange = (Range: string, more: Partial<Question>) =>
    ask("Ranges", ranged, { headers: { Range, "Accept-Encoding": "gzip" }, isMinor, ...more });
  askRange("bytes=0-599", { status: [206], expect: part });
  askRange("bytes=99999999-", { status: [416] });
  return questions;
}

/** Everything that a host must answer correctly about a built site. */
export const questionsFor = (contents: Contents): Question[] => [
  ...fileQuestions(contents),
  ...redirectQuestions(contents.rules),
  ...generalQuestions(contents),
];
