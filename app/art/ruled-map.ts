import { geoMercator, geoNaturalEarth1, type GeoProjection } from "d3-geo";
import { projectedShores } from "./land.ts";
import { layOutLabels, roundToTenth, type MapLabel } from "./map-labels.ts";
import { type Point, type Size, type StrokedPath, rulesPath } from "./picture.ts";
import {
  clearedFor,
  cutByWeight,
  weightByDistance,
  weightByHours,
  type Weight,
} from "./map-weights.ts";
import { REGIONS, SMALL_WORLD, WORLD, type MapStyle } from "./map-styles.ts";
import { ruleArea } from "./scanline.ts";

export interface Location {
  readonly longitude: number;
  readonly latitude: number;
}

export interface Place extends Location {
  readonly name: string;
  readonly kind: "head-office" | "partner";
}

/** A label of the small map, which names areas rather than places. */
type Area = Location & { readonly text: string };

/** How far around a place the lines of its region are thicker: 1 is usual. */
const REACH = { "head-office": 1.9, partner: 0.9 };

/** The part of the world a regional map shows, in degrees. */
export interface GeoBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A disc on the map; the head office has a dot in its middle. */
export interface Pin extends Pick<Place, "name" | "kind"> {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly ringWidth: number;
  readonly dotRadius?: number;
}

/** A finished map, drawn in this order: lines of land, leaders, labels, pins. */
export interface RuledMap extends Size {
  readonly viewBox: string;
  /** Land, as horizontal lines with butt ends; the thickest, nearest to a place, first. */
  readonly rules: readonly StrokedPath[];
  readonly pins: readonly Pin[];
  readonly labels: readonly MapLabel[];
}

/** The meridian in the middle of the world maps. */
const CENTRAL_MERIDIAN = 12;

/** The ends of lines are rounded to 1 / `GRID` of a pixel. */
const GRID = 2;

/** Distance at which the lines around a place of reach 1 are at their thinnest, as a share of the map's width. */
const THIN_AT = 0.07;

const WHOLE: GeoBox = { west: -146, south: -45, east: 180, north: 72 };

const worldProjection = (style: MapStyle, frame = WHOLE) =>
  fitted(geoNaturalEarth1(), CENTRAL_MERIDIAN, cross(frame), style);

/** Draws the world with a pin and a label for every place. Returns the map, its projection and its line widths. */
function drawWorld(
  places: readonly Place[],
  hours: number,
  style: MapStyle,
  frame?: GeoBox,
  areas?: readonly Area[],
) {
  const projection = worldProjection(style, frame);
  const home = places.find(({ kind }) => kind === "head-office") ?? places[0];
  const longitudeAt = ([x, y]: Point) => projection.invert!([x, y])?.[0] ?? 0;
  const weight = weightByHours(longitudeAt, home?.longitude ?? 0, hours, style.weights);
  return { projection, weight, map: drawMap(places, projection, style, weight, areas) };
}

/**
 * The world, 1440 x 700, with a pin and a label for every place; and `scale`, the key to its line widths: those along
 * the equator as one path to fill, 1440 x 8.
 * @param hours of the head office's working day: the more of them a longitude shares, the thicker its lines
 */
export function worldMap(places: readonly Place[], hours: number): RuledMap & { scale: string } {
  const { projection, weight, map } = drawWorld(places, hours, WORLD);
  const [, equator] = project(projection, { longitude: 0, latitude: 0 });
  const upper = Array.from({ length: WORLD.width / 24 + 1 }, (_, index): Point => {
    const x = index * 24;
    return [x, weight([x, equator]) / 2];
  });
  const corners = [
    ...upper.map(([x, half]) => `${x} ${roundToTenth(4 - half)}`),
    ...upper.toReversed().map(([x, half]) => `${x} ${roundToTenth(4 + half)}`),
  ];
  return { ...map, scale: `M${corners.join("L")}z` };
}

/** Where a longitude stands on the `scale` of `worldMap`, in pixels from its left. */
export const onScale = (longitude: number): number =>
  roundToTenth(project(worldProjection(WORLD), { longitude, latitude: 0 })[0]);

/** The world map for a page's header: its lines thin out west of Europe, under the title. */
export function easternWorldMap(places: readonly Place[], hours: number): RuledMap {
  const clearing = { left: 540, top: -WORLD.height, radius: 0, fade: 120 };
  return drawWorld(places, hours, { ...WORLD, clearing }).map;
}

/** The world for narrow screens, 390 x 250, with the names of a few areas instead of the places' names. */
export function smallWorldMap(
  places: readonly Place[],
  areas: readonly Area[],
  hours: number,
): RuledMap {
  const frame = { west: -128, south: -40, east: 168, north: 66 };
  return drawWorld(places, hours, SMALL_WORLD, frame, areas).map;
}

/** A region, its pins and labels. @param kind `card` 640 x 150; `hero` 1440 x 720, beside words; `narrow` 390 x 183 */
export function regionMap(
  places: readonly Place[],
  { west, south, east, north }: GeoBox,
  kind: keyof typeof REGIONS,
): RuledMap {
  const style: MapStyle = REGIONS[kind];
  const corners: [number, number][] = [
    [west, south],
    [east, north],
  ];
  const projection = fitted(geoMercator(), (west + east) / 2, corners, style);
  const centres = places.map((place) => ({
    at: project(projection, place),
    reach: REACH[place.kind],
  }));
  return drawMap(
    places,
    projection,
    style,
    weightByDistance(centres, THIN_AT * style.width, style.weights),
  );
}

/** The outermost points of a world map, where the curved edges of the projection reach farthest. */
function cross({ west, south, east, north }: GeoBox): [number, number][] {
  return [
    [west, 10],
    [east, 10],
    [0, north],
    [0, south],
  ];
}

/** Centres a projection on a meridian, and scales it until the points just fit into `extent` or the whole picture. */
function fitted(
  projection: GeoProjection,
  meridian: number,
  coordinates: [number, number][],
  { width, height, extent: [left, top, right, bottom] = [0, 0, width, height] }: MapStyle,
): GeoProjection {
  const room: [[number, number], [number, number]] = [
    [left, top],
    [right, bottom],
  ];
  return projection.rotate([-meridian, 0]).fitExtent(room, { type: "MultiPoint", coordinates });
}

function project(projection: GeoProjection, { longitude, latitude }: Location): Point {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error(`The projection cannot show ${longitude}, ${latitude}.`);
  return point;
}

function drawMap(
  places: readonly Place[],
  projection: GeoProjection,
  style: MapStyle,
  weight: Weight,
  areas?: readonly Area[],
): RuledMap {
  const { width, height, spacing, detail, step, clearing } = style;
  const located = places.map((place) => ({ ...place, at: project(projection, place) }));
  const wanted = areas
    ? areas.map(({ text, ...at }) => ({ text, place: project(projection, at), large: false }))
    : located.map(({ name, kind, at }) => ({
        text: name,
        place: at,
        large: kind === "head-office" && !style.beside,
      }));
  // Clips the rest of the world, which takes most of the time.
  projection.clipExtent([
    [-spacing, -spacing],
    [width + spacing, height + spacing],
  ]);
  const weightAt = clearing ? clearedFor(weight, clearing) : weight;
  const parts = ruleArea(projectedShores(detail, projection), style, spacing).flatMap((rule) =>
    cutByWeight(rule, weightAt, step),
  );
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    rules: [...Map.groupBy(parts, (part) => part.weight)]
      .sort(([a], [b]) => b - a)
      .map(([of, rules]) => ({
        d: rulesPath(rules, GRID),
        strokeWidth: Math.round(of * 100) / 100,
      })),
    pins: located.map(({ name, kind, at }) => ({
      name,
      kind,
      x: roundToTenth(at[0]),
      y: roundToTenth(at[1]),
      ...(kind === "head-office"
        ? { radius: style.pin, dotRadius: Math.round(0.27 * style.pin), ringWidth: 2.5 }
        : { radius: Math.round(0.46 * style.pin), ringWidth: 2 }),
    })),
    labels: layOutLabels(wanted, style, parts),
  };
}
