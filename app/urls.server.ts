import { posts, topicOf } from "./collections/blog.server.ts";
import { caseStudies } from "./collections/case-studies.server.ts";
import { CATEGORIES } from "./collections/constants.ts";
import { jobs } from "./collections/jobs.server.ts";
import { regions } from "./collections/regions.server.ts";
import { hrTopics, services } from "./collections/services.server.ts";
import { documentRoutes, notFoundRoutes, pageRoutes, type PagePattern } from "./route-table.ts";

/** What fills each pattern's parameter: the entries' addresses. */
const entries: Partial<Record<PagePattern, () => string[]>> = {
  "/services/hr-advisory/:topic": () => hrTopics().map(({ path }) => path),
  "/services/:service": () => services().map(({ path }) => path),
  "/where-we-operate/:region": () => regions().map(({ path }) => path),
  "/blog/:id": () => posts().map(({ path }) => path),
  "/case-studies/:caseStudy": () => caseStudies().map(({ path }) => path),
  "/work-with-us/:job": () => jobs().map(({ path }) => path),
};

/** Every pattern of a page. */
export const pagePatterns = Object.keys(pageRoutes) as PagePattern[];

/** The addresses of one pattern: itself, or one for each entry that fills its parameter. */
export const addressesOf = (pattern: PagePattern): string[] => entries[pattern]?.() ?? [pattern];

/** The address of every page that a visitor can read, without base path. */
export const canonicalAddresses = (): string[] => pagePatterns.flatMap(addressesOf);

/** Every page that the build renders: the canonical ones and the error pages. */
export const pageAddresses = (): string[] => [
  ...canonicalAddresses(),
  ...Object.keys(notFoundRoutes),
];

/** Every document for programs that the build renders. */
export const documentAddresses = (): string[] =>
  Object.keys(documentRoutes).flatMap((pattern) =>
    pattern === "/feed/:topic"
      ? CATEGORIES.map((category) => `/feed/${topicOf(category)}.xml`)
      : [pattern],
  );
