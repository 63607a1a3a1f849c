import {
  heightRange,
  reshape,
  sampleSurface,
  smoothstep,
  type HeightField,
} from "./height-field.ts";
import { fractalNoise, noiseOf, type Roughness } from "./noise.ts";
import { peakSurface, type Peak } from "./peak.ts";
import { fnv1a, mulberry32 } from "./random.ts";

/** The kinds of ground a cover can show. */
export const LANDFORMS = ["rolling", "ridge", "terrace", "scarp", "peaks"] as const;
export type Landform = (typeof LANDFORMS)[number];

/** The landform of an address, where no category decides it. */
export const landformOf = (seed: string): Landform => LANDFORMS[fnv1a(seed) % LANDFORMS.length]!;

type Random = () => number;
type Range = [from: number, length: number];
type Recipe = { noise: Roughness; peaks?: (random: Random) => readonly Peak[] };

/** Offset in the noise plane: at its origin all seeds have a zero. */
const FAR = 8.4;

/** A wide hill at a random place within a part of the picture, with a random angle. */
const hill =
  ([left, width]: Range, [top, height]: Range, size: Pick<Peak, "rx" | "ry" | "height">) =>
  (random: Random): Peak[] => [
    { ...size, x: left + random() * width, y: top + random() * height, angle: random() * 3 },
  ];

/** The fixed traits of each landform; everything else is drawn from `random`. */
const RECIPES: Record<Landform, Recipe> = {
  rolling: {
    noise: { scale: 1.25, octaves: 2, gain: 0.38, warp: 0.45 },
    peaks: hill([0.25, 0.5], [0.25, 0.5], { rx: 0.5, ry: 0.34, height: 0.55 }),
  },
  ridge: { noise: { scale: 1.1, octaves: 2, gain: 0.36, warp: 0.4 } },
  terrace: {
    noise: { scale: 0.85, octaves: 2, gain: 0.35, warp: 0.6 },
    peaks: hill([0.15, 0.7], [0.1, 0.3], { rx: 0.8, ry: 0.5, height: 0.7 }),
  },
  scarp: { noise: { scale: 1.3, octaves: 2, gain: 0.36, warp: 0.3 } },
  peaks: { noise: { scale: 0.9, octaves: 2, gain: 0.34, warp: 0.3 }, peaks: cones },
};

/**
 * Draws ground of one kind.
 * @param seed any text; the same text gives the same ground
 * @param width samples in a row
 * @param height samples in a column
 * @param turn 0 to 1: replaces the first random number, which varies the ground most
 */
export function landform(
  kind: Landform,
  seed: string,
  width: number,
  height: number,
  turn?: number,
): HeightField {
  const drawn = mulberry32(fnv1a(seed));
  // The first number varies a landform most: it sets where the crest leads or the hill stands.
  const first = [turn].values();
  const random = () => first.next().value ?? drawn();
  const { noise, peaks = () => [] } = RECIPES[kind];
  const roughness = fractalNoise(seed, noise);
  const hills = peakSurface(peaks(random), width / height);
  // Coordinates start from the picture's middle, so that crops of other shapes show the same land.
  const [left, top] = [width / height / 2 - FAR, 0.5 - FAR];
  const ground = sampleSurface(
    width,
    height,
    (u, v, x, y) => roughness(x - left, y - top) + hills(u, v),
  );
  if (kind === "ridge") return ranged(ground, seed, random);
  if (kind === "scarp") return fault(ground, seed, random);
  if (kind === "terrace") return terraced(ground);
  return ground;
}

/** Three or four cones spread evenly from left to right, each moved a little out of its place. */
function cones(random: Random): Peak[] {
  const count = 3 + Math.floor(random() * 2);
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
function ranged(ground: HeightField, seed: string, random: Random): HeightField {
  const angle = -1.6 + random() * 2.4;
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
  const bend = noiseOf(`${seed} bent`);
  const aspect = ground.width / ground.height;
  return reshape(ground, (height, u, v) => {
    const [fromMiddle, below] = [(u - 0.5) * aspect, v - 0.5];
    const along = fromMiddle * alongX + below * alongY;
    const across = below * alongX - fromMiddle * alongY + bend(along * 1.1, 0.5) * 0.45;
    const summits = 1 + 0.45 * bend(along * 1.5, 7.5);
    const crest = (place: number): number => Math.exp(-(((across - place) / 0.3) ** 2));
    return summits * (crest(0) + 0.6 * (crest(-0.95) + crest(0.95))) + 0.55 * height;
  });
}

/** Drops the ground below a tilted, gently bent line: one steep face between two plains. */
function fault(ground: HeightField, seed: string, random: Random): HeightField {
  const tilt = random() * 2.2 - 1.1;
  const bend = noiseOf(`${seed} bent`);
  const aspect = ground.width / ground.height;
  return reshape(ground, (height, u, v) => {
    const [x, y] = [u * aspect, v];
    const belowLine =
      (x - aspect / 2) * Math.sin(tilt) +
      (y - 0.5) * Math.cos(tilt) +
      bend(x * 1.6, y * 1.6) * 0.35;
    return height * 0.36 - 1.1 * smoothstep(-0.22, 0.3, belowLine);
  });
}

/** Five steps, as in terraced fields: each a tread that rises gently, and then a steep riser. */
function terraced(ground: HeightField): HeightField {
  const STEPS = 5;
  const { lowest, highest } = heightRange(ground);
  return reshape(ground, (height) => {
    const steps = (STEPS * (height - lowest)) / (highest - lowest);
    const tread = Math.floor(steps);
    const share = steps - tread;
    return tread + 0.3 * share + 0.7 * smoothstep(0.25, 0.95, share);
  });
}
