import { createNoise2D } from "simplex-noise";
import { fnv1a, mulberry32 } from "./random.ts";

/** A smooth function of the plane, from about -0.7 to 0.7. */
export type Noise2D = (x: number, y: number) => number;

/** Simplex noise, with hills about one unit wide. @param seed any text */
export function noiseOf(seed: string): Noise2D {
  const noise = createNoise2D(mulberry32(fnv1a(seed)));
  return (x, y) => 0.55 * noise(0.5 * x, 0.5 * y);
}

export interface Roughness {
  /** Noise hills in one picture height: more means smaller hills. */
  readonly scale: number;
  /** Layers of noise, each about twice as fine as the layer before. */
  readonly octaves: number;
  /** Amplitude of a layer divided by that of the layer before, 0 to 1. */
  readonly gain: number;
  /** How far the plane is bent before sampling, in hills. */
  readonly warp: number;
}

/** Frequency ratio of neighbouring layers; not exactly 2, so that their lattices never coincide. */
const LACUNARITY = 2.03;

/**
 * Domain-warped fractional Brownian motion (Musgrave; warping after Quilez): layers of noise, each finer and weaker,
 * over a plane that a second noise has bent.
 *
 * @returns heights over a plane measured in picture heights
 */
export function fractalNoise(seed: string, { scale, octaves, gain, warp }: Roughness): Noise2D {
  const noise = noiseOf(seed);
  const bend = noiseOf(`${seed} bent`);
  return (x, y) => {
    const [px, py] = [x * scale, y * scale];
    // The second sample lies far from the first, so the two displacements are independent.
    const warpedX = px + bend(px * 0.8, py * 0.8) * warp;
    const warpedY = py + bend(px * 0.8 + 31.4, py * 0.8 + 17.2) * warp;
    let [sum, total] = [0, 0];
    for (let octave = 0; octave < octaves; octave++) {
      const [amplitude, frequency] = [gain ** octave, LACUNARITY ** octave];
      sum += amplitude * noise(warpedX * frequency, warpedY * frequency);
      total += amplitude;
    }
    return sum / total;
  };
}
