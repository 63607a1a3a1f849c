/**
 * Every kind of content file and its strict reader. `content:check` reads the whole folder through this
 * list, file by file; a file that no kind answers for would be missing from the site in silence.
 */
import type { z } from "zod";
import { categorySchema, readCategory, readPost, schema as post } from "./blog.server.ts";
import { calculatorFiles, calculatorsPage, listPage } from "#app/calculators/calculators.server.ts";
import { readCaseStudy, schema as caseStudy } from "./case-studies.server.ts";
import { claims, schema as claimsFile } from "./claims.server.ts";
import { clients, schema as clientsFile } from "./clients.server.ts";
import { consultation, schema as consultationFile } from "./consultation.server.ts";
import { filesIn, nameOf } from "./reader/content-file.server.ts";
import { readEvent, schema as event } from "./events.server.ts";
import { readFreePage, schema as freePage } from "./free-pages.server.ts";
import { unlessDraft } from "./reader/published-entries.server.ts";
import { readJob, schema as job } from "./jobs.server.ts";
import { labels, schema as labelsFile } from "./labels.server.ts";
import { duties, schema as dutiesFile } from "#app/law/collections/duties.server.ts";
import { lawNames, schema as lawNamesFile } from "#app/law/collections/names.server.ts";
import { lawPages, schema as lawPagesFile } from "#app/law/collections/pages.server.ts";
import { lawRates, schema as lawRatesFile } from "#app/law/collections/rates.server.ts";
import { lawRules, schema as lawRulesFile } from "#app/law/collections/rules.server.ts";
import {
  readLawChecklist,
  schema as lawChecklist,
} from "#app/law/collections/checklists.server.ts";
import { navigation, schema as navigationFile } from "./navigation.server.ts";
import { LEGAL_DOCUMENTS, legalDocument, legalSchema, pageFiles } from "./pages.server.ts";
import { redirects, schema as redirectsFile } from "./redirects.server.ts";
import { readRegion, schema as region } from "./regions.server.ts";
import { readSector, schema as sector } from "./sectors.server.ts";
import { readHrTopic, readService, serviceSchema, topicSchema } from "./services.server.ts";
import { site, schema as siteFile } from "./site.server.ts";
import { team, schema as teamFile } from "./team.server.ts";

/** Where a kind's files lie below `content/`, what their fields may say, and the reader of one of them. */
type FolderKind = {
  folder: string;
  extension: ".md" | ".yaml";
  schema: z.ZodType;
  read: (file: string) => unknown;
};

/** Kinds with a file for each entry. */
export const folderKinds = [
  { folder: "blog", extension: ".md", schema: post, read: readPost },
  { folder: "blog/categories", extension: ".md", schema: categorySchema, read: readCategory },
  { folder: "case-studies", extension: ".yaml", schema: caseStudy, read: readCaseStudy },
  { folder: "events", extension: ".md", schema: event, read: readEvent },
  { folder: "jobs", extension: ".yaml", schema: job, read: readJob },
  { folder: "law/checklists", extension: ".yaml", schema: lawChecklist, read: readLawChecklist },
  { folder: "pages/free", extension: ".md", schema: freePage, read: readFreePage },
  { folder: "regions", extension: ".yaml", schema: region, read: readRegion },
  { folder: "sectors", extension: ".yaml", schema: sector, read: readSector },
  { folder: "services", extension: ".yaml", schema: serviceSchema, read: readService },
  { folder: "services/hr-advisory", extension: ".md", schema: topicSchema, read: readHrTopic },
] as const satisfies FolderKind[];

/** What entries of several kinds have in common; a Markdown file's fields stand apart from its text. */
type Fields = {
  draft?: boolean;
  date?: string;
  cover?: { file: string };
  pictures?: { file: string }[];
  /** The one field that holds Markdown. */
  review?: string;
};
export type AnyEntry = Fields & { path?: string; body?: string; fields?: Fields };

/** Reads every file of the kinds above, drafts too where they can be read. @param readWith what becomes of another that has a mistake */
export const everyEntry = (
  readWith: (read: () => AnyEntry) => AnyEntry | undefined,
): Omit<AnyEntry, "fields">[] =>
  folderKinds.flatMap(({ folder, extension, read }) =>
    filesIn(folder, extension).map((file) => {
      const readIt = () => unlessDraft(file, read as (file: string) => AnyEntry) ?? {};
      const { fields, ...entry } = readWith(readIt) ?? {};
      return { ...fields, ...entry };
    }),
  );

/** What the fields of a file may say, and its reader. */
type SingleFile = { schema: z.ZodType; read: () => unknown };

/** Files that the site has once. */
export const singleFiles: Record<string, SingleFile> = {
  "claims.yaml": { schema: claimsFile, read: claims },
  "clients.yaml": { schema: clientsFile, read: clients },
  "consultation.yaml": { schema: consultationFile, read: consultation },
  "labels.yaml": { schema: labelsFile, read: labels },
  "navigation.yaml": { schema: navigationFile, read: navigation },
  "redirects.yaml": { schema: redirectsFile, read: redirects },
  "site.yaml": { schema: siteFile, read: site },
  "team.yaml": { schema: teamFile, read: team },
  ...pageFiles,
  ...Object.fromEntries(
    LEGAL_DOCUMENTS.map((id) => [
      `pages/${id}.md`,
      { schema: legalSchema, read: () => legalDocument(id) },
    ]),
  ),
};

/** Files that another firm's site may do without. */
export const optionalFiles: Record<string, SingleFile> = {
  ...calculatorFiles,
  "law/calculators.yaml": { schema: listPage, read: calculatorsPage },
  "law/duties.yaml": { schema: dutiesFile, read: duties },
  "law/names.yaml": { schema: lawNamesFile, read: lawNames },
  "law/pages.yaml": { schema: lawPagesFile, read: lawPages },
  "law/rates.yaml": { schema: lawRatesFile, read: lawRates },
  "law/rules.yaml": { schema: lawRulesFile, read: lawRules },
};

/** The reader of a content file; undefined where nothing on the site reads it. */
export function readerOf(file: string): (() => unknown) | undefined {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
  const kind = folderKinds.find(
    (entry) => entry.folder === folder && file === `${folder}/${nameOf(file)}${entry.extension}`,
  );
  return kind ? () => kind.read(file) : (singleFiles[file] ?? optionalFiles[file])?.read;
}
