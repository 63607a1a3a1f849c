import { flatTop, massifSurface, plainForWords } from "./massif.ts";
import type { MassifShape } from "./massif.ts";

/** A landscape of the home page: what it is drawn from, and how finely. */
interface Land {
  readonly shape: MassifShape;
  /** Samples in a row and in a column. */
  readonly width: number;
  readonly height: number;
}

export const SEED = "g7";

/** Where the words end, as a share of the picture's width. */
export const PLAIN = 0.45;

/** The landscape of wide screens. */
export const WIDE: Land = {
  width: 280,
  height: 175,
  shape: {
    noiseScale: 2.1,
    peaks: [
      { x: 0.785, y: 0.55, rx: 0.44, ry: 0.25, angle: -0.62, height: 1 },
      { x: 0.95, y: 0.2, rx: 0.24, ry: 0.17, angle: 0.3, height: 0.5 },
      { x: 0.72, y: 0.95, rx: 0.27, ry: 0.16, angle: 0.2, height: 0.5 },
      { x: 1, y: 0.85, rx: 0.28, ry: 0.25, height: 0.45 },
    ],
  },
};

/** The landscape of the band under the words on narrow screens. */
export const BAND: Land = {
  width: 210,
  height: 96,
  shape: {
    noiseScale: 1.9,
    peaks: [
      { x: 0.77, y: 0.62, rx: 0.62, ry: 0.3, angle: -0.5, height: 1 },
      { x: 1, y: 0.3, rx: 0.3, ry: 0.2, height: 0.5 },
      { x: 0.8, y: 1, rx: 0.4, ry: 0.2, angle: 0.2, height: 0.5 },
    ],
  },
};

/** A height at any place of a picture; u and v are shares of its width and height. */
export type Heights = (u: number, v: number) => number;

function heightsOf({ shape, width, height }: Land): Heights {
  const surface = massifSurface(SEED, shape, width / height);
  return (u, v) => surface(u, v, (u * (width - 1)) / height, (v * (height - 1)) / height, 0);
}

/** The heights that the picture of wide screens shows. */
export function wideHeights(): Heights {
  const heights = heightsOf(WIDE);
  const cleared = plainForWords(SEED, PLAIN);
  return (u, v) => cleared(heights(u, v), u, v);
}

/** The heights that the band shows. */
export function bandHeights(): Heights {
  const heights = heightsOf(BAND);
  return (u, v) => flatTop(heights(u, v), u, v);
}
