import { posts } from "#app/collections/blog.server.ts";
import { jobs } from "#app/collections/jobs.server.ts";
import { LEGAL_DOCUMENTS, legalDocument } from "#app/collections/pages.server.ts";
import { escapeText } from "#app/lib/text.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { canonicalAddresses } from "#app/urls.server.ts";
import { respond } from "./respond.ts";

/** The day of the last change by path, for pages whose content has it. The day of the build would be wrong. */
const lastChanges = (): Record<string, string | undefined> =>
  Object.fromEntries([
    ...posts().map(({ path, updated, date }) => [path, updated ?? date]),
    ...jobs().map(({ path, postedDate }) => [path, postedDate]),
    // Changes are sorted, newest first.
    ...LEGAL_DOCUMENTS.map((id) => [`/${id}`, legalDocument(id).changes[0]!.date]),
  ]);

/** Every page of the site for search engines, as sitemaps.org describes it. */
export function loader() {
  const changes = lastChanges();
  const entries = canonicalAddresses().map((path) => {
    const day = changes[path];
    const changed = day ? `<lastmod>${day}</lastmod>` : "";
    return `<url><loc>${escapeText(new URL(absoluteUrl(path)).href)}</loc>${changed}</url>\n`;
  });
  return respond(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`,
    "application/xml",
  );
}
