import { SitemapStream, streamToPromise } from "sitemap";
import { posts } from "#app/collections/blog.server.ts";
import { jobs } from "#app/collections/jobs.server.ts";
import { LEGAL_DOCUMENTS, legalDocument } from "#app/collections/pages.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { canonicalAddresses } from "#app/urls.server.ts";
import { respond } from "./respond.ts";

/** The day of the last change, for the pages whose content knows it: a build's own day would be no news. */
const lastChanges = (): Map<string, string> =>
  new Map([
    ...posts().map(({ path, updated, date }): [string, string] => [path, updated ?? date]),
    ...jobs().map(({ path, postedDate }): [string, string] => [path, postedDate]),
    ...LEGAL_DOCUMENTS.map((id): [string, string] => {
      const days = legalDocument(id).changes.map(({ date }) => date);
      return [`/${id}`, days.sort().at(-1) ?? ""];
    }),
  ]);

/** Every page of the site for search engines. */
export async function loader() {
  const changes = lastChanges();
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: false },
  });
  for (const path of canonicalAddresses()) {
    stream.write({ url: absoluteUrl(path), lastmod: changes.get(path) });
  }
  stream.end();
  return respond((await streamToPromise(stream)).toString(), "application/xml");
}
