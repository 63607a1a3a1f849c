import type { SiteRules } from "../rules.ts";

/**
 * The file `_redirects` for Netlify and Cloudflare, which both read from the published folder.
 * Cloudflare finds the nearest 404 page by itself, at any depth, and passes over the lines with status 404;
 * Netlify needs them, and `:id` stands for one part of an address. Sources are as the folder is published, targets as a visitor sees them.
 */
export function redirectsFile({ base, moved, notFound }: SiteRules): string {
  const lines = [
    ...moved.map(({ from, to }) => `${from} ${base}${to} 301`),
    ...notFound
      .filter(({ folder }) => folder !== "")
      .flatMap(({ folder, file }) => [`${folder} ${file} 404`, `${folder}/:id ${file} 404`]),
  ];
  return `${lines.join("\n")}\n`;
}
