import { z } from "zod";
import { addressWord } from "#app/lib/address/address-word.ts";
import { minutesOf, type Span } from "#app/lib/shared-hours.ts";
import { SERVICES_SHOWN } from "../constants.ts";
import { readMarkdown } from "./reader/content-file.server.ts";
import {
  callToAction,
  caseStudyRef,
  clock,
  date,
  description,
  heading,
  intro,
  lawFields,
  line,
  namesIn,
  page,
  paragraphs,
  serviceRef,
  sitePath,
  template,
  termList,
  title,
  words,
} from "./reader/fields.server.ts";
import { specimen } from "./reader/paper-fields.server.ts";
import { singleFile } from "./reader/single-file.server.ts";
import { draftMember, memberRef } from "./team.server.ts";

/** The file of one page: its heading fields and `fields`. @param name of the file */
const pageFile = <Shape extends z.ZodRawShape>(name: string, fields: Shape) =>
  singleFile(`pages/${name}.yaml`, page.extend(fields));

const section = z.strictObject({ heading, lead: line.optional() });
const named = z.strictObject({ name: line, text: line });
const threeValues = z.array(named).length(3);

/** A change in the law that companies have to act on, with a link. */
const deadline = z.strictObject({
  when: line.max(40).describe("A day or a month, for example Due in May 2027."),
  on: date.optional().describe("The same as a day: the place of its mark on the line of months."),
  title: line.max(60).describe("What changes, in one line."),
  text: line.describe("What it means for a company: one or two sentences."),
  to: sitePath.describe("The page that helps: a service or an article."),
});

export const homePage = pageFile("home", {
  hero: z.strictObject({
    button: line.describe("Leads to the services on the same page."),
    scroll: line.describe("What screen readers hear of the arrow that leads there too."),
  }),
  stats: z.strictObject({
    heading: heading.describe("For screen readers."),
    strokes: line.describe("What the strokes below the figures mean."),
  }),
  people: section
    .extend({ all: line.max(40).describe("The link to the team.") })
    .optional()
    .describe("The team in a row of portraits; left out, the home page has no such section."),
  ...lawFields,
  trustLabel: line,
  services: section.extend({
    shown: z
      .array(serviceRef)
      .min(1)
      .max(SERVICES_SHOWN)
      .optional()
      .describe(
        "The services on the home page, in this order; the first six where it is left out.",
      ),
  }),
  urgent: section
    .extend({
      all: line.max(40).describe("The link to everything about law."),
      next: template("title", "day").describe(
        "Goes on from the heading: what falls due next, and when; left out where nothing does.",
      ),
      items: z.array(deadline).min(1).max(5),
    })
    .optional()
    .describe("What companies need to act on now; leave out while there is nothing."),
  industries: section,
  caseTeasers: z.strictObject({
    heading,
    cases: z
      .array(caseStudyRef)
      .max(3)
      .describe("Up to three; without any the home page has no such section."),
  }),
  posts: section,
  callToAction,
});

export const whoAreWePage = pageFile("who-are-we", {
  story: intro,
  working: termList,
  callToAction,
  links: z.strictObject({ team: line, mission: line }).describe("Below the story."),
});

export const missionVisionPage = pageFile("mission-vision", {
  mission: named,
  vision: named,
  values: z.strictObject({ heading, items: threeValues }),
  purpose: named,
  callToAction,
});

export const blogsPage = pageFile("blogs", {
  categories: z
    .array(
      line
        .refine((name) => /^[a-z0-9-]+$/.test(addressWord(name)), {
          error: "Expected letters from a to z: the name is part of an address",
        })
        .refine((name) => addressWord(name) !== "law", {
          error:
            "The feed of rules stands at /feed/law.xml: choose another name, for example Legal",
        }),
    )
    .describe(
      "The tabs above the list, in their order; each has a file of its own in blog/categories/.",
    ),
  lawChanged: line.describe(
    "The mark on an article whose law has changed since it was reviewed, wherever it is listed.",
  ),
  featured: z.strictObject({
    postId: z.number().int().min(0),
    dateLabel: line.optional().describe("Shown in place of the article's own date (A5)."),
    readTimeLabel: line.optional().describe("Shown in place of its own reading time."),
  }),
  newsletter: z
    .strictObject({
      heading,
      text: line,
      feedLink: line.describe("Leads to the RSS feed."),
      emailLabel: line,
      button: line,
      provider: z
        .strictObject({ heading, text: line })
        .describe("The heading and text once newsletterUrl in site.yaml leads to a newsletter."),
    })
    .describe("The box below the list; without newsletterUrl its field does nothing (A7)."),
});

const reader = z
  .strictObject({
    label: line.max(40),
    member: memberRef
      .refine((id) => !draftMember(id), { error: ({ input }) => draftMember(String(input)) })
      .describe("An id of content/team.yaml."),
  })
  .optional();

export const workWithUsPage = pageFile("work-with-us", {
  ...lawFields,
  audience: termList.optional(),
  specimen: specimen.optional(),
  culture: z.strictObject({ heading, values: threeValues }),
  openings: section,
  apply: z.strictObject({
    heading,
    lead: line,
    hints: z.strictObject({
      phone: line.describe("Stands under the telephone number."),
      message: line.describe("Stands under the cover letter: what to write in it."),
    }),
    privacy: paragraphs.describe("What is sent, to whom, how it is withdrawn (B19)."),
  }),
  next: z.strictObject({
    heading,
    steps: z.array(line).length(3),
    reader: reader.describe("Who reads the applications, with portrait and role."),
  }),
  job: words(`
    about duties qualifications skills department place onSite hybrid remote hours duration
    posted closingDate reference pay untilFilled reply share apply closed othersOpen
    howToApply{email}
  `).describe("The words that every job's own page shares."),
});

export const contactPage = pageFile("contact", {
  office: z.strictObject({
    heading: heading.describe("Said to those who do not see the page."),
    reader: reader.describe("Who reads what visitors write, with portrait and role."),
  }),
  partners: z.strictObject({ heading, text: line }),
  hours: z.strictObject({ start: clock, end: clock, note: line }),
  company: z.strictObject({ heading }),
});

/** The usual working day at the head office and all other places, in minutes since midnight, local time. */
export function workingDay(): Span {
  const { start, end } = contactPage().hours;
  return { from: minutesOf(start), to: minutesOf(end) };
}

export const notFoundPage = singleFile(
  "pages/not-found.yaml",
  z.strictObject({
    title,
    text: line,
    missingPost: z.strictObject({ title, text: line, back: line, articles: heading }),
  }),
);

export const whereWeOperatePage = pageFile("where-we-operate", { callToAction });
export const businessSectorsPage = pageFile("business-sectors", { callToAction });
export const caseStudiesPage = pageFile("case-studies", {
  callToAction,
  industries: z.array(line).describe("The tabs above the list, in their order."),
});
export const searchPage = pageFile("search", {
  directory: heading.describe("Over the list of pages by kind."),
});
export const teamPage = pageFile("team", { join: z.strictObject({ heading, text: line }) });

/** Pages with search words of their own, by path. */
export const oneOffPages = {
  "/": homePage,
  "/who-are-we": whoAreWePage,
  "/mission-vision": missionVisionPage,
  "/team": teamPage,
  "/where-we-operate": whereWeOperatePage,
  "/business-sectors": businessSectorsPage,
  "/case-studies": caseStudiesPage,
  "/blogs": blogsPage,
  "/work-with-us": workWithUsPage,
  "/contact": contactPage,
};

/** In the order of the editor's list. */
export const pageFiles = [...Object.values(oneOffPages), searchPage, notFoundPage];

export const categories = (): string[] => namesIn("pages/blogs.yaml categories.*");

/** The ids of the legal texts and the accessibility statement, which are also their paths. */
export const LEGAL_DOCUMENTS = ["privacy", "terms", "disclaimer", "accessibility"] as const;

export const legalSchema = z
  .strictObject({
    ...lawFields,
    title,
    description,
    inForceSince: date.describe("The day from which this version of the text applies."),
    version: z.number().int().min(1),
    changes: z
      .array(z.strictObject({ version: z.number().int().min(1), date, text: line }))
      .min(1)
      .describe("What changed in each version, newest first."),
  })
  .refine(
    ({ version, changes: [newest, ...older] }) =>
      version === newest!.version && older.every((change) => change.version < version),
    {
      path: ["version"],
      error:
        "Begin `changes` with the present version, its date and what changed; older ones follow",
    },
  )
  .describe("A legal text.");

/** A legal text: its fields, and its text as Markdown in `body`. */
export function legalDocument(id: (typeof LEGAL_DOCUMENTS)[number]) {
  const { fields, body } = readMarkdown(`pages/${id}.md`, legalSchema);
  return { ...fields, id, body };
}
