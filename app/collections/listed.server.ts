import { formatDay } from "#app/lib/date.ts";
import { link } from "#app/lib/site-url.ts";
import { truncate } from "#app/lib/truncate.ts";
import type { CaseStudy } from "./case-studies.server.ts";
import { TESTIMONIAL_PREVIEW_LENGTH } from "../constants.ts";
import { applyHref, type Job } from "./jobs.server.ts";

/** A case study as its list shows it. */
export const listedCase = (study: CaseStudy) => ({
  href: link(study.path),
  title: study.title,
  industry: study.industry,
  sample: study.sample,
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
  sample: job.sample,
});
