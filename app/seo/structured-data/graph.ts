import type { Graph, Thing } from "schema-dts";
import { absoluteUrl } from "#app/lib/site-url.ts";

/** Something that a page speaks of, as schema.org describes it. */
export type Node = Thing;

/** Joins everything that a page speaks of into one graph, so that its parts can refer to each other. */
export function graphOf(nodes: Node[]): Record<string, unknown> {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes };
  // Through text and back: what is undefined is left out.
  return JSON.parse(JSON.stringify(graph)) as Record<string, unknown>;
}

/** Names of things on this site, the same on every page, so that what pages say of a thing adds up. */
export const organizationId = (): string => absoluteUrl("/#organization");
export const webSiteId = (): string => absoluteUrl("/#website");
export const personId = (id: string): string => absoluteUrl(`/team#${id}`);
