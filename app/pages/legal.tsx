import { legal as labels } from "virtual:labels";
import { LEGAL_DOCUMENTS, legalDocument } from "#app/collections/pages.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { Filled } from "#app/components/filled.tsx";
import { moduleFiles } from "#app/components/module-files.ts";
import type { Page } from "#app/head.server.tsx";
import { formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { link } from "#app/lib/address/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { LegalText } from "#app/sections/legal-text.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";

/** A legal text or the accessibility statement, with its versions and links to the others. */
export async function loader({ path }: { path: string }): Promise<Page> {
  const id = LEGAL_DOCUMENTS.find((known) => path.endsWith(known))!;
  const { title, description, inForceSince, version, changes, body } = legalDocument(id);
  const { html, headings } = renderMarkdown(body, await textParts(link, body));
  const showsToday = site().legal.lastUpdated === "today";
  return {
    page: { title, description },
    sheet: "pale",
    body: (
      <>
        <PageHero title={title} background="pale">
          <p>
            <Filled
              text={labels.lastUpdated}
              values={{
                // Script replaces the day of the build by the visitor's (A8).
                date: (
                  <span
                    {...(showsToday && {
                      "data-module": moduleFiles("enhancements"),
                      "data-today": "",
                    })}
                  >
                    {formatDay(showsToday ? today() : inForceSince)}
                  </span>
                ),
              }}
            />
          </p>
          <p>
            <small>{fill(labels.inForce, { date: formatDay(inForceSince), version })}</small>
          </p>
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
