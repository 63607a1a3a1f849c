import type { Graph, Thing } from "schema-dts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";

export type Node = Thing;

/** All things of a page as JSON, safe within a script element; things may refer to each other by id. */
export function jsonOf(nodes: Node[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** Ids of things, the same on every page, so that search engines combine what pages say about a thing. */
export const organizationId = (): string => absoluteUrl("/#organization");
export const personId = (id: string): string => absoluteUrl(`/team#${id}`);
