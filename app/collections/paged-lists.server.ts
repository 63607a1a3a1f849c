import { formatDay } from "#app/lib/date.ts";
import { laterPagePaths, pageOf, type ListPage } from "#app/lib/pagination.ts";
import { link } from "#app/lib/site-url.ts";
import { truncate } from "#app/lib/truncate.ts";
import { caseStudies, type CaseStudy } from "./case-studies.server.ts";
import { CASE_PAGE_SIZE, JOB_PAGE_SIZE, TESTIMONIAL_PREVIEW_LENGTH } from "../constants.ts";
import { applyHref, openJobs, type Job } from "./jobs.server.ts";

/** A case study as its list shows it. */
export const listedCase = (study: CaseStudy) => ({
  href: link(study.path),
  title: study.title,
  industry: study.industry,
  description: study.description,
  challenges: study.challenges,
  results: study.results,
  excerpt: truncate(study.testimonial.quote, TESTIMONIAL_PREVIEW_LENGTH),
});

/** A job as its list shows it. */
export const listedJob = (job: Job) => ({
  title: job.title,
  href: link(job.path),
  applyHref: applyHref(job.title),
  department: job.department,
  location: job.location,
  type: job.type,
  posted: formatDay(job.postedDate),
  shortDescription: job.shortDescription,
  skills: job.skills,
  closingDate: job.closingDate,
});

/** A page of all case studies; a page that there is not is the first. */
export const casePage = (page: number) => pageOf(caseStudies(), page, CASE_PAGE_SIZE);

/** A page of all open jobs; a page that there is not is the first. */
export const jobPage = (page: number) => pageOf(openJobs(), page, JOB_PAGE_SIZE);

const lists: { path: string; index: string; first: () => ListPage<unknown> }[] = [
  { path: "/case-studies", index: "/case-index.json", first: () => casePage(1) },
  { path: "/work-with-us", index: "/job-index.json", first: () => jobPage(1) },
];

/** Pages 2, 3 … of the lists of case studies and of open jobs: they come and go with these. */
export const laterListPages = (): string[] =>
  lists.flatMap(({ path, first }) => laterPagePaths(path, first().pageCount));

/** The indexes of those lists that do not fit on one page. */
export const listIndexAddresses = (): string[] =>
  lists.filter(({ first }) => first().pageCount > 1).map(({ index }) => index);
