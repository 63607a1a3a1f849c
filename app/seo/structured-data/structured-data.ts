import type {
  Graph,
  Thing,
  LocalBusiness,
  Organization,
  BreadcrumbList,
  Person,
  Service,
  WebSite,
  BlogPosting,
  JobPosting,
} from "schema-dts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { site, type Site } from "#app/collections/site.server.ts";
import { isPlaceholder } from "#app/lib/placeholder.ts";
import { readTelephone } from "#app/lib/telephone.server.ts";
import type { Member } from "#app/collections/team.server.ts";
import { LOCALE } from "#app/lib/locale.ts";
import { changeDay, type Post } from "#app/collections/blog.server.ts";
import type { Job } from "#app/collections/jobs.server.ts";
import { momentIn } from "#app/lib/shared-hours.ts";
import { escapeText } from "#app/lib/text.ts";

export type Node = Thing;

/** All things of a page as JSON, safe within a script element; things may refer to each other by id. */
export function jsonOf(nodes: Node[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** Ids of things, the same on every page, so that search engines combine what pages say about a thing. */
const organizationId = (): string => absoluteUrl("/#organization");
const personId = (id: string): string => absoluteUrl(`/team#${id}`);

/** The facts about the firm that every page's footer shows, and those that only some pages show. */
type OrganizationFacts = {
  firm: Pick<Site, "name" | "legalName" | "founded" | "email" | "phone" | "address" | "social">;
  /** true on pages with the year in their text. */
  showsYear?: boolean;
  /** true on pages with the whole address; the footer leaves out the region. */
  showsRegion?: boolean;
  /** On pages that present the firm as a place to visit. */
  place?: {
    /** Path of a picture, without base path. */
    image: string;
    /** The regions that the firm works in: served areas, not branches. */
    regions: { title: string }[];
    offices: Site["offices"];
  };
};

/** A fact about the firm; undefined, and so left out, for a placeholder. */
const given = (fact: string): string | undefined => (isPlaceholder(fact) ? undefined : fact);

const postalAddress = (
  { street, city, region, postcode, countryCode }: Site["address"],
  showsRegion = true,
) => ({
  "@type": "PostalAddress" as const,
  streetAddress: given(street),
  addressLocality: city,
  ...(showsRegion && { addressRegion: region }),
  postalCode: postcode,
  addressCountry: countryCode,
});

const profile = ({ social }: Pick<Site, "social">): string | undefined => given(social.url);

const telephone = ({ phone, address }: Pick<Site, "phone" | "address">): string | undefined =>
  given(readTelephone(phone, address.countryCode).number);

const officeOf = ({ name, address, phone }: Site["offices"][number]) => ({
  "@type": "Place" as const,
  name,
  address: postalAddress(address),
  telephone: phone && telephone({ phone, address }),
});

/**
 * The firm; on home and contact page a local business too. Only its own offices are places; partner networks are served
 * areas. schema.org's ProfessionalService is deprecated, and LegalService would claim advocacy.
 */
export function organization(from: OrganizationFacts): Organization | LocalBusiness {
  const { firm, showsYear, showsRegion = false, place } = from;
  const contact = { email: given(firm.email), telephone: telephone(firm) };
  const facts = {
    "@type": place ? ["Organization", "LocalBusiness"] : "Organization",
    "@id": organizationId(),
    name: firm.name,
    legalName: firm.legalName,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icon-512.png"),
    ...contact,
    address: postalAddress(firm.address, showsRegion),
    ...((contact.email || contact.telephone) && {
      contactPoint: {
        "@type": "ContactPoint" as const,
        contactType: "customer service",
        ...contact,
      },
    }),
    sameAs: profile(firm),
    ...(showsYear && { foundingDate: String(firm.founded) }),
    ...(place && {
      image: absoluteUrl(place.image),
      ...(place.offices.length > 0 && { location: place.offices.map(officeOf) }),
      areaServed: place.regions.map(({ title }) => ({ "@type": "Place" as const, name: title })),
    }),
  };
  // schema-dts allows one type for a thing; schema.org allows several.
  return facts as LocalBusiness;
}

/** The site as a whole, for the home page: search engines take the site's name from it. @param name the firm's */
export const webSite = (name: string): WebSite => ({
  "@type": "WebSite",
  "@id": absoluteUrl("/#website"),
  name,
  url: absoluteUrl("/"),
  inLanguage: LOCALE,
  publisher: { "@id": organizationId() },
});

/** A step of the visible breadcrumb trail; the last one is the page itself and needs no path. */
export type TrailStep = { label: string; path?: string };

/** The breadcrumb trail, for pages that show one. @param trail from the home page to this one: at least two steps */
export const breadcrumbList = (trail: TrailStep[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(path !== undefined && { item: absoluteUrl(path) }),
  })),
});

/** A service of the firm. Search engines show nothing for it, but it links its name to the firm. */
export const serviceNode = (page: { title: string; lead: string; path: string }): Service => ({
  "@type": "Service",
  "@id": `${absoluteUrl(page.path)}#service`,
  name: page.title,
  description: page.lead,
  url: absoluteUrl(page.path),
  provider: { "@id": organizationId() },
});

/** The members of the team, as their page presents them; invented ones are left out (A12). */
export const people = (
  members: Pick<Member, "id" | "sample" | "name" | "role" | "bio" | "linkedin">[],
): Person[] =>
  members
    .filter(({ sample }) => !sample)
    .map(({ id, name, role, bio, linkedin }) => ({
      "@type": "Person",
      "@id": personId(id),
      name,
      jobTitle: role,
      description: bio,
      url: absoluteUrl("/team"),
      ...(linkedin && { sameAs: [linkedin] }),
      worksFor: { "@id": organizationId() },
    }));

type Author = Pick<Member, "id" | "name" | "sample"> & { former?: boolean };

/** The author of an article; for an invented member of the team it is the firm. */
const authorNode = ({ id, name, sample, former }: Author): Person | Organization =>
  sample
    ? { "@type": "Organization", "@id": organizationId(), name: site().name, url: absoluteUrl("/") }
    : {
        "@type": "Person",
        name,
        ...(former ? {} : { "@id": personId(id), url: absoluteUrl("/team") }),
      };

/**
 * An article, as Google's Article documentation recommends. The date is always the article's own, whatever label the
 * blog list shows (A5), and the day of its change is the one on the page. `content` is its visible opening.
 * @param image path of a picture, without base path
 */
export const blogPosting = (
  post: Pick<Post, "path" | "title" | "content" | "category" | "date" | "language"> &
    Pick<Post, "updated" | "reviewedOn">,
  author: Author,
  image: string,
): BlogPosting => ({
  "@type": "BlogPosting",
  headline: post.title,
  abstract: post.content,
  articleSection: post.category,
  image: absoluteUrl(image),
  datePublished: post.date,
  ...(post.updated && { dateModified: changeDay(post) }),
  inLanguage: post.language ?? LOCALE,
  url: absoluteUrl(post.path),
  mainEntityOfPage: absoluteUrl(post.path),
  author: authorNode(author),
  publisher: { "@id": organizationId() },
});

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
