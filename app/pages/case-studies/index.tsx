import { consultation } from "virtual:labels";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { caseStudiesPage } from "#app/collections/pages.server.ts";
import { listedCase } from "#app/collections/listed.server.ts";
import { headFor } from "#app/head.server.ts";
import { type PageProps, url } from "#app/route.ts";
import { CaseBrowser } from "#app/sections/case-browser.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Close } from "#app/sections/close.tsx";
import { close } from "../consultation.server.ts";

const PATH = "/case-studies";

/** The list of case studies. */
export async function loader() {
  const page = caseStudiesPage();
  const { title, lead, industries, callToAction } = page;
  return {
    head: await headFor({ path: PATH, page }),
    title,
    lead,
    close: await close(callToAction),
    browser: { href: url(PATH), cases: caseStudies().map(listedCase), industries },
  };
}

export default function CaseStudies({ loaderData }: PageProps<typeof loader>) {
  const { title, lead, browser } = loaderData;
  return (
    <>
      <PageHero title={title} lead={lead} background="white" flat />
      <CaseBrowser {...browser} />
      <Close {...loaderData.close} label={consultation.schedule} />
    </>
  );
}
