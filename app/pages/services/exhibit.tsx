import { ExhibitBand } from "#app/sections/exhibit-band.tsx";
import { StatutoryYear } from "#app/sections/statutory-year.tsx";
import type { exhibitOf } from "./paper.server.ts";

/** The one drawing of data on a page about a service. */
export const Exhibit = ({ exhibit }: { exhibit: ReturnType<typeof exhibitOf> }) => {
  if (!exhibit) return null;
  if (exhibit.kind === "year") return <StatutoryYear {...exhibit} />;
  return <ExhibitBand {...exhibit} />;
};
