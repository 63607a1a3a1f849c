import { smoothstep } from "./height-field.ts";
import { gradientNoise } from "./noise.ts";
import { PathBuilder } from "./path-builder.ts";
import type { Point, StrokedPath } from "./picture.ts";
import { simplifyLine } from "./simplify.ts";
import { drawSmoothLine } from "./smooth-curve.ts";

/**
 * A figure as a hill. Stretch it to its box (preserveAspectRatio "none") and
 * keep the stroke widths (vector-effect "non-scaling-stroke").
 */
export interface StatHill {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly paths: readonly StrokedPath[];
}

const WIDTH = 360;
const HEIGHT = 200;

/** The figure whose hill has the full height, and the logarithm at which a hill would be flat. */
const TALLEST = 176;
const TALLEST_VALUE = 500;
const FLAT_LOGARITHM = 0.75;

/** All hills leave the picture at this height on both sides, so that they join in one horizon. */
const HORIZON = 8;

/** Share of the picture's width at which the hills stand, in turn. */
const CENTRES = [0.42, 0.46, 0.4, 0.5];

/** Widths of the nine copies of the profile, from the crest down. */
const STROKE_WIDTHS = [2.2, 1.15, 1, 0.9, 0.8, 0.75, 0.7, 0.65, 0.6];

/** Each copy is lower than the crest by this share more than the one before. */
const LOWERING = 1 / 8.6;

/** Distance of the profile's samples, and its simplification, in pixels. */
const STEP = 4;
const TOLERANCE = 0.35;

/**
 * Height of the crest above the base for a figure, in pixels of a view box 200
 * high: logarithmic, so that 15 and 500 both can be seen.
 *
 * @param value the figure, above 0
 */
export function crestHeight(value: number): number {
  const share = (Math.log10(value) - FLAT_LOGARITHM) / (Math.log10(TALLEST_VALUE) - FLAT_LOGARITHM);
  return Math.min(TALLEST, Math.max(HORIZON, TALLEST * share));
}

/**
 * The hill of a figure: nine profiles over one another, standing on the lower
 * edge of the picture.
 *
 * @param value the figure, above 0
 * @param position its place in the row, from 0; it varies the hill's form
 */
export function statHill(value: number, position: number): StatHill {
  const profile = hillProfile(crestHeight(value), position);
  const paths = STROKE_WIDTHS.map((strokeWidth, index) => {
    const share = 1 - index * LOWERING;
    const points = profile.map(([x, height]): Point => [x, HEIGHT - height * share]);
    const path = new PathBuilder(10);
    drawSmoothLine(path, simplifyLine(points, TOLERANCE));
    return { d: path.data, strokeWidth };
  });
  return { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, paths };
}

/** The skyline: points of x and height above the base, the highest exactly `crest` high. */
function hillProfile(crest: number, position: number): Point[] {
  const noise = gradientNoise(300 + position);
  const centre = CENTRES[position % CENTRES.length];
  const roughness = 0.4 + crest / 260;
  const rises = Array.from({ length: WIDTH / STEP + 1 }, (_, index) => {
    const u = (index * STEP) / WIDTH;
    const bump = bell((u - centre) / 0.17);
    const shoulder = 0.28 * bell((u - centre - 0.24) / 0.1);
    // Dies away towards both ends.
    const envelope = Math.min(1, 6.4 * u * (1 - u));
    const bumps = (noise(u * 7, 0.5) * 16 + noise(u * 19, 2) * 5) * envelope * roughness;
    // Level at both ends, so that the hill passes into its neighbour without a step.
    const fading = smoothstep(0, 0.08, u) * smoothstep(0, 0.08, 1 - u);
    return (crest * (bump + shoulder) + bumps) * fading;
  });
  const softened = rises.map(softenHollow);
  const scale = (crest - HORIZON) / Math.max(...softened);
  return softened.map((rise, index): Point => [index * STEP, HORIZON + rise * scale]);
}

/** Depth that no hollow beside a hill goes below, in pixels under the horizon. */
const DEEPEST_HOLLOW = 6;

/** Keeps hollows shallow without a kink at the foot of the hill: a hyperbola that leaves 0 in place. */
function softenHollow(rise: number): number {
  return (rise + Math.hypot(rise, 2 * DEEPEST_HOLLOW)) / 2 - DEEPEST_HOLLOW;
}

function bell(distance: number): number {
  return Math.exp(-(distance ** 2));
}
