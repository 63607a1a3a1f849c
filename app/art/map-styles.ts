import type { LandDetail } from "./land.ts";
import type { Clearing } from "./map-weights.ts";
import type { Point, Size } from "./picture.ts";

export interface MapStyle extends Size {
  readonly detail: LandDetail;
  /** Distance between lines, in pixels: a multiple of 1 / `GRID` (ruled-map.ts). */
  readonly spacing: number;
  /** The thinnest and the thickest line in pixels; `step` is what widths between them are rounded to. */
  readonly weights: Point;
  readonly step: number;
  /** The part kept free of lines. */
  readonly clearing?: Clearing;
  /** The part of the map, corner to corner, that its subject is fitted into; the whole map if left out. */
  readonly extent?: readonly [left: number, top: number, right: number, bottom: number];
  /** Pixels that some windows cut off at the top and at the bottom: no label stands there. */
  readonly cut?: number;
  /** Whether names stand beside their pins, all in small type, instead of at the ends of leaders. */
  readonly beside?: true;
  /** The radius of the head office's pin, in pixels; the others are about half as large. */
  readonly pin: number;
}

export const WORLD: MapStyle = {
  width: 1440,
  height: 700,
  detail: "110m",
  spacing: 6,
  weights: [0.55, 4.3],
  step: 0.15,
  pin: 11,
};

export const SMALL_WORLD: MapStyle = {
  width: 390,
  height: 250,
  detail: "110m",
  spacing: 4,
  weights: [0.5, 3],
  step: 0.25,
  beside: true,
  pin: 7,
};

const CARD: MapStyle = {
  width: 640,
  height: 150,
  detail: "50m",
  spacing: 6.5,
  weights: [1, 4.6],
  step: 0.3,
  pin: 11,
};

export const REGIONS = {
  card: CARD,
  /** Beside its heading: half as high as wide, so that the heading's part is the same at every width. */
  hero: {
    ...CARD,
    width: 1440,
    height: 720,
    step: 0.15,
    clearing: { left: 610, top: 146, radius: 260, fade: 150 },
    extent: [650, 215, 1410, 655],
    cut: 90,
  },
  /** Under its heading on narrow screens: rules thin out towards the words above. */
  narrow: {
    ...SMALL_WORLD,
    height: 183,
    detail: "50m",
    clearing: { left: -1000, top: -1, radius: 0, fade: 98 },
    extent: [12, 24, 378, 174],
  },
} satisfies Record<string, MapStyle>;
