import type { SiteRules } from "../rules.ts";

/** Escapes what has a meaning in Vercel's path patterns. */
const literal = (path: string) => path.replace(/[.()+?:{}*]/g, "\\$&");

const pattern = (match: string) =>
  match.endsWith("/*") ? `${literal(match.slice(0, -2))}/(.*)` : literal(match);

/**
 * The configuration for Vercel, where the published folder is deployed as it is.
 * Its own 404.html answers unknown addresses; the nearer one needs a rule, which applies after files.
 */
export function vercelConfig({ base, headers, moved, notFound }: SiteRules): string {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: null,
    installCommand: null,
    cleanUrls: true,
    trailingSlash: false,
    redirects: moved.map(({ from, to }) => ({
      source: literal(from),
      destination: `${base}${to}`,
      statusCode: 301,
    })),
    headers: headers.map((rule) => ({
      source: pattern(rule.match),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: notFound
      .filter(({ folder }) => folder !== "")
      .map(({ folder, file }) => ({
        source: `${literal(folder)}/(.*)`,
        destination: file.replace(/\.html$/, ""),
        statusCode: 404,
      })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
