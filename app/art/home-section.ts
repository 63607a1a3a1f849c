import { BAND, WIDE } from "./home-land.ts";
import { heightsOf, type Land } from "./massif.ts";
import { type Point, linePath } from "./picture.ts";

/** A place in the picture, in shares of its width and height. */
export type Place = { u: number; v: number };

/** The section along the line A–B, drawn below the land. */
export type Section = {
  /** Path data, `PLANE` × `PLANE`: lit slope, shaded slope, profile, verticals, line, base. */
  paths: string[];
  /** Where the words of A, the crest and B stand, and each height in per cent of the highest land. */
  heights: { place: Place; height: number }[];
  /** The steepest fall behind the crest divided by the mean climb before it; 0 where either is missing. */
  steeper: number;
};

type Layout = {
  land: Land;
  /** The initial places of A and B. The style sheet puts their two buttons there. */
  ends: [Place, Place];
  /** How far down A and B may be moved; `base` is the foot of the section. Both in shares of the picture's height. */
  lowest: number;
  base: number;
  /** The height of the highest land on the section, in shares of the picture's height. */
  rise: number;
};

export const LAYOUTS: Record<"wide" | "narrow", Layout> = {
  wide: {
    land: WIDE,
    ends: [
      { u: 0.58, v: 0.365 },
      { u: 0.965, v: 0.365 },
    ],
    lowest: 0.56,
    base: 0.8,
    rise: 0.165,
  },
  narrow: {
    land: BAND,
    ends: [
      { u: 0.27, v: 0.29 },
      { u: 0.935, v: 0.29 },
    ],
    lowest: 0.5,
    base: 0.775,
    rise: 0.17,
  },
};

const SAMPLES = 120;
/** Distance between the lines of the section, in shares of the picture's height. */
const RULE = 0.0125;
/** The steepest fall is measured over this many samples. */
const STRETCH = 4;

/** Width and height of the plane of the paths. */
export const PLANE = 10_000;

const line = (...points: Point[]): string => linePath(points, PLANE);

/** Returns a function that makes the section along a line. Finding the highest land is slow, and so done once here. */
export function sectionMaker({ land, base, rise }: Layout): (ends: [Place, Place]) => Section {
  const surface = heightsOf(land);
  let highest = 0;
  for (let u = 0; u <= 1; u += 0.02)
    for (let v = 0; v <= 1; v += 0.02) highest = Math.max(highest, surface(u, v));

  return ([from, to]) => {
    const step = (to.u - from.u) / SAMPLES;
    const profile = Array.from({ length: SAMPLES + 1 }, (_, index) => {
      const u = from.u + step * index;
      const v = from.v + ((to.v - from.v) * index) / SAMPLES;
      return { u, v, height: Math.max(0, surface(u, v)) / highest };
    });
    const heights = profile.map(({ height }) => height);
    const crest = heights.indexOf(Math.max(...heights));
    const top = profile[crest]!;
    const yOf = (height: number) => base - rise * height;
    const [start, end] = [heights[0]!, heights.at(-1)!];

    /** Horizontal lines of the section between two samples of the profile. */
    const rules = (first: number, last: number) => {
      let path = "";
      for (let y = base - RULE; y > yOf(top.height); y -= RULE) {
        let from: number | undefined;
        for (let index = first; index <= last; index += 1) {
          const { u, height } = profile[index]!;
          const isInside = yOf(height) < y;
          if (isInside) from ??= u;
          if (from === undefined || (isInside && index < last)) continue;
          path += line([from, y], [u, y]);
          from = undefined;
        }
      }
      return path;
    };

    const climb = (top.height - start) / Math.max(crest, 1);
    let fall = 0;
    for (let index = crest; index + STRETCH <= SAMPLES; index += 1)
      fall = Math.max(fall, (heights[index]! - heights[index + STRETCH]!) / STRETCH);

    return {
      paths: [
        rules(0, crest),
        rules(crest, SAMPLES),
        line(...profile.map(({ u, height }): Point => [u, yOf(height)])),
        line([from.u, from.v], [from.u, base]) +
          line([top.u, top.v], [top.u, yOf(top.height)]) +
          line([to.u, to.v], [to.u, base]),
        line([from.u, from.v], [to.u, to.v]),
        line([from.u, base], [to.u, base]),
      ],
      heights: [
        { place: { u: from.u, v: base }, height: start },
        // Keeps the words of the height inside the picture.
        { place: { u: Math.min(top.u, 0.9), v: yOf(top.height) }, height: top.height },
        { place: { u: to.u, v: base }, height: end },
      ].map(({ place, height }) => ({ place, height: Math.round(height * 100) })),
      steeper: climb > 0 && fall > 0 ? fall / climb : 0,
    };
  };
}
