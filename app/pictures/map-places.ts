import type { Caption, LabelPosition } from "#app/art/pictures.ts";

/** How a place of `content/regions/` is drawn on the maps. */
export type PlaceDrawing = {
  /** How far around it the rules are heavier: 1 is usual. */
  reach: number;
  /** Its label on the world map, in pixels from the pin. */
  world: LabelPosition;
  /** Its label on the map of its own region. */
  region: LabelPosition;
};

const to = (anchor: LabelPosition["anchor"], dx: number, dy: number): LabelPosition => ({
  anchor,
  dx,
  dy,
});

/**
 * Reach and labels, by the place's name in `content/regions/` (docs/visual-language.md, Drawings).
 * Labels stand in the sea where they can. A new place works without an entry here.
 */
export const MAP_PLACES: Readonly<Record<string, PlaceDrawing>> = {
  Bangalore: {
    reach: 1.9,
    world: { ...to("end", -34, 34), large: true },
    region: { ...to("end", -58, 34), large: true },
  },
  Edinburgh: { reach: 0.6, world: to("end", -40, -26), region: to("start", 44, -26) },
  Manchester: { reach: 0.6, world: to("end", -46, 2), region: to("end", -62, 6) },
  London: { reach: 0.9, world: to("end", -40, 30), region: to("start", 40, -34) },
  "New York": { reach: 1.1, world: to("start", 26, 30), region: to("start", 20, 26) },
  Chicago: { reach: 0.9, world: to("middle", -8, -44), region: to("middle", -10, -48) },
  "San Francisco": { reach: 1.1, world: to("start", 8, 40), region: to("middle", 38, 58) },
  "Asia-Pacific partner firms": {
    reach: 1.7,
    world: to("end", -24, 34),
    region: to("end", -34, 38),
  },
};

/** For a place that has no entry above. */
export const OTHER_PLACE: PlaceDrawing = {
  reach: 0.9,
  world: to("end", -24, 24),
  region: to("end", -24, 24),
};

/**
 * Where a region's word (`mapCaption`) stands on the small world map, which has no room for every city, by the
 * region's file name. The word of a new region stands below its first place.
 */
export const SMALL_WORLD_CAPTIONS: Readonly<Record<string, Omit<Caption, "text">>> = {
  us: { lon: -122.4, lat: 37.8, dx: 8, dy: 41 },
  uk: { lon: -0.12, lat: 51.5, dx: -36, dy: 2 },
  india: { lon: 77.59, lat: 12.97, dx: -62, dy: 22 },
  apac: { lon: 103.8, lat: 1.35, dx: -30, dy: 44 },
};
