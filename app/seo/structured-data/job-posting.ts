import type { JobPosting } from "schema-dts";
import type { Job } from "#app/collections/jobs.server.ts";
import type { Site } from "#app/collections/site.server.ts";
import { momentIn } from "#app/lib/shared-hours.ts";
import { escapeText } from "#app/lib/escape-text.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { organizationId } from "./graph.ts";
import { profile } from "./organization.ts";

/** A list of a job's page, such as duties. */
type JobList = { heading: string; items: string[] };
type JobFact = { term: string; text: string };

type MarkedJob = Pick<
  Job,
  "id" | "title" | "type" | "postedDate" | "closingDate" | "pay" | "description" | "place"
>;

/** Google's names for employment types; other types are left out. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  Internship: "INTERN",
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Temporary: "TEMPORARY",
};

const paragraph = (text: string): string => `<p>${escapeText(text)}</p>`;

const list = (items: string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join("")}</ul>`;

/** A stipend or a pay band, as Google's job posting documentation describes it. */
const baseSalary = ({
  from,
  to,
  per,
  currency,
}: NonNullable<NonNullable<Job["pay"]>["amount"]>) => ({
  "@type": "MonetaryAmount" as const,
  currency,
  value: {
    "@type": "QuantitativeValue" as const,
    ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
    unitText: per.toUpperCase(),
  },
});

/** The visible text of a job as HTML, which Google requires. */
const descriptionHtml = (paragraphs: string[], lists: JobList[], facts: JobFact[]): string =>
  [
    ...paragraphs.map(paragraph),
    ...lists.map(({ heading, items }) => paragraph(heading) + list(items)),
    ...facts.map(({ term, text }) => paragraph(term) + paragraph(text)),
  ].join("");

/**
 * An open job, only for its own page: a closed job must not be marked up. Applications go by mail, so `directApply` is
 * left out. Source: Google's job posting documentation.
 * @param lists @param facts as the page shows them below and beside the description
 */
export const jobPosting = (
  firm: Pick<Site, "name" | "social" | "timeZone">,
  job: MarkedJob,
  lists: JobList[],
  facts: JobFact[],
): JobPosting => ({
  "@type": "JobPosting",
  title: job.title,
  description: descriptionHtml(job.description, lists, facts),
  datePosted: job.postedDate,
  ...(job.closingDate && { validThrough: momentIn(firm.timeZone, job.closingDate, "23:59:59") }),
  ...(EMPLOYMENT_TYPES[job.type] && { employmentType: EMPLOYMENT_TYPES[job.type] }),
  ...(job.pay?.amount && { baseSalary: baseSalary(job.pay.amount) }),
  identifier: { "@type": "PropertyValue", name: firm.name, value: job.id },
  hiringOrganization: {
    "@type": "Organization",
    "@id": organizationId(),
    name: firm.name,
    sameAs: profile(firm),
    logo: absoluteUrl("/icon-512.png"),
  },
  jobLocation: {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: job.place.locality,
      addressRegion: job.place.region,
      addressCountry: job.place.country,
    },
  },
  ...(job.place.workplace === "remote" && {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: job.place.country },
  }),
});
