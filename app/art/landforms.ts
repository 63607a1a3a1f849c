import { fractalNoise } from "./fractal-noise.ts";
import type { FractalNoiseOptions } from "./fractal-noise.ts";
import { fnv1a } from "./hash.ts";
import { heightRange, reshape, sampleSurface, smoothstep, stepped } from "./height-field.ts";
import type { HeightField } from "./height-field.ts";
import { gradientNoise } from "./noise.ts";
import { peakSurface } from "./peak.ts";
import type { Peak } from "./peak.ts";
import { mulberry32 } from "./random.ts";

/** The kinds of ground a cover or portrait can show. */
export type Landform = "rolling" | "ridge" | "terrace" | "scarp" | "peaks";

type Random = () => number;
type Roughness = Omit<FractalNoiseOptions, "seed">;
type LandformRecipe = (random: Random) => { noise: Roughness; peaks: readonly Peak[] };

/** Somewhere in the plane of the noise, away from the zero that all seeds have at its origin. */
const FAR = 8.4;

/** Fixed character of each landform; the seed only varies what is drawn from `random`. */
const RECIPES: Record<Landform, LandformRecipe> = {
  rolling: (random) => ({
    noise: { scale: 1.15 + random() * 0.25, octaves: 2, gain: 0.38, warp: 0.45 },
    peaks: [
      {
        x: 0.25 + random() * 0.5,
        y: 0.25 + random() * 0.5,
        rx: 0.5,
        ry: 0.34,
        angle: random() * 3,
        height: 0.55,
      },
    ],
  }),
  ridge: () => ({ noise: { scale: 1.1, octaves: 2, gain: 0.36, warp: 0.4 }, peaks: [] }),
  terrace: (random) => ({
    noise: { scale: 0.85, octaves: 2, gain: 0.35, warp: 0.6 },
    peaks: [
      {
        x: 0.15 + random() * 0.7,
        y: 0.1 + random() * 0.3,
        rx: 0.8,
        ry: 0.5,
        angle: random() * 3,
        height: 0.7,
      },
    ],
  }),
  scarp: () => ({ noise: { scale: 1.5, octaves: 3, gain: 0.36, warp: 0.45 }, peaks: [] }),
  peaks: (random) => ({
    noise: { scale: 0.9, octaves: 2, gain: 0.34, warp: 0.3 },
    peaks: cones(3 + Math.floor(random() * 2), random),
  }),
};

/**
 * Draws ground of one kind.
 *
 * @param seed any text; the same text gives the same ground
 * @param width samples in a row
 * @param height samples in a column
 */
export function landform(kind: Landform, seed: string, width: number, height: number): HeightField {
  const hash = fnv1a(seed);
  const { noise, peaks } = RECIPES[kind](mulberry32(hash));
  const roughness = fractalNoise({ ...noise, seed: hash });
  const hills = peakSurface(peaks, width / height);
  // Measured from the picture's middle, so that crops of other shapes show the same land.
  const [left, top] = [width / height / 2 - FAR, 0.5 - FAR];
  const ground = sampleSurface(
    width,
    height,
    (u, v, x, y) => roughness(x - left, y - top) + hills(u, v),
  );
  if (kind === "ridge") return ranged(ground, hash);
  if (kind === "scarp") return fault(ground, hash);
  if (kind === "terrace") return terraced(ground);
  return ground;
}

/** Cones spread evenly from left to right, each moved a little out of its place. */
function cones(count: number, random: Random): Peak[] {
  return Array.from({ length: count }, (_, index) => {
    const x = (index + 0.25 + random() * 0.5) / count;
    const y = 0.22 + random() * 0.56;
    const radius = 0.2 + random() * 0.12;
    return { x, y, rx: radius, ry: radius, height: 0.8 + random() * 0.5 };
  });
}

/**
 * One long crest through the middle of the picture, so that every crop shows it, and a lower one on either side.
 * The crests bend and rise and fall along their length; the noise gives them spurs.
 */
function ranged(ground: HeightField, hash: number): HeightField {
  const random = mulberry32(hash);
  const angle = -1.15 + random() * 0.85;
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
  const bend = gradientNoise(hash ^ 99);
  const aspect = ground.width / ground.height;
  return sampleSurface(ground.width, ground.height, (_u, _v, x, y, index) => {
    const [fromMiddle, below] = [x - aspect / 2, y - 0.5];
    const along = fromMiddle * alongX + below * alongY;
    const across = below * alongX - fromMiddle * alongY + bend(along * 1.1, 0.5) * 0.45;
    const summits = 1 + 0.45 * bend(along * 1.5, 7.5);
    const crest = (place: number): number => Math.exp(-(((across - place) / 0.3) ** 2));
    return summits * (crest(0) + 0.6 * (crest(-0.95) + crest(0.95))) + 0.55 * ground.values[index];
  });
}

/** Drops the ground below a tilted, gently bent line: one steep face between two plains. */
function fault(ground: HeightField, hash: number): HeightField {
  const tilt = mulberry32(hash)() * 0.8 - 0.4;
  const bend = gradientNoise(hash ^ 99);
  const aspect = ground.width / ground.height;
  return sampleSurface(ground.width, ground.height, (_u, _v, x, y, index) => {
    const belowLine =
      (x - aspect / 2) * Math.sin(tilt) +
      (y - 0.5) * Math.cos(tilt) +
      bend(x * 1.6, y * 1.6) * 0.35;
    return ground.values[index] * 0.45 - 1.1 * smoothstep(-0.22, 0.3, belowLine);
  });
}

/** Five steps, as in terraced fields. */
function terraced(ground: HeightField): HeightField {
  const STEPS = 5;
  const { lowest, highest } = heightRange(ground);
  const step = (highest - lowest) / STEPS;
  return reshape(ground, (height) => lowest + stepped((height - lowest) / step, 0.3, 0.25) * step);
}
