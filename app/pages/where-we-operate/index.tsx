import { whereWeOperatePage } from "#app/collections/pages.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { headFor } from "#app/head.server.ts";
import { link } from "#app/lib/site-url.ts";
import { worldAndRegionMaps } from "#app/pictures/maps.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RegionCards } from "#app/sections/region-cards.tsx";
import { WorldMap } from "#app/sections/world-map.tsx";
import { Close } from "#app/sections/close.tsx";
import { close } from "../consultation.server.ts";
import type { Route } from "./+types/index";
import { mapLabel } from "./place-names.ts";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const page = whereWeOperatePage();
  const all = regions();
  const { cards, ...worldMaps } = worldAndRegionMaps();
  return {
    head: await headFor({ path: "/where-we-operate", page }),
    page,
    map: {
      label: mapLabel(all),
      ...worldMaps,
    },
    regions: all.map((region, position) => ({
      href: link(region.path),
      title: region.title,
      summary: region.summary,
      points: region.points,
      map: cards[position]!,
    })),
    close: await close(page.callToAction),
  };
}

export default function WhereWeOperate({ loaderData }: Route.ComponentProps) {
  const { page, map } = loaderData;
  return (
    <>
      {/* One band: the map is part of the first view, and so are its styles. */}
      <header>
        <PageHero title={page.title} lead={page.lead} background="mist" space="joined" />
        <WorldMap {...map} />
      </header>
      {loaderData.regions.length > 0 && <RegionCards regions={loaderData.regions} />}
      <Close {...loaderData.close} />
    </>
  );
}
