import { addressesOf } from "../app/urls.server.ts";
import type { PagePattern } from "../app/route-table.ts";

const names: Record<PagePattern, string> = {
  "/": "home",
  "/services/:service": "service",
  "/services/hr-advisory/:topic": "HR sub-page",
  "/who-are-we": "company",
  "/mission-vision": "mission",
  "/team": "team",
  "/where-we-operate": "regions",
  "/where-we-operate/:region": "region",
  "/business-sectors": "sectors",
  "/blogs": "blog list",
  "/blogs/:list/:page?": "blog topic",
  "/blog/:id": "article",
  "/case-studies": "case studies",
  "/case-studies/page/:page": "case studies",
  "/case-studies/:caseStudy": "case study",
  "/work-with-us": "careers",
  "/work-with-us/page/:page": "careers",
  "/work-with-us/:job": "job",
  "/contact": "contact",
  "/events": "events",
  "/events/:event": "event",
  "/resources/calculators": "calculators",
  "/resources/calculators/:calculator": "calculator",
  "/:page": "free page",
  "/resources": "resources",
  "/resources/what-is-in-force": "law in force",
  "/resources/old-name-new-name": "old names",
  "/resources/compliance-calendar": "calendar",
  "/resources/compliance-calendar/:month": "month",
  "/resources/which-rules": "which rules",
  "/resources/:checklist": "checklist",
  "/search": "search",
  "/privacy": "legal",
  "/terms": "legal",
  "/disclaimer": "legal",
  "/accessibility": "legal",
};

/** One page of each type, by name: the first that the site has. */
export const PAGE_TYPES: Record<string, string> = {};
for (const [pattern, name] of Object.entries(names)) {
  const [address] = addressesOf(pattern as PagePattern);
  if (address !== undefined) PAGE_TYPES[name] ??= address;
}
