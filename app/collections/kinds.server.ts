/**
 * Every kind of content file and its strict reader. `content:check` reads the whole folder through this
 * list, file by file; a file that no kind answers for would be missing from the site in silence.
 */
import { readCategory, readPost } from "./blog.server.ts";
import { readCaseStudy } from "./case-studies.server.ts";
import { claims } from "./claims.server.ts";
import { clients } from "./clients.server.ts";
import { consultation } from "./consultation.server.ts";
import { filesIn, nameOf } from "./content-file.server.ts";
import { readEvent } from "./events.server.ts";
import { readFreePage } from "./free-pages.server.ts";
import { readJob } from "./jobs.server.ts";
import { labels } from "./labels.server.ts";
import { duties } from "./law-duties.server.ts";
import { lawNames } from "./law-names.server.ts";
import { lawPages } from "./law-pages.server.ts";
import { lawRules } from "./law-rules.server.ts";
import { readLawSheet } from "./law-sheets.server.ts";
import { navigation } from "./navigation.server.ts";
import * as pages from "./pages.server.ts";
import { redirects } from "./redirects.server.ts";
import { readRegion } from "./regions.server.ts";
import { readSector } from "./sectors.server.ts";
import { readHrTopic, readService } from "./services.server.ts";
import { site } from "./site.server.ts";
import { team } from "./team.server.ts";

/** Where a kind's files lie below `content/`, and the reader of one of them. */
export type FolderKind = {
  folder: string;
  extension: ".md" | ".yaml";
  read: (file: string) => unknown;
};

/** Kinds with a file for each entry. */
export const folderKinds = [
  { folder: "blog", extension: ".md", read: readPost },
  { folder: "blog/categories", extension: ".md", read: readCategory },
  { folder: "case-studies", extension: ".yaml", read: readCaseStudy },
  { folder: "events", extension: ".md", read: readEvent },
  { folder: "jobs", extension: ".yaml", read: readJob },
  { folder: "law/sheets", extension: ".yaml", read: readLawSheet },
  { folder: "pages/free", extension: ".md", read: readFreePage },
  { folder: "regions", extension: ".yaml", read: readRegion },
  { folder: "sectors", extension: ".yaml", read: readSector },
  { folder: "services", extension: ".yaml", read: readService },
  { folder: "services/hr-advisory", extension: ".md", read: readHrTopic },
] as const satisfies FolderKind[];

/** What entries of several kinds have in common; a Markdown file's fields stand apart from its text. */
type Fields = {
  draft?: boolean;
  date?: string;
  cover?: { file: string };
  pictures?: { file: string }[];
};
export type AnyEntry = Fields & { path?: string; body?: string; fields?: Fields };

/** Reads every file of the kinds above, drafts too. @param readWith what becomes of one that has a mistake */
export const everyEntry = (
  readWith: (read: () => AnyEntry) => AnyEntry | undefined,
): Omit<AnyEntry, "fields">[] =>
  folderKinds.flatMap(({ folder, extension, read }) =>
    filesIn(folder, extension).map((file) => {
      const { fields, ...entry } = readWith(() => read(file) as AnyEntry) ?? {};
      return { ...fields, ...entry };
    }),
  );

/** Files that the site has once, each with its reader. */
export const singleFiles: Record<string, () => unknown> = {
  "claims.yaml": claims,
  "clients.yaml": clients,
  "consultation.yaml": consultation,
  "labels.yaml": labels,
  "navigation.yaml": navigation,
  "redirects.yaml": redirects,
  "site.yaml": site,
  "team.yaml": team,
  "pages/blogs.yaml": pages.blogsPage,
  "pages/business-sectors.yaml": pages.businessSectorsPage,
  "pages/case-studies.yaml": pages.caseStudiesPage,
  "pages/contact.yaml": pages.contactPage,
  "pages/events.yaml": pages.eventsPage,
  "pages/home.yaml": pages.homePage,
  "pages/mission-vision.yaml": pages.missionVisionPage,
  "pages/not-found.yaml": pages.notFoundPage,
  "pages/search.yaml": pages.searchPage,
  "pages/team.yaml": pages.teamPageContent,
  "pages/where-we-operate.yaml": pages.whereWeOperatePage,
  "pages/who-are-we.yaml": pages.whoAreWePage,
  "pages/work-with-us.yaml": pages.workWithUsPage,
  ...Object.fromEntries(
    pages.LEGAL_DOCUMENTS.map((id) => [`pages/${id}.md`, () => pages.legalDocument(id)]),
  ),
};

/** Files that another firm's site may do without. */
const optionalFiles: Record<string, () => unknown> = {
  "law/duties.yaml": duties,
  "law/names.yaml": lawNames,
  "law/pages.yaml": lawPages,
  "law/rules.yaml": lawRules,
};

/** The reader of a content file; undefined where nothing on the site reads it. */
export function readerOf(file: string): (() => unknown) | undefined {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
  const kind = folderKinds.find(
    (entry) => entry.folder === folder && file === `${folder}/${nameOf(file)}${entry.extension}`,
  );
  return kind ? () => kind.read(file) : (singleFiles[file] ?? optionalFiles[file]);
}
