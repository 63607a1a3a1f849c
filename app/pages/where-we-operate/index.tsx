import { whereWeOperatePage, workingDay } from "#app/collections/pages.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { regions as labels } from "virtual:labels";
import type { Page } from "#app/head.server.tsx";
import { fill } from "#app/lib/fill.ts";
import { linked } from "#app/lib/address/site-url.ts";
import { mapLabel, onScale, worldAndRegionMaps } from "#app/pictures/maps.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RegionCards } from "#app/sections/region-cards.tsx";
import { WorldMap } from "#app/sections/world-map.tsx";
import { close } from "../consultation.server.tsx";
import { contactPlaces } from "../contact-places.server.ts";

/** The legend of the map's scale: one city for each clock, with the hours it shares with the head office. */
function worldKey() {
  const { home, places } = contactPlaces(workingDay());
  const [nearest] = regions().flatMap(({ presence }) => presence.places);
  return {
    text: nearest ? fill(labels.weight, { home }) : "",
    marks: places.map(({ names: [name = ""], longitude, sharedMinutes }) => ({
      x: onScale(longitude),
      name,
      hours:
        sharedMinutes > 0
          ? fill(labels.sharedHours, { hours: halves(sharedMinutes / 60) })
          : labels.noSharedHours,
    })),
  };
}

/** Hours in halves: `8½`. */
const halves = (hours: number) => `${Math.floor(hours) || ""}${hours % 1 >= 0.5 ? "½" : ""}`;

export async function loader(): Promise<Page> {
  const page = whereWeOperatePage();
  const all = regions();
  const { cards, ...worldMaps } = worldAndRegionMaps();
  return {
    page,
    body: (
      <>
        {/* In one element, since map and heading are the first view, and so are their styles. */}
        <header>
          <PageHero title={page.title} lead={page.lead} background="mist" flat />
          <WorldMap label={mapLabel(all)} {...worldMaps} legend={worldKey()} />
        </header>
        {all.length > 0 && (
          <RegionCards
            regions={all.map((region, place) => ({ ...linked(region), map: cards[place]! }))}
          />
        )}
        {await close(page.callToAction)}
      </>
    ),
  };
}
