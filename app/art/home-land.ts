import type { Land } from "./massif.ts";

const SEED = "k10";

export const WIDE: Land = {
  seed: SEED,
  width: 280,
  height: 175,
  noiseScale: 2.1,
  plain: 0.45,
  top: 0.08,
  peaks: [
    { x: 0.785, y: 0.58, rx: 0.42, ry: 0.25, angle: -0.62, height: 1 },
    { x: 0.97, y: 0.42, rx: 0.22, ry: 0.16, angle: 0.3, height: 0.4 },
    { x: 0.72, y: 0.95, rx: 0.27, ry: 0.16, angle: 0.2, height: 0.5 },
    { x: 1, y: 0.85, rx: 0.28, ry: 0.25, height: 0.45 },
  ],
};

/** The land of the home page on narrow screens, a band below the words. */
export const BAND: Land = {
  seed: SEED,
  width: 210,
  height: 96,
  noiseScale: 1.9,
  top: 0,
  peaks: [
    { x: 0.77, y: 0.62, rx: 0.62, ry: 0.3, angle: -0.5, height: 1 },
    { x: 1, y: 0.3, rx: 0.3, ry: 0.2, height: 0.5 },
    { x: 0.8, y: 1, rx: 0.4, ry: 0.2, angle: 0.2, height: 0.5 },
  ],
};
