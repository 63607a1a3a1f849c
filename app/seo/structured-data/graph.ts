import type { Graph, Thing } from "schema-dts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";

/** Something that a page speaks of, as schema.org describes it. */
export type Node = Thing;

/** Everything that a page speaks of as the text of a script element, which nothing in it ends; parts may refer to each other. */
export function jsonOf(nodes: Node[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** Names of things on this site, the same on every page, so that what pages say of a thing adds up. */
export const organizationId = (): string => absoluteUrl("/#organization");
export const personId = (id: string): string => absoluteUrl(`/team#${id}`);
