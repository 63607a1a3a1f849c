import { regions as labels } from "virtual:labels";
import type { Region } from "#app/collections/regions.server.ts";
import { fill } from "#app/lib/fill.ts";

type Located = Pick<Region, "presence">;

const namesOf = ({ presence }: Located): string[] => presence.places.map(({ name }) => name);

/** What a map shows, for readers who do not see it. */
export const mapLabel = (regions: readonly Located[]): string =>
  fill(labels.map, { places: regions.flatMap(namesOf).join(", ") });
