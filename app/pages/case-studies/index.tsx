import { consultation } from "virtual:labels";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { caseStudiesPage } from "#app/collections/pages.server.ts";
import { listedCase } from "#app/collections/listed.server.ts";
import { sampleNote } from "#app/collections/site.server.ts";
import { SampleNote } from "#app/components/sample-note.tsx";
import { headFor } from "#app/head.server.ts";
import { url } from "#app/lib/route-url.ts";
import { CaseBrowser } from "#app/sections/case-browser.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Close } from "#app/sections/close.tsx";
import { close } from "../consultation.server.ts";
import type { Route } from "./+types/index";

export { meta } from "#app/seo/meta.ts";

const PATH = "/case-studies";

/** The list of case studies. */
export async function loader() {
  const page = caseStudiesPage();
  const { title, lead, industries, callToAction } = page;
  const cases = caseStudies();
  return {
    head: await headFor({ path: PATH, page }),
    title,
    lead,
    note: sampleNote(
      "cases",
      cases.some(({ sample }) => sample),
    ),
    close: await close(callToAction),
    browser: { href: url(PATH), cases: cases.map(listedCase), industries },
  };
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { title, lead, note, browser } = loaderData;
  return (
    <>
      <PageHero title={title} lead={lead} background="white" flat>
        {note && <SampleNote text={note} />}
      </PageHero>
      <CaseBrowser {...browser} />
      <Close {...loaderData.close} label={consultation.schedule} />
    </>
  );
}
