/**
 * Cross-links between kinds (B8). Each relation is written once in content, on one side (a case names
 * its services, a sector its services), and read from both; so two pages can never disagree.
 */
import { posts, type Post } from "./blog.server.ts";
import { caseStudies, type CaseStudy } from "./case-studies.server.ts";
import { rooms } from "../rooms.server.ts";
import { regions, type Region } from "./regions.server.ts";
import { sectors, type Sector } from "./sectors.server.ts";

/** Case studies of a service. */
export const casesOfService = (service: string): CaseStudy[] =>
  caseStudies().filter((study) => study.services.includes(service));

/** Case studies of a sector. */
export const casesOfSector = (sector: string): CaseStudy[] =>
  caseStudies().filter((study) => study.sector === sector);

/** Case studies of a region. */
export const casesOfRegion = (region: string): CaseStudy[] =>
  caseStudies().filter((study) => study.regions.includes(region));

/** Articles that speak of a service, newest first. */
export const articlesOfService = (service: string): Post[] =>
  posts().filter((post) => post.services.includes(service));

/** Articles that speak of a sector, newest first. */
export const articlesOfSector = (sector: string): Post[] =>
  posts().filter((post) => post.sectors.includes(sector));

/** Articles that speak of a region, newest first. */
export const articlesOfRegion = (region: string): Post[] =>
  posts().filter((post) => post.regions.includes(region));

/** Sectors that ask for a service most. */
export const sectorsOfService = (service: string): Sector[] =>
  sectors().filter((sector) => sector.services.includes(service));

/** Regions in which a service is offered. */
export const regionsOfService = (service: string): Region[] =>
  regions().filter((region) => region.services.items.some((item) => item.service === service));

/** The rules of law that a text names, each where it stands in full; none where the site has no such page. */
export const rulesNamed = (ids: string[]): { path: string; title: string; date: string }[] =>
  (rooms.law?.rules() ?? []).flatMap(({ id, title, date }) => {
    const path = ids.includes(id) ? rooms.law?.rulePath(id) : undefined;
    return path ? [{ path, title, date }] : [];
  });
