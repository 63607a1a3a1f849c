import { consultation } from "virtual:labels";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { TESTIMONIAL_PREVIEW_LENGTH } from "#app/collections/constants.ts";
import { caseStudiesPage } from "#app/collections/pages.server.ts";
import { sampleNote, site } from "#app/collections/site.server.ts";
import { Island } from "#app/components/island.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import { headFor } from "#app/head.server.ts";
import { addressWord } from "#app/lib/address-choice.ts";
import { link, url } from "#app/lib/site-url.ts";
import { truncate } from "#app/lib/truncate.ts";
import { callToActionDrawing, pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ConsultationBand } from "#app/sections/consultation-band.tsx";
import { CaseBrowser } from "#app/sections/case-browser.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { consultationBand } from "../consultation-band.server.ts";
import type { Route } from "./+types/index";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const { title, searchTitle, description, lead, industries, callToAction } = caseStudiesPage();
  return {
    head: await headFor({
      path: "/case-studies",
      title,
      searchTitle,
      description,
      sheet: "laterite",
    }),
    title,
    lead,
    note: sampleNote(
      "cases",
      caseStudies().some(({ sample }) => sample),
    ),
    callToAction,
    heroDrawing: pageHeroDrawing("/case-studies", "laterite"),
    consultation: consultationBand(),
    bookingUrl: site().bookingUrl,
    ctaDrawing: callToActionDrawing("/case-studies"),
    browser: {
      href: url("/case-studies"),
      homeHref: link("/"),
      cases: caseStudies().map((study) => ({
        href: link(study.path),
        title: study.title,
        industry: study.industry,
        description: study.description,
        challenges: study.challenges,
        results: study.results,
        excerpt: truncate(study.testimonial.quote, TESTIMONIAL_PREVIEW_LENGTH),
      })),
      industries: industries.map((label) => ({ value: addressWord(label), label })),
    },
  };
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { title, lead, callToAction, bookingUrl } = loaderData;
  return (
    <>
      <PageHero title={title} lead={lead} background="laterite" drawing={loaderData.heroDrawing}>
        {loaderData.note && <SampleNote text={loaderData.note} />}
      </PageHero>
      <Island name="case-browser" component={CaseBrowser} props={loaderData.browser} />
      <ConsultationBand {...loaderData.consultation} />
      <CallToAction
        {...callToAction}
        label={consultation.schedule}
        bookingUrl={bookingUrl}
        drawing={loaderData.ctaDrawing}
      />
    </>
  );
}
