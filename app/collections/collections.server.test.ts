import { expect, test, vi } from "vitest";
import { previewStyles, waitingState } from "#app/frame/preview-styles.server.ts";
import { siteFrame } from "#app/frame/site-frame.server.ts";
import { allPosts } from "./blog.server.ts";
import { caseStudies } from "./case-studies.server.ts";
import { keyStats } from "./claims.server.ts";
import { clients } from "./clients.server.ts";
import { isOpen, jobs, openJobs } from "./jobs.server.ts";
import { eventsSince } from "./legal-events.server.ts";
import { homePage, caseIndustries } from "./pages.server.ts";
import { regionById, regions } from "./regions.server.ts";
import {
  articlesOfService,
  casesOfRegion,
  casesOfSector,
  casesOfService,
  regionsOfService,
  sectorsOfService,
} from "./relations.server.ts";
import { sectors } from "./sectors.server.ts";
import { homeServices, hrTopics, services } from "./services.server.ts";
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
  expect(regions().map(({ points }) => points.length)).toEqual([5, 5, 5, 5]);
  expect(team()).toHaveLength(4);
  expect(clients()).toHaveLength(6);
});

test("each industry tab has a case study (R67)", () => {
  const industries = new Set(caseStudies().map(({ industry }) => industry));
  expect(caseIndustries().filter((industry) => !industries.has(industry))).toEqual([]);
});

test("any number of members, clients, figures and cases may stand in the files (B23)", () => {
  const content = contentCopy();
  const members = Array.from({ length: 7 }, (_, place) => ({
    id: `m${place}`,
    name: `Member ${place}`,
    role: "Partner",
    initials: "M",
    bio: "Words.",
  }));
  content.write("team.yaml", JSON.stringify({ members }));
  content.write("clients.yaml", "clients: []");
  content.edit("claims.yaml", /shown: .*/, "shown: [founded]");
  content.edit("pages/home.yaml", /cases:(\n {4}- .*)+/, "cases: []");
  content.edit("pages/home.yaml", /services:\n/, "services:\n  shown: [legal-services]\n");
  content.edit("pages/case-studies.yaml", /industries: \[/, "industries: [Shipping, ");
  content.edit("case-studies/a-first-team-in-bangalore.yaml", /industry: .*/, "industry: Shipping");
  expect(team()).toHaveLength(7);
  expect(clients()).toEqual([]);
  expect(keyStats().stats.map(({ id }) => id)).toEqual(["founded"]);
  expect(homePage().caseTeasers.cases).toEqual([]);
  expect(homeServices().map(({ id }) => id)).toEqual(["legal-services"]);
  expect(caseStudies().map(({ industry }) => industry)).toContain("Shipping");
});

test.each([
  ["services/due-diligence.yaml", () => services(), "/services/due-diligence"],
  ["services/hr-advisory/compliance.md", () => hrTopics(), "/services/hr-advisory/compliance"],
  [
    "case-studies/one-payroll-for-sixty-four-shops.yaml",
    () => caseStudies(),
    "/case-studies/one-payroll-for-sixty-four-shops",
  ],
  ["jobs/job-001.yaml", () => openJobs(), "/work-with-us/job-001"],
  ["sectors/retail.yaml", () => sectors(), "/business-sectors#retail"],
  ["regions/uk.yaml", () => regions(), "/where-we-operate/uk"],
])("a draft, such as %s, waits: no query of a release gives it (B23)", (file, entries, path) => {
  const paths = () => entries().map((entry) => entry.path);
  expect(paths()).toContain(path);
  contentCopy().edit(file, /^(---\n)?/, "$1draft: true\n");
  expect(paths()).not.toContain(path);
  expect(previewStyles()).toBe("");
  vi.stubEnv("PREVIEW", "1");
  expect(paths()).toContain(path);
  expect(waitingState(path)).toBe("draft");
  expect(previewStyles()).toContain(`a[href="${path}"]`);
});

test("a member who is a draft is on no page and can sign no article (B23)", () => {
  const [, second] = team();
  contentCopy().edit("team.yaml", `id: ${second!.id}`, `id: ${second!.id}\n    draft: true`);
  expect(team()).not.toContainEqual(expect.objectContaining({ id: second!.id }));
  expect(messageOf(allPosts)).toContain(`Unknown member "${second!.id}"`);
});

test("an industry without a tab is refused with the tabs that there are (B23)", () => {
  contentCopy().edit(
    "case-studies/one-register-for-nine-plants.yaml",
    /industry: .*/,
    "industry: Manufacture",
  );
  expect(messageOf(caseStudies)).toMatch(/"Technology".*Did you mean "Manufacturing"/s);
});

test("a region without a frame has a map that holds its places (B23)", () => {
  contentCopy().edit("regions/uk.yaml", /^map: .*\n/m, "");
  const { map, presence } = regionById("uk")!;
  for (const { longitude, latitude } of presence.places) {
    expect(longitude).toBeGreaterThan(map.west);
    expect(longitude).toBeLessThan(map.east);
    expect(latitude).toBeGreaterThan(map.south);
    expect(latitude).toBeLessThan(map.north);
  }
});

test("a menu may lead to another site (B23)", () => {
  contentCopy().edit("navigation.yaml", "to: /who-are-we", "to: https://news.example.org/us");
  const [first] = siteFrame("/").header.entries;
  expect(first).toMatchObject({ href: "https://news.example.org/us", outside: true });
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
  expect(eventsSince({ tags: ["campus"], date: "2024-01-10" })).toEqual([]);
});

test("a change in one country's law does not date an article on another's (B6)", () => {
  const article = { tags: ["labour-law"], date: "2024-01-10" };
  expect(eventsSince({ ...article, jurisdiction: "India" })).not.toEqual([]);
  expect(eventsSince({ ...article, jurisdiction: "United Kingdom" })).toEqual([]);
});

test("changes of one day stand in the order of the file, the labour codes first (B6)", () => {
  const changes = eventsSince({ tags: ["benefits", "labour-law"], date: "2024-01-10" });
  expect(changes.map(({ id }) => id)).toEqual(["labour-codes", "social-security-code"]);
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
