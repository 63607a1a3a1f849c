import { CONTENT_TYPES, UNKNOWN_TYPE } from "../content-types.ts";
import { targetOf } from "../addresses.ts";
import { MOVED, type Headers, type SiteRules } from "../rules.ts";

/** The site's folder on a server; the Dockerfile copies it there. */
export const SITE_ROOT = "/srv/website";

export type CaddySettings = {
  root: string;
  /** `https`: at the site's own address, with certificates that Caddy obtains; else `[address:]port`, without TLS. */
  listen: string;
  /** The folder of the admin socket, by which the configuration is reloaded, and of the certificates. */
  state?: string;
  /** The folder of the administrator's own files: `*.caddy` extend the site, `*.site` are other sites. */
  own?: string;
};

/** A Caddyfile word without placeholders, which begin with a brace: no visitor's value can get into it. */
const word = (text: string) => `\`${text.replaceAll("{", "\\{")}\``;
const literal = (text: string) => text.replace(/[.+*?()^$|[\]\\{}]/g, String.raw`\$&`);

const block = (head: string, lines: string[]) => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  "}",
];
const headerLines = (matcher: string, headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `header ${matcher} ${name} ${word(value)}`);

/** Values derived from a request before it is answered. Caddy tries a map's entries in order. */
function requestMaps({ base, moved, notFound }: SiteRules): string[] {
  // Clients may write percent-encoding in lower case.
  const keys = (from: string) =>
    new Set([from, from.replace(/%../g, (code) => code.toLowerCase())]);
  const entries = moved.flatMap(({ from, to }) =>
    [...keys(from)].map((key) => ({ key, hasQuery: key.includes("?"), ...targetOf(base, to) })),
  );
  return [
    "# The address as it was sent, without the site's folder and the query.",
    ...block("map {http.request.orig_uri} {sent}", [
      `~^${literal(base)}(/[^?]*) \${1}`,
      'default ""',
    ]),
    "# Other ways to write a page's address: with a slash at its end, `.html` or `/index`.",
    ...block("map {sent} {clean}", [
      '/ ""',
      "~^/index(\\.html)?/?$ /",
      "~^(/.+?)/index(\\.html)?/?$ ${1}",
      "~^(/.+?)(\\.html/?|/)$ ${1}",
      'default ""',
    ]),
    ...block("map {clean} {name}", ['"" {sent}', "default {clean}"]),
    ...block("map {name} {page}", ["/ /index.html", "default {name}.html"]),
    "# Addresses that nothing has: encoded or doubled characters, names that begin with a dot, copies, error pages.",
    ...block("map {sent} {nowhere}", [
      '"" yes',
      ...notFound.map(({ file }) => `${word(file.replace(/\.html$/, ""))} yes`),
      "~%|\\\\|//|\\.br$ yes",
      "~^/\\.well-known/([^./][^/]*/)*[^./][^/]*$ no",
      "~/\\. yes",
      "default no",
    ]),
    "# Where addresses that moved lead, and how the visitor's query joins them.",
    ...block("map {name}?{query} {exact}", [
      ...entries
        .filter(({ hasQuery }) => hasQuery)
        .map(({ key, address, place }) => `${word(key)} ${word(address + place)}`),
      'default ""',
    ]),
    ...block("map {name} {target} {joint} {place}", [
      ...entries
        .filter(({ hasQuery }) => !hasQuery)
        .map(({ key, address, place }) =>
          [key, address, address.includes("?") ? "&" : "?", place].map(word).join(" "),
        ),
      'default "" "" ""',
    ]),
    ...block("map {joint}={query} {joined}", [
      "~^\\?=(.+)$ ?${1}",
      "~^&=(.+)$ &${1}",
      'default ""',
    ]),
    ...block("map {query} {asked}", ['"" ""', "default ?{query}"]),
    "# The error page.",
    ...block("map {sent} {missing}", [
      ...notFound
        .filter(({ folder }) => folder !== "")
        .map(({ folder, file }) => `~^${literal(folder)}(/[^/]*)?$ ${word(file)}`),
      `default ${word(notFound.find(({ folder }) => folder === "")?.file ?? "/404.html")}`,
    ]),
    ...block("map {sent} {type}", [
      ...Object.entries(CONTENT_TYPES).map(([ending, type]) => `~(?i)\\.${ending}$ ${word(type)}`),
      `default ${word(UNKNOWN_TYPE)}`,
    ]),
  ];
}

const route = ({ base, headers, fallback }: SiteRules): string[] => [
  ...headerLines("", { ...headers.find(({ match }) => match === "/*")?.headers, ...fallback }),
  "@other not method GET HEAD",
  "error @other 405",
  ...(base
    ? [`@way_in path ${base}`, `redir @way_in ${base}/{asked} ${MOVED}`, `uri strip_prefix ${base}`]
    : []),
  '@exact not vars {exact} ""',
  `redir @exact {exact} ${MOVED}`,
  "@page file {page}",
  "@none not file {page} {sent}",
  ...block("handle @none", [
    '@moved not vars {target} ""',
    `redir @moved {target}{joined}{place} ${MOVED}`,
    "error 404",
  ]),
  "@nowhere vars {nowhere} yes",
  "error @nowhere 404",
  ...block("@variant", ["file {page}", 'not vars {clean} ""']),
  `redir @variant ${base}{clean}{asked} ${MOVED}`,
  "header Content-Type {type}",
  ...headers
    .filter(({ match }) => match !== "/*")
    .flatMap(({ match, headers: own }, index) => [
      `@rule${index} path ${match}`,
      ...headerLines(`@rule${index}`, own),
    ]),
  ...block("handle @page", [`header Content-Type ${word(CONTENT_TYPES.html!)}`, "rewrite {page}"]),
  "file_server {",
  "\tprecompressed br",
  "\tdisable_canonical_uris",
  "}",
];

/** Request headers that make an answer conditional. */
const CONDITIONS = "Range If-Match If-None-Match If-Modified-Since If-Unmodified-Since".split(" ");

/** A complete configuration for Caddy 2.6 or later with its standard modules. */
export function caddyfile(rules: SiteRules, { root, listen, state, own }: CaddySettings): string {
  const [, address, port] = /^(?:(.+):)?(\d+)$/.exec(listen) ?? [];
  const everyAnswer = [
    ...block("header", ["-Server", "Vary Accept-Encoding", "defer"]),
    "# For the few programs that take no Brotli.",
    "encode @whole gzip",
  ];
  const site = [
    ...(address ? [`bind ${address.replace(/[[\]]/g, "")}`] : []),
    `root * ${word(root)}`,
    "# Asked for a part of a file, Caddy would compress that part alone.",
    "@whole header !Range",
    ...everyAnswer,
    ...block("route", [...requestMaps(rules), ...route(rules)]),
    ...block("handle_errors", [
      "# Of an error page Caddy would send a part, or nothing to a browser that has it already.",
      ...CONDITIONS.map((name) => `request_header -${name}`),
      ...everyAnswer,
      ...headerLines("", rules.fallback),
      "@method expression {err.status_code} == 405",
      'header @method Allow "GET, HEAD"',
      "@missing expression {err.status_code} == 404",
      ...block("handle @missing", [
        `header Content-Type ${word(CONTENT_TYPES.html!)}`,
        "rewrite {missing}",
        ...block("file_server", ["precompressed br"]),
      ]),
      "respond {err.status_code}",
    ]),
    ...(own ? [`import ${word(`${own}/*.caddy`)}`] : []),
  ];
  const lines = [
    "# Written from hosting/rules.ts: what is changed here goes with the next release.",
    ...block("", [
      state ? `admin ${word(`unix/${state}/admin.sock`)}` : "admin off",
      ...(state ? [`storage file_system ${word(`${state}/certificates`)}`] : []),
      // The root of an internal authority (`tls internal`) is not installed here: that takes longer than a reload may.
      ...(state && listen === "https" ? ["skip_install_trust"] : []),
      "# Connections of before a change of rules end after it.",
      "grace_period 10s",
      "# No address of a visitor and no words of a search are kept.",
      ...block("log", ["exclude http.log.error"]),
    ]).map((line) => (line.trim() === "{" ? "{" : line)),
    ...block(listen === "https" ? new URL(rules.url!).origin : `http://:${port}`, site),
    ...(own ? [`import ${word(`${own}/*.site`)}`] : []),
  ];
  return `${lines.join("\n")}\n`;
}

/** The container's configuration; on a server each release has its own. */
export const containerFile = (rules: SiteRules): string =>
  caddyfile(rules, { root: SITE_ROOT, listen: "8080" });
