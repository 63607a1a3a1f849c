import type { SiteRules } from "../rules.ts";

/**
 * The file `_redirects` for Netlify and Cloudflare, which both read from the published folder.
 * Cloudflare finds the nearest 404 page by itself and passes over the lines with status 404; Netlify
 * needs them. Sources are as the folder is published, targets as a visitor sees them.
 */
export function redirectsFile({ base, moved, notFound }: SiteRules): string {
  const lines = [
    ...moved.map(({ from, to }) => `${from} ${base}${to} 301`),
    ...notFound
      .filter(({ folder }) => folder !== "")
      .map(({ folder, file }) => `${folder}/* ${file} 404`),
  ];
  return `${lines.join("\n")}\n`;
}
