import { gradientNoise } from "./noise.ts";
import type { Noise2D } from "./noise.ts";

/** How rough ground is made. */
export interface FractalNoiseOptions {
  /** Any 32-bit integer. */
  readonly seed: number;
  /** Noise cells to one picture height: more means smaller hills. */
  readonly scale: number;
  /** Layers of noise, each about twice as fine as the one before. */
  readonly octaves: number;
  /** Amplitude of a layer in relation to the one before, 0 to 1. */
  readonly gain: number;
  /** How far the plane is bent before sampling, in noise cells. */
  readonly warp: number;
  /** 0 for rounded hills, up to 1 for sharp crests (ridged noise). */
  readonly ridge?: number;
}

/** Frequency ratio of neighbouring layers; not exactly 2, so that their lattices never coincide. */
const LACUNARITY = 2.03;

/** Lowers ridged noise so that its mean stays near zero. */
const RIDGE_OFFSET = 0.35;

/**
 * Domain-warped fractional Brownian motion (Musgrave; warping after Quilez):
 * the sum of gain^k * noise(p * 2.03^k), divided by the sum of the amplitudes,
 * with p displaced by a second, independent noise.
 *
 * @returns heights over a plane measured in picture heights
 */
export function fractalNoise(options: FractalNoiseOptions): Noise2D {
  const { seed, scale, octaves, gain, warp, ridge = 0 } = options;
  const noise = gradientNoise(seed);
  const bend = gradientNoise(seed ^ 0x9e3779b9);
  return (x, y) => {
    const px = x * scale;
    const py = y * scale;
    // The second sample lies far from the first, so the two displacements are independent.
    const warpedX = px + bend(px * 0.8, py * 0.8) * warp;
    const warpedY = py + bend(px * 0.8 + 31.4, py * 0.8 + 17.2) * warp;
    let sum = 0;
    let amplitude = 1;
    let total = 0;
    let frequency = 1;
    for (let octave = 0; octave < octaves; octave++) {
      const value = noise(warpedX * frequency, warpedY * frequency);
      sum += amplitude * (ridge === 0 ? value : ridged(value, ridge));
      total += amplitude;
      amplitude *= gain;
      frequency *= LACUNARITY;
    }
    return sum / total;
  };
}

/** Blends noise with its ridged form 1 - 2|n|, whose crests are the zero lines of the noise. */
function ridged(value: number, share: number): number {
  return value * (1 - share) + (1 - 2 * Math.abs(value) - RIDGE_OFFSET) * share;
}
