import {
  LEGAL_DOCUMENTS,
  legalDocument,
  type LegalDocumentId,
} from "#app/collections/pages.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { LegalDates } from "#app/components/legal-dates.tsx";
import { headFor } from "#app/head.server.tsx";
import { formatDay } from "#app/lib/date.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { link } from "#app/lib/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { LegalText } from "#app/sections/legal-text.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { Address } from "#app/route.ts";
import { notFoundResponse } from "./not-found-response.server.ts";

/** A legal text or the accessibility statement, the versions of it, and the other ones. */
export async function loader({ pattern }: Address<`/${LegalDocumentId}`>) {
  const id = LEGAL_DOCUMENTS.find((known) => pattern.endsWith(known));
  if (!id) throw notFoundResponse();
  const { title, description, inForceSince, version, changes, body } = legalDocument(id);
  const { html, headings } = renderMarkdown(body, await textParts(link, body));
  const showsToday = site().legal.lastUpdated === "today";
  return {
    head: await headFor({ path: `/${id}`, page: { title, description }, sheet: "pale" }),
    body: (
      <>
        <PageHero title={title} background="pale">
          <LegalDates
            // The visitor's own day takes the place of the build's (A8).
            lastUpdated={{ date: formatDay(showsToday ? today() : inForceSince), showsToday }}
            inForceSince={formatDay(inForceSince)}
            version={version}
          />
        </PageHero>
        <LegalText
          html={html}
          contents={headings.filter(({ level }) => level === 2)}
          changes={changes.map((change) => ({ ...change, date: formatDay(change.date) }))}
          others={LEGAL_DOCUMENTS.filter((other) => other !== id).map((other) => ({
            href: link(`/${other}`),
            title: legalDocument(other).title,
          }))}
        />
      </>
    ),
  };
}
