import { expect, test } from "vitest";
import { posts } from "./blog.server.ts";
import { caseStudies } from "./case-studies.server.ts";
import { keyStats } from "./claims.server.ts";
import { clients } from "./clients.server.ts";
import { CASE_INDUSTRIES, REGION_COUNT, REGION_POINTS } from "./constants.ts";
import { isOpen, jobs, openJobs } from "./jobs.server.ts";
import { eventsSince, legalEvents } from "./legal-events.server.ts";
import { regions } from "./regions.server.ts";
import {
  articlesOfService,
  casesOfRegion,
  casesOfSector,
  casesOfService,
  regionsOfService,
  sectorsOfService,
} from "./relations.server.ts";
import { sectors } from "./sectors.server.ts";
import { hrTopics, services } from "./services.server.ts";
import { team } from "./team.server.ts";
import { contentCopy, messageOf } from "./test-content.test-helper.ts";

test("six services with three points each, and six sub-pages of HR advisory (R22 to R34, R72)", () => {
  expect(services()).toHaveLength(6);
  expect(hrTopics()).toHaveLength(6);
});

test("HR advisory leads to seven pages, the last of them talent acquisition (A2)", () => {
  const pages = services()[0]?.scope.items.map(({ page }) => page);
  expect(pages).toHaveLength(7);
  expect(pages?.slice(0, 6)).toEqual(hrTopics().map(({ path }) => path));
  expect(pages?.[6]).toBe("/services/talent-acquisition");
});

test("four regions with exactly five points, four members, six names of trust (R45, R73, R74)", () => {
  expect(regions().map(({ points }) => points.length)).toEqual(
    Array.from({ length: REGION_COUNT }, () => REGION_POINTS),
  );
  expect(team()).toHaveLength(4);
  expect(clients()).toHaveLength(6);
});

test("each industry tab has a case study (R67)", () => {
  const industries = new Set(caseStudies().map(({ industry }) => industry));
  expect([...CASE_INDUSTRIES].filter((industry) => !industries.has(industry))).toEqual([]);
});

test("a region with four points is refused, with file and field", () => {
  contentCopy().edit("regions/uk.yaml", /points:\n {2}- .*\n/, "points:\n");
  const message = messageOf(regions);
  expect(message).toContain("content/regions/uk.yaml");
  expect(message).toContain("→ at points");
});

test("an unknown reference lists what exists", () => {
  contentCopy().edit(
    "sectors/retail.yaml",
    /services:\n(?: {2}- .*\n)+|services: \[.*\]/,
    "services: [hr-advice]\n",
  );
  expect(messageOf(sectors)).toMatch(/Unknown reference "hr-advice".*"hr-advisory"/s);
});

test("broken YAML names the line", () => {
  contentCopy().write("clients.yaml", "clients:\n  - name: [broken\n");
  expect(messageOf(clients)).toMatch(/content\/clients\.yaml[\s\S]*at line \d/);
});

test("a missing file is named", () => {
  contentCopy().remove("claims.yaml");
  expect(messageOf(keyStats)).toContain("content/claims.yaml");
});

test("the four key figures, in the specification's order (R46)", () => {
  expect(keyStats().stats.map(({ value }) => value)).toEqual(["15+", "200+", "25+", "500+"]);
});

test("a job is open until the end of its closing day (B3)", () => {
  expect(isOpen({ closingDate: "2026-11-21" }, "2026-11-21")).toBe(true);
  expect(isOpen({ closingDate: "2026-11-21" }, "2026-11-22")).toBe(false);
  expect(isOpen({}, "2999-01-01")).toBe(true);
});

test("a closed job leaves the list but keeps its page (B3)", () => {
  contentCopy().edit("jobs/job-002.yaml", "postedDate:", "closingDate: 2020-01-01\npostedDate:");
  expect(openJobs().map(({ id }) => id)).not.toContain("job-002");
  expect(jobs().map(({ id }) => id)).toContain("job-002");
});

test("an article reviewed before a change in its law is dated by it, one reviewed after is not (B6)", () => {
  const article = { tags: ["labour-law"], date: "2024-01-10" };
  expect(eventsSince(article).map(({ id }) => id)).toContain("labour-codes");
  expect(eventsSince({ ...article, reviewedOn: "2026-10-01" }).map(({ id }) => id)).not.toContain(
    "labour-codes",
  );
  expect(eventsSince({ tags: ["no-such-topic"], date: "2024-01-10" })).toEqual([]);
});

test("a change in one country's law does not date an article on another's (B6)", () => {
  const article = { tags: ["labour-law"], date: "2024-01-10" };
  expect(eventsSince({ ...article, jurisdiction: "India" })).not.toEqual([]);
  expect(eventsSince({ ...article, jurisdiction: "United Kingdom" })).toEqual([]);
});

test("changes of one day stand in the order of the file (B6)", () => {
  const inFile = eventsSince({ tags: ["labour-law", "benefits", "payroll"], date: "2024-01-10" });
  const days = inFile.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().reverse());
  const file = legalEvents().map(({ id }) => id);
  expect(inFile.map(({ id }) => id)).toEqual(
    file.filter((id) => inFile.some((entry) => entry.id === id)),
  );
});

test("a change that an article names dates it without a common tag (B6)", () => {
  const article = { tags: [], date: "2024-01-10" };
  expect(eventsSince(article)).toEqual([]);
  expect(eventsSince({ ...article, legalEvents: ["labour-codes"] }).map(({ id }) => id)).toEqual([
    "labour-codes",
  ]);
});

test("a page names only changes in law that there are", () => {
  contentCopy().edit("sectors/retail.yaml", "order:", "legalEvents: [labour-code]\norder:");
  expect(messageOf(sectors)).toMatch(/"labour-code".*Did you mean "labour-codes"\?/s);
});

test("a review says of which day it speaks", () => {
  const content = contentCopy();
  content.edit(
    "blog/12-stay-interviews-before-the-resignation-letter.md",
    /^reviewedOn: .*\n/m,
    "",
  );
  expect(messageOf(posts)).toContain("write that day in `reviewedOn`");
});

test("relations read the same from both sides (B8)", () => {
  for (const service of services()) {
    for (const study of casesOfService(service.id)) expect(study.services).toContain(service.id);
    for (const sector of sectorsOfService(service.id))
      expect(sector.services).toContain(service.id);
    for (const region of regionsOfService(service.id)) {
      expect(region.services.items.map((item) => item.service)).toContain(service.id);
    }
    expect(
      casesOfService(service.id).length + articlesOfService(service.id).length,
    ).toBeGreaterThan(0);
  }
  const placed = sectors().flatMap(({ id }) => casesOfSector(id));
  expect(new Set(placed)).toEqual(new Set(caseStudies()));
  for (const region of regions()) {
    for (const study of casesOfRegion(region.id)) expect(study.regions).toContain(region.id);
  }
});
