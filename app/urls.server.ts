import { laterArticlePages, topicAddresses } from "./collections/article-lists.server.ts";
import { posts } from "./collections/blog.server.ts";
import { calculators } from "./calculators/calculators.server.ts";
import { caseStudies } from "./collections/case-studies.server.ts";
import { ContentError } from "./collections/reader/content-error.ts";
import { shownPath } from "./collections/reader/content-file.server.ts";
import { everyEvent } from "./collections/events.server.ts";
import { topicFeedAddresses } from "./collections/feed-archives.server.ts";
import { freePages } from "./collections/free-pages.server.ts";
import { jobs } from "./collections/jobs.server.ts";
import { calendarAddresses } from "./law/collections/calendars.server.ts";
import { calendarMonths } from "./law/collections/duties.server.ts";
import { hasLawPages } from "./law/collections/pages.server.ts";
import { lawChecklists } from "./law/collections/checklists.server.ts";
import { laterListPages } from "./collections/paged-lists.server.ts";
import { regions } from "./collections/regions.server.ts";
import { hrTopics, services } from "./collections/services.server.ts";
import { documentRoutes, notFoundRoutes, pageRoutes, type PagePattern } from "./route-table.ts";

const taken = new Set(Object.keys({ ...pageRoutes, ...notFoundRoutes, ...documentRoutes }));

/** The addresses of entries that stand beside other pages. @throws ContentError where one is another page's */
const besideOthers = (files: { path: string; file: string }[]): string[] =>
  files.map(({ path, file }) => {
    if (!taken.has(path)) return path;
    throw new ContentError(shownPath(file), {
      message: `The address ${path} belongs to another page: give the file another name.`,
    });
  });

/** A page of the section on law, which another firm may not have. */
const ifLaw = (path: string) => (): string[] => (hasLawPages() ? [path] : []);

/** What fills each pattern's parameter: the entries' addresses. */
const entries: Partial<Record<PagePattern, () => string[]>> = {
  "/services/hr-advisory/:topic": () => hrTopics().map(({ path }) => path),
  "/services/:service": () => services().map(({ path }) => path),
  "/where-we-operate/:region": () => regions().map(({ path }) => path),
  "/blogs/:list/:page?": topicAddresses,
  "/blog/:id": () => posts().map(({ path }) => path),
  // `laterPages()` has them.
  "/case-studies/page/:page": () => [],
  "/work-with-us/page/:page": () => [],
  "/case-studies/:caseStudy": () => caseStudies().map(({ path }) => path),
  // Without an event nobody needs the list.
  "/events": () => (everyEvent().length > 0 ? ["/events"] : []),
  "/events/:event": () => everyEvent().map(({ path }) => path),
  "/resources/calculators": () => (calculators().length > 0 ? ["/resources/calculators"] : []),
  "/resources/calculators/:calculator": () => calculators().map(({ path }) => path),
  "/:page": () => besideOthers(freePages()),
  "/resources": ifLaw("/resources"),
  "/resources/what-is-in-force": ifLaw("/resources/what-is-in-force"),
  "/resources/old-name-new-name": ifLaw("/resources/old-name-new-name"),
  "/resources/compliance-calendar": ifLaw("/resources/compliance-calendar"),
  "/resources/compliance-calendar/:month": () =>
    calendarMonths().map((month) => `/resources/compliance-calendar/${month}`),
  "/resources/which-rules": ifLaw("/resources/which-rules"),
  "/resources/:checklist": () => besideOthers(lawChecklists()),
  "/work-with-us/:job": () => jobs().map(({ path }) => path),
};

/** Every pattern of a page. */
export const pagePatterns = Object.keys(pageRoutes) as PagePattern[];

/** The addresses of one pattern: itself, or one for each entry that fills its parameter. */
export const addressesOf = (pattern: PagePattern): string[] => entries[pattern]?.() ?? [pattern];

/** The address of every page that is known by its own, without base path: those of site map and search engines. */
export const canonicalAddresses = (): string[] => pagePatterns.flatMap(addressesOf);

/** Pages 2, 3 … of the lists, which their numbers lead to. What they show changes with every new entry. */
export const laterPages = (): string[] => [...laterArticlePages(), ...laterListPages()];

/** Every page that the build renders: the canonical ones, later pages of lists, error pages. */
export const pageAddresses = (): string[] => [
  ...canonicalAddresses(),
  ...laterPages(),
  ...Object.keys(notFoundRoutes),
];

const documentEntries: Record<string, () => string[]> = {
  "/feed/:topic": topicFeedAddresses,
  "/feed-archive/:document": () => [],
  "/search-words/:file": () => [],
  "/feed/law.xml": ifLaw("/feed/law.xml"),
  "/calendar/:document": calendarAddresses,
  "/case-index.json": () => [],
  "/job-index.json": () => [],
};

/**
 * Every document for programs, whatever the content. `archiveAddresses()` and `listIndexAddresses()` are more, and the
 * search's files of words, which its index names.
 */
export const documentAddresses = (): string[] =>
  Object.keys(documentRoutes).flatMap((pattern) => documentEntries[pattern]?.() ?? [pattern]);
