import { articleKind } from "#app/collections/blog.server.ts";
import { caseStudies, caseStudyKind } from "#app/collections/case-studies.server.ts";
import { NOT_FOUND_ID } from "#app/constants.ts";
import { filesIn, nameOf } from "#app/collections/reader/content-file.server.ts";
import { sheet } from "#app/collections/reader/fields.server.ts";
import { jobKind, jobs } from "#app/collections/jobs.server.ts";
import { caseIndustries, categories } from "#app/collections/pages.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import type { FolderKind } from "#app/collections/kind.ts";
import { regionKind, regions } from "#app/collections/regions.server.ts";
import { sectors } from "#app/collections/sectors.server.ts";
import { SERVICE_ICONS, serviceKind, services } from "#app/collections/services.server.ts";
import { memberIds } from "#app/collections/team.server.ts";
import { publishedAddresses } from "../published-addresses.ts";

export type Answers = Record<string, string>;

/** Something a new file needs to know: a flag on the command line, else a question on the screen. */
export type Question = {
  ask: string;
  /** The only answers there are. */
  choices?: () => readonly string[];
  /** Whether several answers may be given, with commas between them. */
  many?: boolean;
  /** What an empty answer stands for; without it an answer is needed. */
  initial?: (answers: Answers) => string;
};

export type Kind = {
  /** What the rest of the project knows of it. */
  row: FolderKind;
  questions: Record<string, Question>;
  /** The new file below `content/`. */
  file: (answers: Answers) => string;
  /** What the template asks for besides the answers. */
  values?: (answers: Answers) => Record<string, unknown>;
};

/** An answer that cannot be taken, said to the editor. */
export class AnswerError extends Error {}

export const listOf = (answer: string): string[] =>
  answer
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Words as an address writes them: `Ångström & Söhne` is `angstrom-and-sohne`; nothing is left of other scripts. */
export const addressOf = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/\p{M}|[’']/gu, "")
    .replaceAll("&", " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The last part of an address. @throws AnswerError where the answer makes none */
function inAddress({ id = "", title }: Answers): string {
  const address = addressOf(id);
  if (address) return address;
  throw new AnswerError(
    `"${id || title}" makes no address: give one in Latin letters or digits (--id).`,
  );
}

/**
 * The next number that no file has and no file ever had: addresses are for ever (A4).
 * @param inName finds the number in the name of one of `files`
 * @param inAddress finds it in an address that was published once
 */
function nextNumber(files: string[], inName: RegExp, inAddress: RegExp): number {
  const used = [
    ...files.map((file) => inName.exec(nameOf(file))?.[1]),
    ...[...publishedAddresses(), ...redirects().map(({ from }) => from)].map(
      (address) => inAddress.exec(address)?.[1],
    ),
  ].flatMap((digits) => (digits === undefined ? [] : [Number(digits)]));
  const next = Math.max(-1, ...used.filter((number) => number !== NOT_FOUND_ID)) + 1;
  return next === NOT_FOUND_ID ? next + 1 : next;
}

const idsOf = (entries: { id: string }[]): string[] => entries.map(({ id }) => id);

/** The file of a new entry, named for its title; articles and jobs have the next number that none ever had. */
export function nextFile(
  folder: string,
  extension: string,
  values: Record<string, unknown>,
): string {
  const words = String(values.title ?? values.category ?? values.name ?? "");
  const numbered = folder === "blog" ? kinds.post : folder === "jobs" ? kinds.job : undefined;
  if (numbered) return numbered.file({ title: words });
  return `${folder}/${addressOf(words) || "untitled"}${extension}`;
}

/** The order after all others. */
const orderAfter = (entries: { order: number }[]): number =>
  Math.max(0, ...entries.map(({ order }) => order)) + 1;

const id: Question = {
  ask: "Last part of its address",
  initial: ({ title = "" }) => addressOf(title),
};

export const kinds: Record<string, Kind> = {
  post: {
    row: articleKind,
    questions: {
      title: { ask: "Title of the article" },
      category: { ask: "Category", choices: categories },
      author: { ask: "Author", choices: memberIds },
      tags: { ask: "Tags (for example labour-law, payroll)", many: true, initial: () => "" },
    },
    file: ({ title = "" }) => {
      const number = nextNumber(filesIn("blog", ".md"), /^(\d{2,})-/, /^\/blog\/(\d+)$/);
      return `blog/${String(number).padStart(2, "0")}-${addressOf(title) || "article"}.md`;
    },
    values: () => ({ region: regions()[0]?.id }),
  },
  job: {
    row: jobKind,
    questions: {
      title: { ask: "Title of the job" },
      department: {
        ask: "Department (visitors filter by it; spell it as in the other jobs)",
        initial: () => jobs()[0]?.department ?? "",
      },
      type: { ask: "Type", choices: () => ["Full-time", "Internship", "Contract"] },
      city: { ask: "City", initial: () => "Bangalore" },
      region: { ask: "State or region", initial: () => "Karnataka" },
      closing: {
        ask: "Last day for applications, for example 2027-01-31; empty while open-ended",
        initial: () => "",
      },
    },
    file: () => {
      const pattern = /^(?:\/work-with-us\/)?job-(\d{3})$/;
      const number = nextNumber(filesIn("jobs", ".yaml"), pattern, pattern);
      return `jobs/job-${String(Math.max(1, number)).padStart(3, "0")}.yaml`;
    },
  },
  "case-study": {
    row: caseStudyKind,
    questions: {
      title: { ask: "Title of the case study" },
      id,
      industry: { ask: "Industry (its tab)", choices: caseIndustries },
      sector: { ask: "Sector", choices: () => idsOf(sectors()) },
      services: { ask: "Services", choices: () => idsOf(services()), many: true },
      regions: { ask: "Regions", choices: () => idsOf(regions()), many: true },
    },
    file: (answers) => `case-studies/${inAddress(answers)}.yaml`,
    values: () => ({ order: orderAfter(caseStudies()) }),
  },
  service: {
    row: serviceKind,
    questions: {
      title: { ask: "Title of the service" },
      id,
      sheet: { ask: "Colour sheet of its pictures", choices: () => sheet.options },
      icon: { ask: "Icon", choices: () => SERVICE_ICONS },
    },
    file: (answers) => `services/${inAddress(answers)}.yaml`,
    values: () => ({ order: orderAfter(services()) }),
  },
  region: {
    row: regionKind,
    questions: {
      title: { ask: "Name of the region" },
      id,
      city: { ask: "First city" },
      "time-zone": { ask: "Its time zone (for example Asia/Singapore)" },
      longitude: { ask: "Its longitude in degrees, east positive" },
      latitude: { ask: "Its latitude in degrees, north positive" },
    },
    file: (answers) => `regions/${inAddress(answers)}.yaml`,
    values: ({ longitude, latitude }) => ({
      order: orderAfter(regions()),
      service: services()[0]?.id,
      longitude: Number(longitude),
      latitude: Number(latitude),
    }),
  },
};
