import { geoMercator, geoNaturalEarth1 } from "d3-geo";
import type { GeoProjection } from "d3-geo";

import { projectedShores } from "./land.ts";
import type { LandDetail } from "./land.ts";
import { layOutLabel, layOutLabels, tenths } from "./map-labels.ts";
import type { LabelPosition, MapLabel } from "./map-labels.ts";
import type { Point, Size, StrokedPath } from "./picture.ts";
import { clearedFor, cutByWeight, weightByDistance, weightByHours } from "./map-weights.ts";
import type { Clearing, Weight } from "./map-weights.ts";
import { ruleArea } from "./scanline.ts";
import { rulesPath } from "./spline.ts";

/** A place at which the firm works. Longitude and latitude in degrees, east and north positive. */
export interface Place {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  /** How far around the place the rules of its region are heavier: 1 is usual. */
  readonly reach: number;
  readonly kind: "head-office" | "partner";
  /** On maps with labels; `text` replaces the name. */
  readonly label?: LabelPosition & { readonly text?: string };
}

/** A word on the small map, which names areas rather than places. */
export interface Caption {
  readonly text: string;
  readonly lon: number;
  readonly lat: number;
  /** Pixels from that point to the middle of the word. */
  readonly dx: number;
  readonly dy: number;
}

/** The part of the world a regional map shows, in degrees. */
export interface GeoBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A disc on the map; the head office has a dot in its middle. */
export interface Pin {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly kind: Place["kind"];
  readonly radius: number;
  readonly ringWidth: number;
  readonly dotRadius?: number;
}

/** A finished map, to be drawn in this order: rules, leaders and plates and text, pins. */
export interface RuledMap extends Size {
  readonly viewBox: string;
  /** Land, as horizontal rules with butt ends; the heaviest, nearest to a place, first. */
  readonly rules: readonly StrokedPath[];
  readonly pins: readonly Pin[];
  readonly labels: readonly MapLabel[];
  /** The same in larger type, for windows in which the map is small; none where words are few. */
  readonly enlarged?: readonly MapLabel[];
}

interface MapStyle extends Size {
  readonly detail: LandDetail;
  /** Distance between rules, in pixels. */
  readonly spacing: number;
  /** Steps to a pixel to which rules are rounded: as few as the distance between them allows. */
  readonly gridLines: number;
  /** The lightest and the heaviest rules, in pixels, and to what weights between them are rounded. */
  readonly weights: Point;
  readonly step: number;
  /** What is kept free of rules. */
  readonly clearing?: Clearing;
  /** Where what the map is about lies in it, corner to corner; all of it if left out. */
  readonly extent?: readonly [Point, Point];
  readonly headOffice: { readonly radius: number; readonly dotRadius: number };
  readonly partnerRadius: number;
  /** How much larger labels are set where the map is shown small. */
  readonly enlarge?: number;
}

const WORLD: MapStyle = {
  width: 1440,
  height: 700,
  detail: "110m",
  spacing: 6,
  gridLines: 2,
  weights: [0.55, 4.3],
  step: 0.15,
  headOffice: { radius: 11, dotRadius: 3 },
  partnerRadius: 5,
  enlarge: 2,
};

/** The world beside a title, its rules thinning out west of Europe. */
const EASTERN_WORLD: MapStyle = {
  ...WORLD,
  clearing: { left: 540, top: -WORLD.height, radius: 0, fade: 120 },
};

const SMALL_WORLD: MapStyle = {
  width: 390,
  height: 250,
  detail: "110m",
  spacing: 4.2,
  gridLines: 5,
  weights: [0.5, 3],
  step: 0.25,
  headOffice: { radius: 7, dotRadius: 2 },
  partnerRadius: 3,
};

const CARD: MapStyle = {
  width: 640,
  height: 260,
  detail: "50m",
  spacing: 6.5,
  gridLines: 2,
  weights: [1, 4.6],
  step: 0.3,
  headOffice: { radius: 11, dotRadius: 3 },
  partnerRadius: 6,
};

const REGIONS = {
  card: CARD,
  /** Beside its heading: half as high as wide, so that the heading's part is the same at every width. */
  hero: {
    ...CARD,
    width: 1440,
    height: 720,
    step: 0.15,
    clearing: { left: 610, top: 146, radius: 260, fade: 150 },
    extent: [
      [650, 215],
      [1410, 655],
    ],
    enlarge: 1.3,
  },
  /** Under its heading on narrow screens: rules thin out towards the words above. */
  narrow: {
    ...CARD,
    height: 330,
    clearing: { left: -1000, top: -1, radius: 0, fade: 160 },
    extent: [
      [20, 90],
      [620, 330],
    ],
    enlarge: 1.65,
  },
} as const satisfies Record<string, MapStyle>;

/** The meridian in the middle of the world maps. */
const CENTRAL_MERIDIAN = 12;

/** How far from a place of reach 1 the rules of its region have thinned out, in pixels. */
const THIN_AT = 150;

const worldProjection = (size: Size) =>
  fitted(
    geoNaturalEarth1(),
    CENTRAL_MERIDIAN,
    cross({ west: -146, south: -45, east: 180, north: 72 }),
    size,
  );

/**
 * The world, 1440 x 700, with a pin and label for every place that has a label position, and the key to its weights:
 * those along the equator as one path to fill, 1440 x 8.
 * @param hours of the head office's working day: the more of them a longitude shares, the heavier its rules
 */
export function worldMap(places: readonly Place[], hours: number): RuledMap & { scale: string } {
  const projection = worldProjection(WORLD);
  const weight = hoursWeight(places, projection, WORLD, hours);
  const [, equator] = project(projection, 0, 0);
  const upper = Array.from({ length: WORLD.width / 24 + 1 }, (_, index): Point => {
    const x = index * 24;
    return [x, weight([x, equator]) / 2];
  });
  const corners = [
    ...upper.map(([x, half]) => `${x} ${tenths(4 - half)}`),
    ...upper.toReversed().map(([x, half]) => `${x} ${tenths(4 + half)}`),
  ];
  return { ...drawMap(places, projection, WORLD, weight), scale: `M${corners.join("L")}z` };
}

/** Where a longitude stands on that rule, in pixels. */
export const onScale = (longitude: number): number =>
  tenths(project(worldProjection(WORLD), longitude, 0)[0]);

/** The same map for a picture beside a title, without what lies west of Europe. */
export function easternWorldMap(places: readonly Place[], hours: number): RuledMap {
  const projection = worldProjection(EASTERN_WORLD);
  const weight = hoursWeight(places, projection, EASTERN_WORLD, hours);
  return drawMap(places, projection, EASTERN_WORLD, weight);
}

/** The world for narrow screens, 390 x 250, with a few captions instead of labels. */
export function smallWorldMap(
  places: readonly Place[],
  captions: readonly Caption[],
  hours: number,
): RuledMap {
  const extent = cross({ west: -128, south: -40, east: 168, north: 66 });
  const projection = fitted(geoNaturalEarth1(), CENTRAL_MERIDIAN, extent, SMALL_WORLD);
  const weight = hoursWeight(places, projection, SMALL_WORLD, hours);
  const labels = captions.map(({ text, lon, lat, dx, dy }) => {
    const position = { dx, dy, anchor: "middle" } as const;
    return layOutLabel(text, project(projection, lon, lat), position, { withLeader: false });
  });
  return { ...drawMap(places, projection, SMALL_WORLD, weight), labels };
}

/**
 * A region with its pins, and a label for every place that has a position.
 * @param kind 640 x 260 on a `card`; 1440 x 720 at the right of its heading (`hero`); 640 x 330 below it (`narrow`)
 */
export function regionMap(
  places: readonly Place[],
  { west, south, east, north }: GeoBox,
  kind: keyof typeof REGIONS,
): RuledMap {
  const style: MapStyle = REGIONS[kind];
  const corners: [number, number][] = [
    [west, south],
    [east, south],
    [west, north],
    [east, north],
  ];
  const projection = fitted(geoMercator(), (west + east) / 2, corners, style);
  const centres = places.map(({ lon, lat, reach }) => ({
    at: project(projection, lon, lat),
    reach,
  }));
  return drawMap(places, projection, style, weightByDistance(centres, THIN_AT, style.weights));
}

function hoursWeight(
  places: readonly Place[],
  projection: GeoProjection,
  { weights }: MapStyle,
  hours: number,
): Weight {
  const home = places.find(({ kind }) => kind === "head-office") ?? places[0];
  const longitudeAt = (point: Point) => projection.invert!([point[0], point[1]])?.[0] ?? 0;
  return weightByHours(longitudeAt, home?.lon ?? 0, hours, weights);
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

/** Turns a projection to a meridian, and scales it until the points just fit into the picture or a part of it. */
function fitted(
  projection: GeoProjection,
  meridian: number,
  points: [number, number][],
  { width, height, extent }: Size & Pick<MapStyle, "extent">,
): GeoProjection {
  const [from, to] = extent ?? [
    [0, 0],
    [width, height],
  ];
  const room: [[number, number], [number, number]] = [
    [from[0], from[1]],
    [to[0], to[1]],
  ];
  return projection
    .rotate([-meridian, 0])
    .fitExtent(room, { type: "MultiPoint", coordinates: points });
}

function project(projection: GeoProjection, lon: number, lat: number): Point {
  const point = projection([lon, lat]);
  if (!point) throw new Error(`The projection cannot show ${lon}, ${lat}.`);
  return point;
}

function drawMap(
  places: readonly Place[],
  projection: GeoProjection,
  style: MapStyle,
  weight: Weight,
): RuledMap {
  const { width, height, spacing, gridLines, detail, step, clearing, enlarge } = style;
  const located = places.map((place) => ({
    ...place,
    at: project(projection, place.lon, place.lat),
  }));
  const wanted = located.flatMap(({ name, at, label }) =>
    label ? [{ text: label.text ?? name, place: at, position: label }] : [],
  );
  // Without the rest of the world, which takes most of the time.
  projection.clipExtent([
    [-spacing, -spacing],
    [width + spacing, height + spacing],
  ]);
  const ruling = { width, height, spacing, narrowestGap: 1, shortest: 0.8 };
  const weightAt = clearing ? clearedFor(weight, clearing) : weight;
  const parts = ruleArea(projectedShores(detail, projection), ruling).flatMap((rule) =>
    cutByWeight(rule, weightAt, step),
  );
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    rules: [...Map.groupBy(parts, (part) => part.weight)]
      .sort(([a], [b]) => b - a)
      .map(([of, rules]) => ({
        d: rulesPath(rules, gridLines),
        strokeWidth: Math.round(of * 100) / 100,
      })),
    pins: located.map(({ name, kind, at }) => ({
      name,
      kind,
      x: tenths(at[0]),
      y: tenths(at[1]),
      ...(kind === "head-office"
        ? { ...style.headOffice, ringWidth: 2.5 }
        : { radius: style.partnerRadius, ringWidth: 2 }),
    })),
    labels: layOutLabels(wanted, style),
    enlarged: enlarge === undefined ? undefined : layOutLabels(wanted, style, enlarge),
  };
}
