/**
 * What docs/requirements.md fixes of the delivered content: names, counts and days. Firms and editors may change all of
 * it, so no other test depends on it, and this one runs only while the samples are there.
 */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { allPosts } from "#app/collections/blog.server.ts";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { claims, keyStats } from "#app/collections/claims.server.ts";
import { clients } from "#app/collections/clients.server.ts";
import { jobs } from "#app/collections/jobs.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { navigation } from "#app/collections/navigation.server.ts";
import * as pages from "#app/collections/pages.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { sectors } from "#app/collections/sectors.server.ts";
import { hrTopics, services } from "#app/collections/services.server.ts";
import { team } from "#app/collections/team.server.ts";
import { canonicalAddresses } from "#app/urls.server.ts";
import { isDelivered } from "../delivered-content.ts";

const SPECIFIED = Object.entries<Record<string, unknown>>(
  parse(readFileSync("tests/built/specified.yaml", "utf8")),
).flatMap(([row, facts]) => Object.entries(facts).map((fact) => [row, ...fact] as const));

const contentSaid = () => ({
  labels: labels(),
  menus: navigation().header.map((entry) => [
    entry.label,
    ...("links" in entry ? entry.links.map(({ label }) => label) : []),
  ]),
  addresses: canonicalAddresses(),
  whoAreWe: pages.whoAreWePage(),
  claims: claims(),
  mission: pages.missionVisionPage(),
  services: services(),
  topics: Object.fromEntries(hrTopics().map((topic) => [topic.id, topic])),
  regions: regions(),
  points: regions().map(({ points }) => points.length),
  team: team(),
  teamPage: pages.teamPage(),
  legal: (["privacy", "terms", "disclaimer"] as const).map((id) => pages.legalDocument(id)),
  notFound: pages.notFoundPage(),
  home: pages.homePage(),
  stats: keyStats().stats.map(({ value, label }) => `${value} ${label}`),
  sectors: sectors(),
  clients: clients(),
  blogs: pages.blogsPage(),
  categories: pages.categories(),
  industries: pages.caseStudiesPage().industries,
  cases: caseStudies(),
  careers: pages.workWithUsPage(),
  redirects: redirects(),
  jobs: jobs().map(({ id, title }) => `${id} ${title}`),
});

/** The values at a path such as `services.*.title`. */
const at = (value: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return value;
  if (key === "*") return (value as unknown[]).map((entry) => at(entry, rest));
  return at((value as Record<string, unknown>)[key], rest);
};

describe.runIf(isDelivered)("the samples", () => {
  let content: unknown;
  beforeAll(() => void (content = contentSaid()));

  test.each(SPECIFIED)("%s: %s", (_, place, specified) => {
    const [path = "", how] = place.split(" ");
    const said = at(content, path.split("."));
    if (how === "count") expect(said).toHaveLength(specified as number);
    else if (how === "has") expect(said).toEqual(expect.arrayContaining(specified as string[]));
    else if (how === "says")
      for (const words of specified as string[]) expect(JSON.stringify(said)).toContain(words);
    else expect(said).toEqual(specified);
  });

  test("14 articles from November 2023 to January 2025, in every category (R53, R54)", () => {
    const posts = allPosts().filter(({ id }) => id < 14);
    expect(posts).toHaveLength(14);
    for (const { date } of posts) expect(date >= "2023-11-01" && date <= "2025-01-31").toBe(true);
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(pages.categories()));
  });

  test("HR advisory leads to seven pages, the last of them talent acquisition (A2)", () => {
    expect(services()[0]?.scope.items.map(({ page }) => page)).toEqual([
      ...hrTopics().map(({ path }) => path),
      "/services/talent-acquisition",
    ]);
    expect(hrTopics()).toHaveLength(6);
  });
});
