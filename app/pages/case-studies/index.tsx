import { consultation, laterPages } from "virtual:labels";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { caseStudiesPage } from "#app/collections/pages.server.ts";
import { casePage, listedCase } from "#app/collections/paged-lists.server.ts";
import { sampleNote } from "#app/collections/site.server.ts";
import { Island } from "#app/components/island.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import { addressWord } from "#app/lib/address-choice.ts";
import { url } from "#app/lib/route-url.ts";
import { pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { CaseBrowser } from "#app/sections/case-browser.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ConsultationOffer } from "../consultation-offer.tsx";
import { consultationOffer } from "../consultation.server.ts";
import { headOfListPage } from "../list-head.server.ts";
import { notFoundResponse } from "../not-found-response.server.ts";
import { pageNumber } from "../page-number.server.ts";
import type { Route } from "./+types/index";

export { meta } from "#app/seo/meta.ts";

const PATH = "/case-studies";
const SHEET = "laterite";

/** The list of case studies, or a later page of it (`/case-studies/page/2`). */
export async function loader({ params }: Route.LoaderArgs) {
  const wanted = pageNumber(params.page);
  const { items, page, pageCount } = casePage(wanted);
  if (page !== wanted) throw notFoundResponse();
  const { title, lead, industries, callToAction } = caseStudiesPage();
  return {
    head: await headOfListPage(
      { path: PATH, sheet: SHEET, words: caseStudiesPage(), laterDescription: laterPages.cases },
      page,
      pageCount,
    ),
    title,
    lead,
    note: sampleNote(
      "cases",
      items.some(({ sample }) => sample),
    ),
    heroDrawing: pageHeroDrawing(PATH, SHEET),
    offer: consultationOffer(PATH, callToAction),
    browser: {
      list: {
        href: url(PATH),
        items: items.map(listedCase),
        page,
        pageCount,
        count: caseStudies().length,
        indexHref: url("/case-index.json"),
      },
      industries: industries.map((label) => ({ value: addressWord(label), label })),
    },
  };
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { title, lead, note, heroDrawing, browser, offer } = loaderData;
  return (
    <>
      <PageHero title={title} lead={lead} background={SHEET} drawing={heroDrawing}>
        {note && <SampleNote text={note} />}
      </PageHero>
      <Island name="case-browser" component={CaseBrowser} props={browser} />
      <ConsultationOffer {...offer} label={consultation.schedule} />
    </>
  );
}
