import type { ReactNode } from "react";
import { lawTools, services as labels } from "virtual:labels";
import type { Exhibit } from "#app/collections/reader/paper-fields.server.ts";
import { hrTopics } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { leaderOf } from "#app/collections/team.server.ts";
import { Band } from "#app/components/band.tsx";
import { LinkRow } from "#app/components/link-row.tsx";
import type { SpecimenContent } from "#app/components/specimen.tsx";
import { linkTo } from "#app/lib/address/site-url.ts";
import { fill } from "#app/lib/fill.ts";
import { personOf } from "#app/pictures/portraits.server.ts";
import { ExhibitBand } from "#app/sections/exhibit-band.tsx";
import { StatutoryYear } from "#app/sections/statutory-year.tsx";
import { everyRoom, rooms } from "#app/rooms.server.ts";

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

/** Links to all pages of HR advisory, those of rooms too; a fold in small viewports. */
export function TopicsRow({ service, current }: { service: string; current: string }) {
  const pages = [...hrTopics(), ...everyRoom().flatMap((room) => room.hrTopics?.() ?? [])];
  const label = fill(labels.topics, { service });
  return (
    <Band space="joined" screenOnly>
      <details data-unfolds="">
        <summary className="title">{label}</summary>
        <LinkRow
          label={label}
          links={pages.map((page) => ({ ...linkTo(page), isCurrent: page.path === current }))}
        />
      </details>
    </Band>
  );
}
