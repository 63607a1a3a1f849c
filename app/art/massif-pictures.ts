import { BAND, WIDE } from "./home-land.ts";
import { fieldOf, type Land } from "./massif.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, WEIGHTS, type ReliefOptions } from "./relief.ts";

/** The land of the not-found page: its last peak is negative, a sinkhole. */
const LOST: Land = {
  seed: "lost-2",
  width: 250,
  height: 156,
  noiseScale: 2.8,
  plain: 0.45,
  top: 0.08,
  peaks: [
    { x: 0.8, y: 0.52, rx: 0.36, ry: 0.25, angle: -0.6, height: 1 },
    { x: 1, y: 0.8, rx: 0.3, ry: 0.2, height: 0.5 },
    { x: 0.745, y: 0.5, rx: 0.09, ry: 0.09, height: -0.8 },
  ],
};

const NARROW_LOST: Land = {
  seed: "lost-0",
  width: 150,
  height: 139,
  noiseScale: 1.9,
  top: 0,
  peaks: [
    { x: 0.62, y: 0.44, rx: 0.5, ry: 0.34, angle: -0.5, height: 1 },
    { x: 0.95, y: 0.85, rx: 0.5, ry: 0.3, height: 0.6 },
    { x: 0.15, y: 0.95, rx: 0.4, ry: 0.25, height: 0.45 },
    { x: 0.5, y: 0.42, rx: 0.14, ry: 0.13, height: -1.15 },
  ],
};

type Options = Pick<ReliefOptions, "width" | "height" | "sheet" | "anchor" | "levels" | "lowest">;

const massif = (land: Land, options: Options) => (): Picture =>
  drawRelief(fieldOf(land), { ...options, weights: WEIGHTS.large });

const WIDE_SCREEN = { width: 1440, height: 900, anchor: "xMaxYMid slice" } as const;

/** The massif of the home page on wide screens, for the mist background. */
export const homeHero = massif(WIDE, { ...WIDE_SCREEN, sheet: "mist", levels: 36, lowest: 0.05 });

/** The massif of the home page at and below 600 px, a band under the words. */
export const homeHeroBand = massif(BAND, {
  width: 560,
  height: 480,
  sheet: "mist",
  anchor: "xMaxYMax slice",
  levels: 28,
  lowest: 0.06,
});

/** The massif of the not-found page, for the bloom background. */
export const notFound = massif(LOST, { ...WIDE_SCREEN, sheet: "bloom", levels: 26, lowest: 0.05 });

/** The same at and below 960 px, under the words: nearly square, so that the sinkhole is always in view. */
export const narrowNotFound = massif(NARROW_LOST, {
  width: 820,
  height: 760,
  sheet: "bloom",
  anchor: "xMidYMin slice",
  levels: 22,
  lowest: 0.06,
});
