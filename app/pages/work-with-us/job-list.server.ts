import { laterPages } from "virtual:labels";
import { openJobs } from "#app/collections/jobs.server.ts";
import { jobPage, listedJob } from "#app/collections/paged-lists.server.ts";
import { workWithUsPage } from "#app/collections/pages.server.ts";
import { sampleNote, site } from "#app/collections/site.server.ts";
import { url } from "#app/lib/site-url.ts";
import { pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { headOfListPage } from "../list-head.server.ts";
import { notFoundResponse } from "../not-found-response.server.ts";
import { contactPersonOf } from "../contact-person.server.ts";
import type { CareersProps } from "./careers.tsx";

const PATH = "/work-with-us";
const SHEET = "ochre";

/**
 * What a page of the list of open jobs shows, with the form.
 * @throws Response 404 where there is no such page
 */
export async function loadJobList(wanted: number) {
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

export type JobListData = Awaited<ReturnType<typeof loadJobList>>;
