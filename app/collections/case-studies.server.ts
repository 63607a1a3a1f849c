import { z } from "zod";
import { CASE_INDUSTRIES } from "./constants.ts";
import { filesIn, nameOf, readYaml } from "./content-file.server.ts";
import {
  description,
  line,
  order,
  paragraphs,
  regionRef,
  sample,
  sectorRef,
  serviceRef,
  title,
} from "./fields.server.ts";
import { lawFields } from "./legal-events.server.ts";
import { byOrder } from "./order.ts";

const result = z.strictObject({
  figure: line.max(6).optional().describe("Set very large; leave out where there is no figure."),
  text: line.max(60).describe("What the figure counts."),
});

const schema = z
  .strictObject({
    ...lawFields,
    sample,
    order,
    title,
    industry: z.enum(CASE_INDUSTRIES).describe("The tab it stands under."),
    sector: sectorRef,
    services: z.array(serviceRef).min(1),
    regions: z.array(regionRef).min(1),
    description,
    teaser: z
      .strictObject({
        figure: line.max(5),
        unit: line.max(50),
        summary: line.max(160),
      })
      .describe("The case on the home page."),
    challenge: paragraphs,
    challenges: z.array(line.max(90)).min(2).max(5),
    solutions: z.array(line).min(2),
    results: z.array(result).min(2).max(4),
    testimonial: z.strictObject({
      quote: line.describe("Without quotation marks."),
      source: line.describe("Role and kind of company, never a name."),
    }),
  })
  .describe("A case study.");

export type CaseStudy = z.output<typeof schema> & { id: string; path: string };

/** Reads one case study's file. @throws ContentError naming file, field and what is allowed */
export function readCaseStudy(file: string): CaseStudy {
  const id = nameOf(file);
  return { ...readYaml(file, schema), id, path: `/case-studies/${id}` };
}

/** The case studies, in their order. */
export const caseStudies = (): CaseStudy[] =>
  filesIn("case-studies", ".yaml").map(readCaseStudy).sort(byOrder);

/** One case study by the last segment of its address. */
export const caseStudyById = (id: string): CaseStudy | undefined =>
  caseStudies().find((study) => study.id === id);
