import type { JobPosting } from "schema-dts";
import type { Job } from "#app/collections/jobs.server.ts";
import type { Site } from "#app/collections/site.server.ts";
import { momentIn } from "#app/lib/shared-hours.ts";
import { escapeText } from "#app/lib/escape-text.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { organizationId } from "./graph.ts";
import { profile } from "./organization.ts";

/** A part of a job's text as its page shows it: a heading with a list or a sentence. */
type JobSection = { heading: string; items?: string[]; text?: string };

type MarkedJob = Pick<
  Job,
  "id" | "title" | "type" | "postedDate" | "closingDate" | "pay" | "description" | "place"
>;

/** Google's words for kinds of employment; another kind is left out. */
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

/** The whole visible text of a job as HTML, which Google asks for. */
const descriptionHtml = (paragraphs: string[], sections: JobSection[]): string =>
  [
    ...paragraphs.map(paragraph),
    ...sections.map(
      ({ heading, items, text }) =>
        paragraph(heading) + (items ? list(items) : "") + (text ? paragraph(text) : ""),
    ),
  ].join("");

/**
 * An open job, on its own page only: a closed job must not be marked up. Applications go by mail, so
 * `directApply` is left out. Rules: Google's job posting documentation.
 * @param sections everything below the description, in the order of the page
 */
export const jobPosting = (
  firm: Pick<Site, "name" | "social" | "timeZone">,
  job: MarkedJob,
  sections: JobSection[],
): JobPosting => ({
  "@type": "JobPosting",
  title: job.title,
  description: descriptionHtml(job.description, sections),
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
