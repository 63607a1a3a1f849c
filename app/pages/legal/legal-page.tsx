import { LegalDates } from "#app/components/legal-dates.tsx";
import { LegalText } from "#app/sections/legal-text.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { LegalPageData } from "./legal-document.server.ts";

/** The page that the route of every legal text shows. */
export function LegalPage({ document }: { document: LegalPageData }) {
  const { title, lastUpdated, inForceSince, version } = document;
  return (
    <>
      <PageHero title={title} background="pale">
        <LegalDates lastUpdated={lastUpdated} inForceSince={inForceSince} version={version} />
      </PageHero>
      <LegalText
        html={document.html}
        contents={document.contents}
        changes={document.changes}
        others={document.others}
      />
    </>
  );
}
