import { laterPages } from "virtual:labels";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { caseStudiesPage } from "#app/collections/pages.server.ts";
import { casePage, listedCase } from "#app/collections/paged-lists.server.ts";
import { sampleNote } from "#app/collections/site.server.ts";
import { addressWord } from "#app/lib/address-choice.ts";
import { url } from "#app/lib/site-url.ts";
import { pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { consultationOffer } from "../consultation.server.ts";
import { headOfListPage } from "../list-head.server.ts";
import { notFoundResponse } from "../not-found-response.server.ts";

const PATH = "/case-studies";
const SHEET = "laterite";

/**
 * What a page of the list of case studies shows.
 * @throws Response 404 where there is no such page
 */
export async function loadCaseList(wanted: number) {
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

export type CaseListData = Awaited<ReturnType<typeof loadCaseList>>;
