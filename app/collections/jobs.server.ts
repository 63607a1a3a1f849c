import { z } from "zod";
import { plainDigits } from "#app/lib/written-number.ts";
import { wordsIn } from "#app/lib/text.ts";
import { link } from "#app/lib/address/site-url.ts";
import { FORM_ANCHOR } from "../constants.ts";
import { entryFolder } from "./reader/entry-folder.server.ts";
import { nameOf } from "./reader/content-file.server.ts";
import { ContentError } from "./reader/content-error.ts";
import {
  countryCode,
  date,
  draft,
  line,
  paragraphs,
  sample,
  searchTitle,
  title,
} from "./reader/fields.server.ts";
import { today } from "./reader/publication.server.ts";

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

/** The factors of units in a text. One unit counts for all its numbers: in a range it stands once (₹5 to 8 lakh). */
const UNITS: [RegExp, number][] = [
  [/\d/, 1],
  [/\d ?k\b|thousand|हज\u093C?ार|ಸಾವಿರ/i, 1e3],
  [/\d ?l(?:pa)?\b|la[ck]s?\b|lakh|\blpa\b|लाख|ಲಕ್ಷ/i, 1e5],
  [/million|\d ?mn?\b/i, 1e6],
  [/crore|\d ?crs?\b|करोड\u093C?|ಕೋಟಿ/i, 1e7],
];

const pay = z
  .strictObject({
    text: line.max(80).describe("As visitors read it, for example Stipend of ₹20,000 a month."),
    amount: z
      .strictObject({
        from: z.number().positive(),
        to: z.number().positive().optional(),
        per: z.enum(["hour", "day", "week", "month", "year"]),
        currency: z
          .string()
          .refine((code) => CURRENCIES.has(code), "Expected the code of a currency, such as INR")
          .default("INR"),
      })
      .refine(({ from, to = from }) => to >= from, {
        path: ["to"],
        error: "Expected at least what from says",
      })
      .optional()
      .describe("The same in numbers, for search engines; leave out where there is no amount."),
  })
  .superRefine(({ text, amount }, context) => {
    const digits = plainDigits(text);
    // Reads numbers in every grouping: a point before three digits may be a thousands separator or a decimal point.
    const ungrouped = digits.replaceAll(/(?<=\d)[,\s'’](?=\d{2})/g, "");
    const european = digits.replaceAll(/\.(?=\d{3})/g, "").replaceAll(/,(?=\d\d?(?!\d))/g, ".");
    const factors = UNITS.flatMap(([unit, factor]) => (unit.test(ungrouped) ? factor : []));
    const said = `${ungrouped} ${european}`.match(/\d+(?:\.\d+)?/g) ?? [];
    const isSaid = (value: number) =>
      said.some((number) => factors.some((factor) => Math.abs(+number * factor - value) < 0.001));
    for (const value of [amount?.from, amount?.to]) {
      if (value === undefined || isSaid(value)) continue;
      const message = `The amount says ${value}, but the text does not.`;
      context.addIssue({ code: "custom", path: ["text"], message });
    }
  });

const schema = z
  .strictObject({
    draft,
    sample,
    title,
    searchTitle,
    department: line.describe("Jobs are filtered by it: spell it the same way in every file."),
    location: line,
    type: line.describe("Internship, Full-time, Contract, or another short word."),
    postedDate: date,
    closingDate: date
      .optional()
      .describe("The last day for applications; leave out while open-ended."),
    pay: pay.optional().describe("The stipend or the pay band."),
    replyTime: line
      .max(80)
      .optional()
      .describe("When applicants hear from us, for example Within ten working days."),
    shortDescription: line.max(160),
    skills: z.array(line.max(40)).min(1),
    description: paragraphs,
    duties: z.array(line).min(2),
    qualifications: z.array(line).min(2),
    hours: line,
    duration: line
      .optional()
      .describe("How long an internship or a contract lasts, for example Six months."),
    place: z.strictObject({
      locality: line.describe("The city of the office that the job belongs to."),
      region: line.optional().describe("The state or county, where addresses there name one."),
      country: countryCode,
      workplace: z
        .enum(["on-site", "hybrid", "remote"])
        .describe("Where the work is done: a remote job may be done anywhere in the country."),
    }),
  })
  .refine(({ postedDate, closingDate = postedDate }) => closingDate >= postedDate, {
    path: ["closingDate"],
    error: "The job closes before it was posted: correct one of the two dates",
  })
  .describe("A job opening.");

/** @throws ContentError where the file name is not a job's */
function jobId(file: string): string {
  const id = nameOf(file);
  if (!/^job-\d{3}$/.test(id)) {
    throw new ContentError(file, {
      message: "A job's file is called job- and three digits, for example job-005.yaml.",
    });
  }
  return id;
}

/** Whether applications are accepted on a day. @param day ISO day */
export const isOpen = (job: { closingDate?: string }, day: string): boolean =>
  job.closingDate === undefined || job.closingDate >= day;

/** Every job, closed ones too, in the order of their numbers. */
export const {
  all: jobs,
  byId: jobById,
  kind: jobKind,
} = entryFolder("jobs", schema, {
  label: "Jobs",
  one: "job",
  address: "/work-with-us/:job",
  id: jobId,
  found: ({ shortDescription: summary, postedDate, closingDate, ...job }) =>
    isOpen({ closingDate }, today())
      ? {
          kind: "job",
          summary,
          text: wordsIn([
            [job.department, job.location, job.type],
            [job.skills, job.description, job.duties],
          ]),
          date: postedDate,
        }
      : undefined,
});
export type Job = ReturnType<typeof jobs>[number];

export const openJobs = (): Job[] => jobs().filter((job) => isOpen(job, today()));

export const applyHref = (title: string): string =>
  `${link("/work-with-us")}?job=${encodeURIComponent(title)}#${FORM_ANCHOR}`;
