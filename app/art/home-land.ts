import type { Land } from "./massif.ts";

const SEED = "k10";

export const WIDE: Land = {
  seed: SEED,
  width: 280,
  height: 175,
  noiseScale: 2.1,
  plain: 0.44,
  top: 0.1,
  peaks: [
    { x: 0.83, y: 0.335, rx: 0.36, ry: 0.15, angle: -0.5, height: 1 },
    { x: 0.6, y: 0.47, rx: 0.13, ry: 0.08, angle: -0.2, height: 0.5 },
    { x: 0.95, y: 0.47, rx: 0.14, ry: 0.12, height: 0.42 },
  ],
};

/** The land of the home page on phones, a band below the words. */
export const BAND: Land = {
  seed: SEED,
  width: 168,
  height: 144,
  noiseScale: 1.6,
  top: 0,
  peaks: [
    { x: 0.75, y: 0.24, rx: 0.4, ry: 0.17, angle: -0.45, height: 1 },
    { x: 0.46, y: 0.39, rx: 0.14, ry: 0.1, angle: -0.2, height: 0.5 },
    { x: 0.95, y: 0.42, rx: 0.2, ry: 0.08, height: 0.42 },
  ],
};
