/** Links between kinds (B8): content states each on one side, the site reads both, so two pages never disagree. */
import { posts, type Post } from "./blog.server.ts";
import { caseStudies, type CaseStudy } from "./case-studies.server.ts";
import { rooms } from "../rooms.server.ts";
import { regions, type Region } from "./regions.server.ts";
import { sectors, type Sector } from "./sectors.server.ts";

/** Published cases about a service, a sector or a region. */
export const casesOf = (kind: "services" | "sector" | "regions", id: string): CaseStudy[] =>
  caseStudies().filter((study) => [study[kind]].flat().includes(id));

/** Articles about a service, a sector or a region, newest first. */
export const articlesOf = (kind: "services" | "sectors" | "regions", id: string): Post[] =>
  posts().filter((post) => post[kind].includes(id));

export const sectorsOfService = (service: string): Sector[] =>
  sectors().filter((sector) => sector.services.includes(service));

export const regionsOfService = (service: string): Region[] =>
  regions().filter((region) => region.services.items.some((item) => item.service === service));

/** The rules of law that a text cites, each with its address; empty where the site has no page of rules. */
export const rulesNamed = (ids: string[]) =>
  (rooms.law?.rules() ?? []).flatMap(({ id, title, date, from = date }) => {
    const path = ids.includes(id) ? rooms.law?.rulePath(id) : undefined;
    return path ? [{ path, title, date, from }] : [];
  });
