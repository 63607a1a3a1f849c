import { fractalNoise } from "./fractal-noise.ts";
import { fnv1a } from "./hash.ts";
import { reshape, sampleSurface, smoothstep } from "./height-field.ts";
import type { HeightField } from "./height-field.ts";
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
 * @param width samples in a row
 * @param height samples in a column
 */
export function massif(
  seed: string,
  shape: MassifShape,
  width: number,
  height: number,
): HeightField {
  const hills = peakSurface(shape.peaks, width / height);
  const { roughness = 1 } = shape;
  const unevenness = fractalNoise({
    seed: fnv1a(seed),
    scale: shape.noiseScale,
    octaves: 3,
    gain: 0.38,
    warp: 0.45,
  });
  return sampleSurface(width, height, (u, v, x, y) => {
    const hill = hills(u, v);
    // Far below the lowest contour: most of the picture, and noise is what takes time.
    if (hill < NEARLY_FLAT) return hill;
    const noise = roughness * unevenness(x, y);
    const rough = hill * (1 + 1.2 * noise) + 0.1 * noise * Math.min(1, 2 * hill);
    return shape.carved ? shape.carved(rough, u, v) : rough;
  });
}

/**
 * Flattens the left of a field to zero, so that words have a plain there whatever the seed. The edge wanders,
 * and leans so that the plain is narrower at the bottom, where no words stand.
 *
 * @param plain where the mountain may begin: share of the picture's width
 */
export function clearedForWords(field: HeightField, seed: string, plain: number): HeightField {
  const SLOPE_WIDTH = 0.2;
  const wander = gradientNoise(fnv1a(seed) ^ 11);
  return reshape(field, (height, u, v) => {
    const edge = plain - 0.12 * smoothstep(0.65, 1, v) + 0.05 * wander(3 * u, 3 * v);
    return height * smoothstep(edge, edge + SLOPE_WIDTH, u);
  });
}

/** Flattens the top of a field to zero, so that no contour is cut by the picture's upper edge. */
export function closedAtTop(field: HeightField): HeightField {
  return reshape(field, (height, _u, v) => height * smoothstep(0, 0.3, v));
}
