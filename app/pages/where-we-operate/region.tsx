import { regions as labels } from "virtual:labels";
import { whereWeOperatePage, workingDay } from "#app/collections/pages.server.ts";
import { articlesOf, casesOf } from "#app/collections/relations.server.ts";
import { regionById, type Place, type Region } from "#app/collections/regions.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { Paragraphs, SideBand } from "#app/components/band.tsx";
import { moduleFiles } from "#app/components/module-files.ts";
import { MapFigure } from "#app/components/map-figure.tsx";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { fill } from "#app/lib/fill.ts";
import { link, linkTo } from "#app/lib/address/site-url.ts";
import { mapLabel, regionHeroMap, regionNarrowMap } from "#app/pictures/maps.server.ts";
import { AreaItems } from "#app/sections/area-list.tsx";
import { HoursChart } from "#app/sections/hours-chart.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RegionLaw } from "#app/sections/region-law.tsx";
import { RelatedCards } from "#app/sections/related-cards.tsx";
import { close } from "../consultation.server.tsx";
import { contactPlaces } from "../contact-places.server.ts";
import { relatedCards } from "../related-cards.server.ts";

const kindName: Record<Place["kind"], string> = {
  "head-office": labels.headOffice,
  partner: labels.partner,
};

/** The hours of the head office and the region; for the head office's own region, those of all places. */
function hoursOf({ path }: Region) {
  const { places, ...office } = contactPlaces(workingDay());
  const here = link(path);
  const isHere = ({ region }: (typeof places)[number]) => region === here;
  const own = places.filter((place) => place.hours === undefined || isHere(place));
  return {
    ...office,
    day: workingDay(),
    heading: fill(labels.day, { home: office.home }),
    text: labels.dayText,
    places: (own.every(isHere) ? places : own).map(({ region, ...place }) =>
      region === here ? place : { ...place, region },
    ),
  };
}

export async function loader({ params }: { params: { region: string } }): Promise<Page> {
  const region = regionById(params.region)!;
  const trail = trailThrough(
    { label: whereWeOperatePage().title, path: "/where-we-operate" },
    { label: region.title },
  );
  return {
    page: region,
    trail,
    body: (
      <>
        <PageHero
          title={region.title}
          lead={region.lead}
          background="mist"
          trail={trail}
          picture={
            <MapFigure
              label={mapLabel([region])}
              wide={regionHeroMap(region)}
              narrow={regionNarrowMap(region)}
              narrowBelow={960}
            />
          }
        />
        <SideBand id="intro" heading={region.intro.heading}>
          <Paragraphs texts={region.intro.paragraphs} />
          <div className="small" role="group" aria-label={region.presence.heading}>
            <AreaItems
              items={region.presence.places.map(({ name, kind, text }) => ({
                title: name,
                text: `${kindName[kind]}. ${text}`,
              }))}
            />
          </div>
        </SideBand>
        <div data-module={moduleFiles("enhancements")}>
          <HoursChart {...hoursOf(region)} />
        </div>
        <RegionLaw
          law={region.law}
          services={{
            heading: region.services.heading,
            items: region.services.items.flatMap(({ service, text }) => {
              const entry = serviceById(service);
              return entry ? [{ ...linkTo(entry), text }] : [];
            }),
          }}
        />
        <RelatedCards
          cards={await relatedCards({
            study: casesOf("regions", region.id)[0],
            post: articlesOf("regions", region.id)[0],
            lawRules: region.lawRules,
          })}
        />
        {await close(region.callToAction)}
      </>
    ),
  };
}
