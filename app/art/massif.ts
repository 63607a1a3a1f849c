import { fractalNoise } from "./fractal-noise.ts";
import { fnv1a } from "./hash.ts";
import { reshape, sampleSurface, smoothstep } from "./height-field.ts";
import type { HeightField, Surface } from "./height-field.ts";
import { gradientNoise } from "./noise.ts";
import { peakSurface } from "./peak.ts";
import type { Peak } from "./peak.ts";

/** A mountain on an open plain. */
export interface MassifShape {
  /** Roughness of the slopes: noise cells to one picture height. */
  readonly noiseScale: number;
  /** How many contours it is drawn with, in relation to others: fewer where its slopes are many. */
  readonly lines?: number;
  /** How rough they are: 1 is usual. */
  readonly roughness?: number;
  readonly peaks: readonly Peak[];
  /** What wind and water made of it: the height that is left at (u, v). */
  readonly carved?: (height: number, u: number, v: number) => number;
}

const NEARLY_FLAT = 0.01;

/**
 * A mountain whose roughness fades with its height, so that the plain around it
 * stays perfectly flat and words can stand there:
 * G * (1 + 1.2 N) + 0.10 N * min(1, 2G), with G the hills and N the noise.
 *
 * @param seed any text; it varies the slopes, not the mountain's place
 * @param aspect the picture's width divided by its height
 */
export function massifSurface(seed: string, shape: MassifShape, aspect: number): Surface {
  const hills = peakSurface(shape.peaks, aspect);
  const { roughness = 1 } = shape;
  const unevenness = fractalNoise({
    seed: fnv1a(seed),
    scale: shape.noiseScale,
    octaves: 3,
    gain: 0.38,
    warp: 0.45,
  });
  return (u, v, x, y) => {
    const hill = hills(u, v);
    // Far below the lowest contour: most of the picture, and noise is what takes time.
    if (hill < NEARLY_FLAT) return hill;
    const noise = roughness * unevenness(x, y);
    const rough = hill * (1 + 1.2 * noise) + 0.1 * noise * Math.min(1, 2 * hill);
    return shape.carved ? shape.carved(rough, u, v) : rough;
  };
}

/**
 * A massif on a grid.
 *
 * @param width samples in a row
 * @param height samples in a column
 */
export const massif = (
  seed: string,
  shape: MassifShape,
  width: number,
  height: number,
): HeightField => sampleSurface(width, height, massifSurface(seed, shape, width / height));

/** What is made of a height at a place, u and v being shares of the picture's width and height. */
type Change = (height: number, u: number, v: number) => number;

/**
 * Flattens the left of a picture to zero, so that words have a plain there whatever the seed. The edge wanders,
 * and leans so that the plain is narrower at the bottom, where no words stand.
 *
 * @param plain where the mountain may begin: share of the picture's width
 */
export function plainForWords(seed: string, plain: number): Change {
  const SLOPE_WIDTH = 0.2;
  const wander = gradientNoise(fnv1a(seed) ^ 11);
  return (height, u, v) => {
    const edge = plain - 0.12 * smoothstep(0.65, 1, v) + 0.05 * wander(3 * u, 3 * v);
    return height * smoothstep(edge, edge + SLOPE_WIDTH, u);
  };
}

/** Flattens the top of a picture to zero, so that no contour is cut by its upper edge. */
export const flatTop: Change = (height, _u, v) => height * smoothstep(0, 0.3, v);

/** A field with a plain for words. */
export const clearedForWords = (field: HeightField, seed: string, plain: number): HeightField =>
  reshape(field, plainForWords(seed, plain));

/** A field with a flat top. */
export const closedAtTop = (field: HeightField): HeightField => reshape(field, flatTop);
