import * as art from "#app/art/pictures.ts";
import type { Anchor, Picture, RuledMap } from "#app/art/pictures.ts";
import { contactPage } from "#app/collections/pages.server.ts";
import { regions, type Place, type Region } from "#app/collections/regions.server.ts";
import { site } from "#app/collections/site.server.ts";
import type { MapSigns, NarrowMap, WideMap } from "#app/components/map-figure.tsx";
import { minutesOf } from "#app/lib/shared-hours.ts";
import { link } from "#app/lib/site-url.ts";
import { inlineMarkup, pictureFile } from "./picture-file.server.ts";

const everyPlace = (): Place[] => regions().flatMap(({ presence }) => presence.places);

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
  { viewBox, width, height }: Pick<RuledMap, "viewBox" | "width" | "height">,
  markup: string,
  anchor: Anchor = "xMidYMid slice",
): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="${anchor}">${markup}</svg>`,
  width,
  height,
  anchor,
});

/** The rules as a file; pins and labels stay in the page, where its fonts and colours reach them. */
function wideMap(name: string, map: RuledMap, anchor?: Anchor): WideMap {
  const { svg: data, width, height } = mapPicture(map, rulesOf(map), anchor);
  const make = () => ({ data, width, height });
  const { path } = pictureFile({ name, extension: "svg", key: data, make });
  return { land: { src: link(path), width, height }, signs: signsOf(map, anchor) };
}

/** The same as part of the document. */
const narrowMap = (map: RuledMap): NarrowMap => ({
  land: inlineMarkup(mapPicture(map, rulesOf(map)).svg),
  signs: signsOf(map),
});

const signsOf = (
  { viewBox, pins, labels, enlarged }: RuledMap,
  anchor: Anchor = "xMidYMid slice",
): MapSigns => ({ viewBox, anchor, pins, labels, enlarged });

/** A region's word on the small world map, which has no room for every city: it stands at the first of its places. */
const wordOf = ({ title, menuTitle, mapCaption, presence }: Region) => ({
  ...(presence.places[0] as Place),
  text: mapCaption ?? menuTitle ?? title,
});

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
  const world = art.worldMap(everyPlace(), hours);
  return {
    wide: wideMap("world", world),
    narrow: narrowMap(art.smallWorldMap(everyPlace(), regions().map(wordOf), hours)),
    scale: world.scale,
    cards: regions().map(({ presence, map }) => {
      const card = art.regionMap(presence.places, map, "card");
      return inlineMarkup(mapPicture(card, rulesOf(card) + pinsOf(card)).svg);
    }),
  };
}

/** The part of the world map without the Americas, in pixels: what there is room for beside a title. */
const EASTERN_HALF = { viewBox: "540 0 800 700", width: 800, height: 700 };

/** Most of the world with every place, at the right of a picture that goes with a link. */
export function worldShareMap(): Picture {
  const world = art.easternWorldMap(everyPlace(), workingHours());
  return mapPicture(EASTERN_HALF, rulesOf(world) + pinsOf(world));
}

/** A region with its pins, at the right of a picture that goes with a link. */
export function regionShareMap({ presence, map }: Region): Picture {
  const drawn = art.regionMap(presence.places, map, "hero");
  return mapPicture(drawn, rulesOf(drawn) + pinsOf(drawn), "xMaxYMid slice");
}

/** The map under a region's heading on narrow screens. */
export const regionNarrowMap = ({ presence, map }: Region): NarrowMap =>
  narrowMap(art.regionMap(presence.places, map, "narrow"));

/** A region with its pins and their labels, beside its heading. */
export const regionHeroMap = ({ id, presence, map }: Region): WideMap =>
  wideMap(`region-${id}-wide`, art.regionMap(presence.places, map, "hero"), "xMaxYMid slice");
