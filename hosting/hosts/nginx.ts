import { PATH_PART } from "../addresses.ts";
import { CONTENT_TYPES, isCompressible, UNKNOWN_TYPE } from "../content-types.ts";
import type { HeaderRule, SiteRules } from "../rules.ts";

/** Where nginx finds the site and how it is reached. */
export type NginxSettings = {
  /** The published folder. */
  root: string;
  /** Port, or address and port. */
  listen: string;
  /** A folder for what nginx writes while it runs. */
  scratch: string;
  /** A file for what was asked, or `off`. */
  accessLog: string;
  /** Files that a server adds to its block, for TLS for example: a path with `*`, as there may be none. */
  include?: string;
};

const HTML = `types { } default_type "${CONTENT_TYPES.html}";`;

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
/** Text as a part of a regular expression; without backslashes, which quoted strings would need twice. */
const literal = (text: string) => text.replace(/[.+*?()^$|]/g, "[$&]");

/** A rule's addresses as a key of a map; nginx tries exact keys first, then patterns from the top. */
const mapKey = (match: string) =>
  quoted(match.endsWith("/*") ? `~^${literal(match.slice(0, -1))}` : match);

const block = (head: string, lines: string[]) => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  "}",
];

const map = (source: string, target: string, entries: string[]) =>
  block(`map ${source} ${target}`, entries);

const isGeneral = ({ match }: HeaderRule) => match === "/*";

/** `add_header` for one header, and the map that gives its value where that depends on the address. */
function header(name: string, { headers, fallback }: SiteRules): { maps: string[]; line: string } {
  const general = quoted(headers.find(isGeneral)?.headers[name] ?? fallback[name] ?? "");
  const special = headers.filter((rule) => !isGeneral(rule) && name in rule.headers);
  if (special.length === 0) return { maps: [], line: `add_header ${name} ${general} always;` };
  const variable = `$${name.toLowerCase().replaceAll("-", "_")}`;
  return {
    maps: map("$found_path", variable, [
      `default ${general};`,
      ...special.map((rule) => `${mapKey(rule.match)} ${quoted(rule.headers[name] ?? "")};`),
    ]),
    line: `add_header ${name} ${variable} always;`,
  };
}

/** What is derived from a request before it is answered. */
function requestMaps({ base, moved, notFound }: SiteRules): string[] {
  const accepts = (coding: string) =>
    quoted(`~*(?:^|[ ,])${coding} *(?:,|$|;(?! *q=0(?:[.]0*)? *(?:,|$)))`);
  return [
    "# The address asked for, without the site's folder and the query; empty outside of the folder.",
    ...map("$request_uri", "$site_path", [
      `default "";`,
      `${quoted(`~^${literal(base)}(?<path_in_site>/[^?]*)`)} $path_in_site;`,
    ]),
    "# Addresses that nothing has: encoded or doubled characters, names that begin with a dot.",
    ...map("$site_path", "$impossible", [
      `default "";`,
      `"" 1;`,
      `${quoted(String.raw`~%|\\|//|/[.](?!well-known/)`)} 1;`,
    ]),
    "# Where addresses that moved lead.",
    ...map("$site_path", "$moved", [
      `default "";`,
      ...moved.map(
        ({ from, to }) =>
          `${quoted(`~^${literal(from)}(?:[.]html)?/?$`)} ${quoted(base + to.replace(/#|$/, "$is_args$args$&"))};`,
      ),
    ]),
    "# The one address of a page that is asked for in another way, and the page's file.",
    ...map("$site_path", "$clean", [
      `default "";`,
      `"~^/index(?:[.]html)?/?$" /;`,
      `"~^(?<folder>(?:/${PATH_PART}?)+?)/index(?:[.]html)?/?$" $folder;`,
      `"~^(?<bare>(?:/${PATH_PART}?)+?)(?:[.]html/?|/)$" $bare;`,
    ]),
    ...map("$clean", "$clean_file", [`default $clean.html;`, `"" "";`, "/ /index.html;"]),
    "# The error page.",
    ...map(
      "$site_path",
      "$missing",
      notFound.map(({ folder, file }) => {
        const key = folder === "" ? "default" : quoted(`~^${literal(folder)}(?:/[^/]*)?$`);
        return `${key} ${quoted(file)};`;
      }),
    ),
    "# The compressed copy that the visitor's program takes, and what it is called when it is sent.",
    ...map("$http_accept_encoding", "$copy", [
      `default "";`,
      `${accepts("br")} .br;`,
      `${accepts("gzip")} .gz;`,
    ]),
    ...map("$uri", "$encoding", [`default "";`, `"~[.]br$" br;`, `"~[.]gz$" gzip;`]),
    "# Rules for an address count only where something is found there.",
    ...map("$status", "$found_path", [`default "";`, `"~^(?:2|304)" $site_path;`]),
    ...map("$status", "$allow", [`default "";`, `405 "GET, HEAD";`]),
  ];
}

function locations({ notFound }: SiteRules): string[] {
  const absent = notFound.map(({ file }) => file.replace(/\.html$/, ""));
  const types = Object.entries(CONTENT_TYPES);
  const compressed = types.filter(([ending]) => ending !== "html" && isCompressible(ending));
  const others = types.filter(([ending]) => !isCompressible(ending));
  return [
    ...block("location = /", [HTML, "try_files /index.html$copy /index.html =404;"]),
    ...absent.map((path) => `location = ${path} { return 404; }`),
    "location ~ [.](?:br|gz)$ { return 404; }",
    // A compressed copy would be given the type of its own ending: these types go by the address.
    ...compressed.flatMap(([ending, type]) =>
      block(`location ~* [.]${ending}$`, [
        `types { } default_type ${quoted(type)};`,
        "try_files $uri$copy $uri =404;",
      ]),
    ),
    ...block("location ~ [.][A-Za-z0-9]+$", [
      ...block(
        "types",
        others.map(([ending, type]) => `${type} ${ending};`),
      ),
      `default_type ${UNKNOWN_TYPE};`,
      "try_files $uri =404;",
    ]),
    ...block("location /", [HTML, "try_files $uri.html$copy $uri.html @file;"]),
    ...block("location @file", [`types { } default_type ${UNKNOWN_TYPE};`, "try_files $uri =404;"]),
    ...block("location @missing", [HTML, "try_files $missing$copy $missing =404;"]),
  ];
}

/**
 * A complete configuration for nginx 1.22 or later. It needs no module beyond the standard ones: nginx
 * hands out the compressed copies by name.
 */
export function nginxConf(rules: SiteRules, settings: NginxSettings): string {
  const { base, headers, fallback } = rules;
  const names = [
    ...new Set([...headers.map((rule) => rule.headers), fallback].flatMap(Object.keys)),
  ];
  const headerLines = names.map((name) => header(name, rules));
  const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${quoted(`${settings.scratch}/nginx-${kind}`)};`,
  );
  const server = block("server", [
    `listen ${settings.listen};`,
    `root ${quoted(settings.root)};`,
    "absolute_redirect off;",
    "error_page 404 @missing;",
    ...headerLines.map(({ line }) => line),
    "add_header Vary Accept-Encoding always;",
    "add_header Content-Encoding $encoding always;",
    "add_header Allow $allow always;",
    "",
    "if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }",
    ...(base
      ? [`if ($request_uri ~ ^${literal(base)}(?:[?]|$)) { return 301 ${base}/$is_args$args; }`]
      : []),
    "if ($impossible) { return 404; }",
    "if ($moved) { return 301 $moved; }",
    `if (-f $document_root$clean_file) { return 301 ${base}$clean$is_args$args; }`,
    ...(base ? [`rewrite ^${literal(base)}(/.*)$ $1;`] : []),
    "",
    ...locations(rules),
    ...(settings.include ? [`include ${quoted(settings.include)};`] : []),
  ]);
  const lines = [
    "# Written by the build from hosting/rules.ts. Put TLS in front of it, or add it to the server below.",
    "worker_processes auto;",
    `pid ${quoted(`${settings.scratch}/nginx.pid`)};`,
    ...block("events", ["worker_connections 4096;"]),
    ...block("http", [
      "sendfile on;",
      "tcp_nopush on;",
      "server_tokens off;",
      `access_log ${quoted(settings.accessLog)};`,
      "gzip off;",
      "map_hash_bucket_size 256;",
      "variables_hash_bucket_size 128;",
      ...scratch,
      ...requestMaps(rules),
      ...headerLines.flatMap(({ maps }) => maps),
      ...server,
    ]),
  ];
  return `${lines.join("\n")}\n`;
}
