import { geoPath, type GeoContext, type GeoProjection } from "d3-geo";
import type { MultiPolygon as GeoJsonMultiPolygon } from "geojson";
import { merge } from "topojson-client";
import type { MultiPolygon, Polygon, Topology } from "topojson-specification";
import coarseAtlas from "world-atlas/countries-110m.json" with { type: "json" };
import fineAtlas from "world-atlas/countries-50m.json" with { type: "json" };
import type { Point } from "./picture.ts";

/** Natural Earth at 1 : 110 million for the world, at 1 : 50 million for regions. */
export type LandDetail = "110m" | "50m";

/** A shore: a closed line of projected points, in pixels. */
export type Ring = readonly Point[];

/**
 * The shores of all land but Antarctica, projected. The atlas holds countries;
 * they are dissolved into one body of land before anything is drawn, so that no
 * boundary between them can reach a picture.
 */
export function projectedShores(detail: LandDetail, projection: GeoProjection): Ring[] {
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
  geoPath(projection, collector)(dissolvedLand(detail));
  return rings;
}

type Country = (Polygon | MultiPolygon) & { properties: { name: string } };
type Atlas = Topology<{ countries: { type: "GeometryCollection"; geometries: Country[] } }>;

const dissolved = new Map<LandDetail, GeoJsonMultiPolygon>();

/** Kept, since every map of a kind needs the same land. */
function dissolvedLand(detail: LandDetail): GeoJsonMultiPolygon {
  let land = dissolved.get(detail);
  if (!land) {
    const atlas = (detail === "110m" ? coarseAtlas : fineAtlas) as unknown as Atlas;
    const countries = atlas.objects.countries.geometries.filter(
      (country) => country.properties.name !== "Antarctica",
    );
    land = merge(atlas, countries);
    dissolved.set(detail, land);
  }
  return land;
}
