import { regions as labels } from "virtual:labels";
import * as art from "#app/art/pictures.ts";
import type { Anchor, Picture, RuledMap } from "#app/art/pictures.ts";
import { workingDay } from "#app/collections/pages.server.ts";
import { regions, type Place, type Region } from "#app/collections/regions.server.ts";
import { site } from "#app/collections/site.server.ts";
import type { MapSigns, NarrowMap, WideMap } from "#app/components/map-figure.tsx";
import { fill } from "#app/lib/fill.ts";
import { drawing } from "./drawings.server.ts";
import { inlineMarkup } from "./picture-file.server.ts";

/** From west to east. */
const everyPlace = (): Place[] =>
  regions()
    .flatMap(({ presence }) => presence.places)
    .toSorted((a, b) => a.longitude - b.longitude);

/** The text alternative of a map: the names of its places. */
export const mapLabel = (of: Pick<Region, "presence">[]): string =>
  fill(labels.map, {
    places: of.flatMap(({ presence }) => presence.places.map(({ name }) => name)).join(", "),
  });

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

/** The lines of a map as a file; pins and labels stay in the document for its fonts and colours. */
function wideMap(name: string, map: RuledMap, anchor: Anchor = "xMidYMid slice"): WideMap {
  const land = art.svgDocument(map, anchor, rulesOf(map));
  return {
    land: drawing(name, [land.svg], () => land),
    signs: signsOf(map, anchor),
  };
}

const narrowMap = (map: RuledMap): NarrowMap => ({
  land: inlineMarkup(art.svgDocument(map, "xMidYMid slice", rulesOf(map)).svg),
  signs: signsOf(map, "xMidYMid slice"),
});

const signsOf = (map: RuledMap, anchor: Anchor): MapSigns => ({ ...map, anchor });

/** A region's label on the small world map, which has no room for all cities; it is at its first place. */
const wordOf = ({ title, menuTitle, mapCaption, presence }: Region) => ({
  ...(presence.places[0] as Place),
  text: mapCaption ?? menuTitle ?? title,
});

/** The length of the head office's working day, in hours. */
function workingHours(): number {
  const { from, to } = workingDay();
  return (to - from) / 60;
}

export { onScale } from "#app/art/pictures.ts";

/** The world map with every place, a smaller one for narrow screens, and the regions' maps in order. */
export function worldAndRegionMaps() {
  const hours = workingHours();
  const world = art.worldMap(everyPlace(), hours);
  return {
    wide: wideMap("world", world),
    narrow: narrowMap(art.smallWorldMap(everyPlace(), regions().map(wordOf), hours)),
    scale: world.scale,
    cards: regions().map(({ presence, map }) => {
      const card = art.regionMap(presence.places, map, "card");
      return inlineMarkup(mapPicture(card, "xMidYMid slice").svg);
    }),
  };
}

const mapPicture = (map: RuledMap, anchor: Anchor): Picture =>
  art.svgDocument(map, anchor, rulesOf(map) + pinsOf(map));

/** For share images: the world without the Americas, for which there is no room, at the right of the picture. */
export function worldShareMap(): Picture {
  const world = art.easternWorldMap(everyPlace(), workingHours());
  const markup = `<g transform="translate(-540)">${rulesOf(world)}${pinsOf(world)}</g>`;
  return art.svgDocument({ width: 800, height: 700 }, "xMidYMid slice", markup);
}

/** For share images: a region with its pins, at the right of the picture. */
export const regionShareMap = ({ presence, map }: Region): Picture =>
  mapPicture(art.regionMap(presence.places, map, "hero"), "xMaxYMid slice");

export const regionNarrowMap = ({ presence, map }: Region): NarrowMap =>
  narrowMap(art.regionMap(presence.places, map, "narrow"));

export const regionHeroMap = ({ id, presence, map }: Region): WideMap =>
  wideMap(`region-${id}-wide`, art.regionMap(presence.places, map, "hero"), "xMaxYMid slice");
