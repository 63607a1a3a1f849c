import { consultation } from "virtual:labels";
import { Island } from "#app/components/island.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CaseBrowser } from "#app/sections/case-browser.tsx";
import { ConsultationSummary } from "#app/sections/consultation-summary.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { CaseListData } from "./case-list.server.ts";

/** The page that every route of the list shows. */
export function CaseList({ page }: { page: CaseListData }) {
  const { title, lead, callToAction, bookingUrl } = page;
  return (
    <>
      <PageHero title={title} lead={lead} background="laterite" drawing={page.heroDrawing}>
        {page.note && <SampleNote text={page.note} />}
      </PageHero>
      <Island name="case-browser" component={CaseBrowser} props={page.browser} />
      <ConsultationSummary {...page.consultation} />
      <CallToAction
        {...callToAction}
        label={consultation.schedule}
        bookingUrl={bookingUrl}
        drawing={page.ctaDrawing}
      />
    </>
  );
}
