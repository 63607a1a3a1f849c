import {
  LEGAL_DOCUMENTS,
  legalDocument,
  type LegalDocumentId,
} from "#app/collections/pages.server.ts";
import { today } from "#app/collections/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { headFor } from "#app/head.server.ts";
import { formatDay } from "#app/lib/date.ts";
import { renderMarkdown } from "#app/lib/markdown.ts";
import { link } from "#app/lib/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";

/** What every legal page shows: its text, the versions of it, and the other legal texts. */
export async function loadLegalDocument(id: LegalDocumentId) {
  const { title, description, inForceSince, version, changes, body } = legalDocument(id);
  const { html, headings } = renderMarkdown(body, await textParts(link, body));
  const showsToday = site().legal.lastUpdated === "today";
  return {
    head: await headFor({ path: `/${id}`, title, description, sheet: "pale" }),
    title,
    // The visitor's own day takes the place of the build's (A8).
    lastUpdated: { date: formatDay(showsToday ? today() : inForceSince), showsToday },
    inForceSince: formatDay(inForceSince),
    version,
    html,
    contents: headings.filter(({ level }) => level === 2),
    changes: changes.map((change) => ({ ...change, date: formatDay(change.date) })),
    others: LEGAL_DOCUMENTS.filter((other) => other !== id).map((other) => ({
      href: link(`/${other}`),
      title: legalDocument(other).title,
    })),
  };
}

export type LegalPageData = Awaited<ReturnType<typeof loadLegalDocument>>;
