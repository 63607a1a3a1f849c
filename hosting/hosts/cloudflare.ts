import { targetOf } from "../addresses.ts";
import { MOVED, type SiteRules } from "../rules.ts";

/** Limits of Cloudflare Pages: https://developers.cloudflare.com/pages/platform/limits/ */
const MOST = {
  rules: 100,
  ruleCharacters: 2000,
  redirects: 2000,
  files: 20_000,
  bytes: 25 * 2 ** 20,
};

/** `_headers`: if two rules set one header, Cloudflare sends both; our rules do so for pictures alone. */
const headersFile = ({ headers }: SiteRules): string =>
  headers
    .flatMap(({ match, headers: own }) => [
      match,
      ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
      "",
    ])
    .join("\n");

/** A line for each spelling of an old address, which Cloudflare treats as different. */
const redirectLines = ({ moved }: SiteRules) =>
  moved
    .filter(({ from }) => !from.includes("?"))
    .flatMap(({ from, to }) => {
      const { address, place } = targetOf("", to);
      return ["", "/", ".html"].map((ending) => `${from}${ending} ${address}${place} ${MOVED}`);
    });

/** A warning with the first entry above a limit, if there is one. */
const over = (what: string, list: string[], most: number): string[] =>
  list.length > most
    ? [
        `${list.length} ${what}, of which Cloudflare takes ${most}: the first one over is ${list[most]}`,
      ]
    : [];

/** The files that configure Cloudflare Pages, and warnings of what it would omit. @param sizes in bytes, by name */
export function cloudflareFiles(
  rules: SiteRules,
  sizes: Map<string, number>,
): { files: Record<string, string>; problems: string[] } {
  const headers = headersFile(rules);
  const files = { _headers: headers, _redirects: `${redirectLines(rules).join("\n")}\n` };
  const problems = [
    ...(rules.base ? [`the site lives in ${rules.base}/, and Cloudflare has whole hosts`] : []),
    ...over(
      "header rules",
      rules.headers.map(({ match }) => match),
      MOST.rules,
    ),
    ...headers
      .split("\n")
      .filter((line) => line.length > MOST.ruleCharacters)
      .map((line) => `a header of ${line.length} characters: ${line.slice(0, 60)} …`),
    ...over("lines of redirects", redirectLines(rules), MOST.redirects),
    ...rules.moved
      .filter(({ from }) => from.includes("?"))
      .map(
        ({ from }) => `${from} is an address with a query, which Cloudflare's redirects do not see`,
      ),
    ...over("files", [...sizes.keys()], MOST.files),
    ...[...sizes]
      .filter(([, bytes]) => bytes > MOST.bytes)
      .map(
        ([name, bytes]) =>
          `${name} has ${(bytes / 2 ** 20).toFixed(1)} MiB, of which Cloudflare takes 25`,
      ),
  ];
  return { files, problems };
}
