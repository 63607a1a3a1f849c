import { consultation } from "virtual:labels";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { caseStudiesPage } from "#app/collections/pages.server.ts";
import type { Page } from "#app/head.server.tsx";
import { link, linked } from "#app/lib/address/site-url.ts";
import { CaseBrowser } from "#app/sections/case-browser.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { close } from "../consultation.server.tsx";

const PATH = "/case-studies";

export async function loader(): Promise<Page> {
  const page = caseStudiesPage();
  return {
    page,
    sheet: "white",
    body: (
      <>
        <PageHero title={page.title} lead={page.lead} background="white" flat />
        <CaseBrowser
          href={link(PATH)}
          cases={caseStudies().map(linked)}
          industries={page.industries}
        />
        {await close(page.callToAction, consultation.schedule)}
      </>
    ),
  };
}
