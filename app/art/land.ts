import { geoPath, type GeoContext, type GeoProjection } from "d3-geo";
import type { MultiPolygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import coarseAtlas from "world-atlas/countries-110m.json" with { type: "json" };
import fineAtlas from "world-atlas/countries-50m.json" with { type: "json" };
import type { Point } from "./picture.ts";

/** Natural Earth at 1 : 110 million for the world, at 1 : 50 million for regions. */
export type LandDetail = "110m" | "50m";

/** A shore: a closed line of projected points, in pixels. */
export type Ring = readonly Point[];

const ATLASES = { "110m": coarseAtlas, "50m": fineAtlas } as object as Record<
  LandDetail,
  Topology<{ land: GeometryCollection }>
>;

/** South of this lies only Antarctica, which no map shows. */
const SOUTHERNMOST = -60;

/** The shores of all land but Antarctica, projected. Land is one body here, so no map can draw a country's border. */
export function projectedShores(detail: LandDetail, projection: GeoProjection): Ring[] {
  const atlas = ATLASES[detail];
  const { coordinates, type } = feature(atlas, atlas.objects.land).features[0]!
    .geometry as MultiPolygon;
  const land = coordinates.filter(([shore]) =>
    shore!.some(([, latitude = 0]) => latitude > SOUTHERNMOST),
  );
  const rings: Point[][] = [];
  const collector: GeoContext = {
    beginPath() {},
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {
      throw new Error("Land has no point features.");
    },
  };
  geoPath(projection, collector)({ type, coordinates: land });
  return rings;
}
