import type { ReactNode } from "react";
import { lawTools } from "virtual:labels";
import type { Exhibit } from "#app/collections/reader/paper-fields.server.ts";
import { site } from "#app/collections/site.server.ts";
import { leaderOf } from "#app/collections/team.server.ts";
import type { SpecimenContent } from "#app/components/specimen.tsx";
import { personOf } from "#app/pictures/portraits.server.ts";
import { ExhibitBand } from "#app/sections/exhibit-band.tsx";
import { StatutoryYear } from "#app/sections/statutory-year.tsx";
import { rooms } from "#app/rooms.server.ts";

/** A specimen with the firm's name in its head. */
export const sheetOf = (specimen: SpecimenContent | undefined) =>
  specimen && { ...specimen, firm: site().name };

/** The one data drawing of a page; undefined for the year of due dates on a site without a calendar. */
export function exhibitOf(exhibit: Exhibit | undefined): ReactNode {
  if (exhibit?.kind !== "year") return exhibit && <ExhibitBand {...exhibit} />;
  const year = rooms.law?.statutoryYear(lawTools.dates);
  return year && <StatutoryYear {...exhibit} {...year} />;
}

/** The person who leads a service; undefined if nobody is named. */
export async function leadOf(service: string) {
  const member = leaderOf(service);
  return member && { id: member.id, person: await personOf(member.id) };
}
