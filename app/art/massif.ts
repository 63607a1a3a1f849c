import { sampleSurface, smoothstep, type HeightField } from "./height-field.ts";
import { fractalNoise, noiseOf } from "./noise.ts";
import { peakSurface, type Peak } from "./peak.ts";

/** A mountain on an open plain, and how finely its picture is sampled. */
export interface Land {
  /** Any text: it varies the slopes, not the mountain's place. */
  readonly seed: string;
  readonly peaks: readonly Peak[];
  /** Roughness of the slopes: noise hills in one picture height. */
  readonly noiseScale: number;
  /** Samples in a row and in a column. */
  readonly width: number;
  readonly height: number;
  /** Where the words beside the mountain end and the mountain begins, as a share of the picture's width. */
  readonly plain?: number;
  /** The share of the height, from the top, that stays empty for words. */
  readonly top: number;
}

/** A height at any place of a picture; u and v are shares of its width and height. */
export type Heights = (u: number, v: number) => number;

const NEARLY_FLAT = 0.01;

/**
 * The heights of a land, whose roughness fades with its height, so that the plain around it stays perfectly flat:
 * G * (1 + 1.2 N) + 0.10 N * min(1, 2G), with G the hills and N the noise.
 */
export function heightsOf(land: Land): Heights {
  const { seed, noiseScale, width, height, plain, top } = land;
  const hills = peakSurface(land.peaks, width / height);
  const unevenness = fractalNoise(seed, { scale: noiseScale, octaves: 3, gain: 0.38, warp: 0.45 });
  const wander = noiseOf(`${seed} edge`);
  /** 0 where words stand, 1 elsewhere. The edge is irregular and leans, so that the plain is narrower at the bottom. */
  const cleared: Heights = (u, v) => {
    const fromTop = smoothstep(top, top + 0.25, v);
    if (plain === undefined) return fromTop;
    const edge = plain - 0.12 * smoothstep(0.65, 1, v) + 0.05 * wander(3 * u, 3 * v);
    return fromTop * smoothstep(edge, edge + 0.2, u);
  };
  return (u, v) => {
    const hill = hills(u, v) * cleared(u, v);
    // Far below the lowest contour, as most of the picture is: noise would cost time and not be seen.
    if (hill < NEARLY_FLAT) return hill;
    const noise = unevenness((u * width) / height, v);
    return hill * (1 + 1.2 * noise) + 0.1 * noise * Math.min(1, 2 * hill);
  };
}

/** The heights of a land at each point of its width and height. */
export const fieldOf = (land: Land): HeightField =>
  sampleSurface(land.width, land.height, heightsOf(land));
