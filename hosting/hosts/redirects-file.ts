import type { SiteRules } from "../rules.ts";

/**
 * The file `_redirects` for Netlify and Cloudflare, which both read it from the folder that is uploaded.
 * Cloudflare finds the nearest 404 page by itself, at any depth, and passes over the lines with status 404;
 * Netlify needs them, and `:id` stands for one part of an address.
 */
export function redirectsFile({ base, moved, notFound }: SiteRules): string {
  const lines = [
    // Cloudflare takes an address for another one where it ends in a slash.
    ...moved.flatMap(({ from, to }) =>
      ["", "/", ".html"].map((ending) => `${base}${from}${ending} ${base}${to} 301`),
    ),
    ...notFound
      .filter(({ folder }) => folder !== "")
      .flatMap(({ folder, file }) =>
        [folder, `${folder}/:id`].map((from) => `${base}${from} ${base}${file} 404`),
      ),
  ];
  return `${lines.join("\n")}\n`;
}
