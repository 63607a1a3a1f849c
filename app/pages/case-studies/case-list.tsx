import { consultation } from "virtual:labels";
import { Island } from "#app/components/island.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import { CaseBrowser } from "#app/sections/case-browser.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ConsultationOffer } from "../consultation-offer.tsx";
import type { CaseListData } from "./case-list.server.ts";

/** The page that every route of the list shows. */
export function CaseList({ page }: { page: CaseListData }) {
  const { title, lead } = page;
  return (
    <>
      <PageHero title={title} lead={lead} background="laterite" drawing={page.heroDrawing}>
        {page.note && <SampleNote text={page.note} />}
      </PageHero>
      <Island name="case-browser" component={CaseBrowser} props={page.browser} />
      <ConsultationOffer {...page.offer} label={consultation.schedule} />
    </>
  );
}
