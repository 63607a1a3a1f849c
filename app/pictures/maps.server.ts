import * as art from "#app/art/pictures.ts";
import type { Anchor, Caption, Picture, Place as MapPlace, RuledMap } from "#app/art/pictures.ts";
import { contactPage } from "#app/collections/pages.server.ts";
import { regions, type Place, type Region } from "#app/collections/regions.server.ts";
import { site } from "#app/collections/site.server.ts";
import type { DrawingFile } from "#app/components/drawing.tsx";
import type { MapSigns, NarrowMap, WideMap } from "#app/components/map-figure.tsx";
import { minutesOf } from "#app/lib/shared-hours.ts";
import { link } from "#app/lib/site-url.ts";
import { MAP_PLACES, OTHER_PLACE, SMALL_WORLD_CAPTIONS } from "./map-places.ts";
import { inlineMarkup, pictureFile } from "./picture-file.server.ts";

const mapPlace = (
  { name, kind, longitude, latitude }: Place,
  labelled?: "world" | "region",
): MapPlace => {
  const drawing = MAP_PLACES[name] ?? OTHER_PLACE;
  return {
    name,
    kind,
    lon: longitude,
    lat: latitude,
    reach: drawing.reach,
    label: labelled && drawing[labelled],
  };
};

const rulesOf = ({ rules }: RuledMap): string =>
  `<g fill="none" stroke="${site().colours.ink}">` +
  rules.map(({ d, strokeWidth }) => `<path stroke-width="${strokeWidth}" d="${d}"/>`).join("") +
  "</g>";

function pinsOf({ pins }: RuledMap): string {
  const { ink, action, paper } = site().colours;
  return pins
    .map(({ x, y, kind, radius, ringWidth, dotRadius }) => {
      const fill = kind === "head-office" ? action : paper;
      const ring = `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${ink}" stroke-width="${ringWidth}"/>`;
      return dotRadius
        ? `${ring}<circle cx="${x}" cy="${y}" r="${dotRadius}" fill="${ink}"/>`
        : ring;
    })
    .join("");
}

/** Markup on a map's view box as a picture, which covers whatever box it is given. */
const mapPicture = (
  { viewBox, width, height }: RuledMap,
  markup: string,
  anchor: Anchor = "xMidYMid slice",
): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="${anchor}">${markup}</svg>`,
  width,
  height,
  anchor,
});

function mapFile(name: string, { svg, width, height }: Picture): DrawingFile {
  const make = () => ({ data: svg, width, height });
  const { path } = pictureFile({ name, extension: "svg", key: svg, make });
  return { src: link(path), width, height };
}

const rulesPicture = (map: RuledMap, anchor?: Anchor): Picture =>
  mapPicture(map, rulesOf(map), anchor);

/** Pins and labels stay in the page, where its fonts and colours reach them. */
const signsOf = (
  { viewBox, pins, labels, enlarged }: RuledMap,
  anchor: Anchor = "xMidYMid slice",
): MapSigns => ({ viewBox, anchor, pins, labels, enlarged });

/** A region with its pins and without labels. */
function plainMap({ presence, map }: Region): Picture {
  const drawn = art.regionMap(
    presence.places.map((place) => mapPlace(place)),
    map,
  );
  return mapPicture(drawn, rulesOf(drawn) + pinsOf(drawn));
}

/** A region's word on the small world map. */
const captionOf = ({ id, title, menuTitle, mapCaption, presence }: Region): Caption => {
  const [{ longitude, latitude }] = presence.places as [Place];
  return {
    text: mapCaption ?? menuTitle ?? title,
    ...(SMALL_WORLD_CAPTIONS[id] ?? { lon: longitude, lat: latitude, dx: 0, dy: 24 }),
  };
};

/** The hours of the head office's working day. */
function workingHours(): number {
  const { start, end } = contactPage().hours;
  return (minutesOf(end) - minutesOf(start)) / 60;
}

export { onScale } from "#app/art/pictures.ts";

/** The world with every place, a smaller one for narrow screens, and the regions' cards in their order. */
export function worldAndRegionMaps(): {
  wide: WideMap;
  narrow: NarrowMap;
  scale: string;
  cards: string[];
} {
  const hours = workingHours();
  const places = regions().flatMap(({ presence }) => presence.places);
  const world = art.worldMap(
    places.map((place) => mapPlace(place, "world")),
    hours,
  );
  const smallWorld = art.smallWorldMap(
    places.map((place) => mapPlace(place)),
    regions().map(captionOf),
    hours,
  );
  return {
    wide: { land: mapFile("world", rulesPicture(world)), signs: signsOf(world) },
    narrow: { land: inlineMarkup(rulesPicture(smallWorld).svg), signs: signsOf(smallWorld) },
    scale: world.scale,
    cards: regions().map((region) => inlineMarkup(plainMap(region).svg)),
  };
}

/** The part of the world map without the Americas, in pixels: what there is room for beside a title. */
const EASTERN_HALF = { left: 540, width: 800, height: 700 };

/** Most of the world with every place, at the right of a picture that goes with a link. */
export function worldShareMap(): Picture {
  const places = regions().flatMap(({ presence }) => presence.places);
  const world = art.easternWorldMap(
    places.map((place) => mapPlace(place)),
    workingHours(),
  );
  const { left, width, height } = EASTERN_HALF;
  return mapPicture(
    { ...world, viewBox: `${left} 0 ${width} ${height}`, width, height },
    rulesOf(world) + pinsOf(world),
  );
}

/** A region with its pins, at the right of a picture that goes with a link. */
export function regionShareMap({ presence, map }: Region): Picture {
  const drawn = art.regionHeroMap(
    presence.places.map((place) => mapPlace(place)),
    map,
  );
  return mapPicture(drawn, rulesOf(drawn) + pinsOf(drawn), "xMaxYMid slice");
}

/** The map under a region's heading on narrow screens. */
export function regionNarrowMap({ presence, map }: Region): NarrowMap {
  const drawn = art.narrowRegionMap(
    presence.places.map((place) => mapPlace(place, "region")),
    map,
  );
  return { land: inlineMarkup(rulesPicture(drawn).svg), signs: signsOf(drawn) };
}

/** A region with its pins and their labels, beside its heading. */
export function regionHeroMap({ id, presence, map }: Region): WideMap {
  const places = presence.places.map((place) => mapPlace(place, "region"));
  const drawn = art.regionHeroMap(places, map);
  const anchor = "xMaxYMid slice";
  return {
    land: mapFile(`region-${id}-wide`, rulesPicture(drawn, anchor)),
    signs: signsOf(drawn, anchor),
  };
}
