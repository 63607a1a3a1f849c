import { z } from "zod";
import { entryFolder } from "./reader/entry-folder.server.ts";
import { wordsIn } from "#app/lib/text.ts";
import {
  callToAction,
  entryFields,
  line,
  paragraphs,
  reference,
  regionRef,
  sample,
  sectorRef,
  serviceRef,
} from "./reader/fields.server.ts";
import { specimen } from "./reader/paper-fields.server.ts";
import { figure } from "./reader/picture-fields.server.ts";

const industry = reference("pages/case-studies.yaml industries.*").describe(
  "The tab it stands under: one of `industries` in content/pages/case-studies.yaml.",
);

const result = z
  .strictObject({
    figure: line.max(6).optional().describe("Set very large; leave out where there is no figure."),
    text: line.max(60).describe("What the figure counts."),
    before: line
      .regex(/^[1-9]\d*$/, "Expected a whole number above 0, for example 9")
      .optional()
      .describe("The larger number it is compared with, in the text too: both are drawn."),
  })
  .refine(({ figure = "", before }) => !before || (/^\d+$/.test(figure) && +figure < +before), {
    path: ["before"],
    error: "Expected a larger number than the figure, which has to be a whole number too",
  });

const span = z
  .strictObject({
    when: line.max(28).describe("In words, for example “Weeks 1 to 3”."),
    from: z.number().min(0).describe("Weeks, or months, from the start to its beginning."),
    to: z.number().positive().describe("The same to its end."),
  })
  .refine(({ from, to }) => from < to, { path: ["to"], error: "Expected more than `from`" });

const schema = z
  .strictObject({
    ...entryFields,
    sample,
    industry,
    sector: sectorRef,
    services: z.array(serviceRef).min(1),
    regions: z.array(regionRef).min(1),
    teaser: z
      .strictObject({ figure: line.max(5), unit: line.max(50), summary: line.max(160) })
      .describe("The case on the home page."),
    challenge: paragraphs,
    challenges: z.array(line.max(90)).min(2).max(5),
    solutions: z.array(line).min(2),
    course: z.array(span).default([]).describe("When each step of `solutions` was done."),
    results: z.array(result).min(2).max(4),
    sheet: specimen.optional().describe("A page of what the client had in the end."),
    pictures: z.array(figure).max(4).default([]).describe("Pictures of the work, up to four."),
    testimonial: z.strictObject({
      quote: line.describe("Without quotation marks."),
      source: line.describe("Role and kind of company, never a name."),
    }),
    callToAction: callToAction.optional().describe("Else the list of cases’ own."),
  })
  .refine(({ solutions, course }) => !course[0] || course.length === solutions.length, {
    path: ["course"],
    error: "Expected a time for each step of `solutions`, or none",
  })
  .describe("A case study.");

export const {
  all: caseStudies,
  byId: caseStudyById,
  kind: caseStudyKind,
} = entryFolder("case-studies", schema, {
  label: "Case studies",
  one: "case study",
  address: "/case-studies/:caseStudy",
  found: (study) => ({
    kind: "caseStudy",
    summary: study.description,
    text: wordsIn([study.industry, study.challenge, study.solutions, study.results]),
  }),
});
export type CaseStudy = ReturnType<typeof caseStudies>[number];
