import { laterPages } from "virtual:labels";
import { openJobs } from "#app/collections/jobs.server.ts";
import { jobPage, listedJob } from "#app/collections/paged-lists.server.ts";
import { workWithUsPage } from "#app/collections/pages.server.ts";
import { sampleNote, site } from "#app/collections/site.server.ts";
import { Island } from "#app/components/island.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import { url } from "#app/lib/route-url.ts";
import { pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { NextSteps } from "#app/sections/next-steps.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ValuesBand } from "#app/sections/values-band.tsx";
import { contactPersonOf } from "../contact-person.server.ts";
import { headOfListPage } from "../list-head.server.ts";
import { notFoundResponse } from "../not-found-response.server.ts";
import { pageNumber } from "../page-number.server.ts";
import type { Route } from "./+types/index";
import { Careers, type CareersProps } from "./careers.tsx";

export { meta } from "#app/seo/meta.ts";

const PATH = "/work-with-us";
const SHEET = "ochre";

/** The open jobs, or a later page of them (`/work-with-us/page/2`), with the form. */
export async function loader({ params }: Route.LoaderArgs) {
  const wanted = pageNumber(params.page);
  const { items, page, pageCount } = jobPage(wanted);
  if (page !== wanted) throw notFoundResponse();
  const content = workWithUsPage();
  const { email, composeLinks } = site();
  const careers: CareersProps = {
    openings: {
      heading: content.openings.heading,
      positions: openJobs().map(({ title, department, closingDate }) => ({
        title,
        department,
        closingDate,
      })),
      list: {
        href: url(PATH),
        items: items.map(listedJob),
        page,
        pageCount,
        count: openJobs().length,
        indexHref: url("/job-index.json"),
      },
    },
    apply: {
      ...content.apply,
      privacyHref: url("/privacy"),
      destination: { email, services: composeLinks },
    },
  };
  return {
    head: await headOfListPage(
      { path: PATH, sheet: SHEET, words: content, laterDescription: laterPages.jobs },
      page,
      pageCount,
    ),
    content,
    note: sampleNote(
      "jobs",
      items.some(({ sample }) => sample),
    ),
    next: { ...content.next, reader: await contactPersonOf(content.next.reader) },
    heroDrawing: pageHeroDrawing(PATH, SHEET),
    careers,
  };
}

export default function WorkWithUs({ loaderData }: Route.ComponentProps) {
  const { content } = loaderData;
  return (
    <>
      <PageHero
        title={content.title}
        lead={content.lead}
        background={SHEET}
        drawing={loaderData.heroDrawing}
      >
        {loaderData.note && <SampleNote text={loaderData.note} />}
      </PageHero>
      <ValuesBand
        background="white"
        heading={content.culture.heading}
        values={content.culture.values}
      />
      <Island name="careers" component={Careers} props={loaderData.careers} />
      <NextSteps {...loaderData.next} />
    </>
  );
}
