import { z } from "zod";
import { readYaml } from "#app/collections/reader/content-file.server.ts";
import { heading, line, sitePath, template } from "#app/collections/reader/fields.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { lawPageFields as page } from "./fields.server.ts";
import { hasLawFile } from "./law-file.server.ts";

/** A fold of a page: its heading and, beside it, a summary. */
const folded = z.strictObject({ heading, note: line, text: line });

export const schema = z
  .strictObject({
    notice: line.describe("Stands at the end of every page of the section."),
    noticeLink: line.describe("Leads to the disclaimer."),
    askLink: line.describe("Leads to the contact page."),
    resources: page.extend({
      search: line.describe("The label of the search field."),
      examples: z
        .array(z.strictObject({ words: line, to: sitePath }))
        .describe("What people ask, under the field, each with the page that answers it."),
      changes: heading,
      changesMore: line,
      checklists: heading,
      calculators: z.strictObject({ title: line, text: line }),
    }),
    inForce: page.extend({
      search: line.describe("The label of the search field."),
      open: heading,
      feed: line,
      calendar: line.describe("Leads to the changes as a calendar file."),
    }),
    names: page.extend({ search: line, entries: heading, glossary: heading }),
    calendar: page.extend({
      from: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "Expected year-month, for example 2026-11")
        .describe("The first month with a page of its own. Never make it later: addresses stay."),
      next: z.strictObject({ heading, note: line }),
      limits: folded,
      subscribeText: line,
      table: line,
      month: z.strictObject({
        title: template("month"),
        description: template("month"),
        lead: line,
        none: line,
      }),
    }),
    changes: page.extend({
      key: heading.describe("Above what the marks mean."),
      keep: line.describe("Leads to an address that keeps the day."),
      keepHow: line.describe("What that is good for."),
      old: line.describe("Heading of the changes of older law, which the site began to say late."),
    }),
    whichRules: page.extend({
      heads: line,
      states: line,
      contractWorkers: line,
      workplace: line,
      ask: line.describe("Stands for the answer until the number of people is known."),
      byDay: heading,
      always: heading,
      fromHeads: template("from"),
      fromContractWorkers: template("from"),
      not: heading,
      table: z.strictObject({ heading, caption: line }),
      missing: folded,
      elsewhere: line.describe("Said where states are chosen that the site does not cover."),
    }),
    checklists: z.strictObject({ law: line, due: line }),
  })
  .describe("The words of the section /resources.");

export type LawWords = z.output<typeof schema>;

const FILE = "law/pages.yaml";

/** Whether the site has a law section: a firm may leave it out. */
export const hasLawPages = (): boolean => hasLawFile(FILE);

/** Whether the law section has calculators: they need rates. */
export const hasCalculators = (): boolean => hasLawFile("law/rates.yaml");

/** The words of the law section. @throws ContentError where the site has none */
export const lawWords = oncePerBuild((): LawWords => readYaml(FILE, schema));
