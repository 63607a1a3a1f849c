import { noiseOf } from "./noise.ts";
import { type Point, splinePath } from "./picture.ts";

const WIDTH = 1200;
const HEIGHT = 200;
/** Heights of the first and the last camp above the base. */
const LOWEST_CAMP = 44;
const HIGHEST_CAMP = 168;
/** How far the route dips or rises between two camps. */
const ROUGHNESS = 26;
/** From the crest down: the crest is nearest to the light, and so the widest. */
const STROKE_WIDTHS = [2.2, 1.15, 1, 0.9, 0.8, 0.7, 0.6];
const STEP = 12;

/**
 * A route up a ridge in section, with a camp at the start of each stage, on a scale of time. Stretch it to its box
 * (preserveAspectRatio "none") with constant stroke widths (vector-effect "non-scaling-stroke").
 * @param seed any text: the same text gives the same ridge
 * @param starts where the camps stand, as shares of the route, ascending from 0
 * @returns path data of the crest, its flatter copies from the crest down, and where the camps stand
 */
export function routeProfile(seed: string, starts: readonly number[]) {
  const noise = noiseOf(seed);
  const stages = starts.length;
  const campHeight = (stage: number) =>
    LOWEST_CAMP + (HIGHEST_CAMP - LOWEST_CAMP) * Math.min(1, stage / Math.max(1, stages - 1));
  const heightAt = (x: number): number => {
    const way = x / WIDTH;
    const stage = starts.findLastIndex((start) => start <= way);
    const from = starts[stage]!;
    const share = (way - from) / ((starts[stage + 1] ?? 1) - from || 1);
    // Level at a camp, steepest in the middle of a stage; after the last camp the ridge falls.
    const rise = (1 - Math.cos(Math.PI * share)) / 2;
    const next = stage < stages - 1 ? campHeight(stage + 1) : LOWEST_CAMP;
    const between = Math.sin(Math.PI * share);
    const bumps = noise(x / 120, 0.5) * ROUGHNESS + noise(x / 34, 2.3) * 7;
    return campHeight(stage) * (1 - rise) + next * rise + bumps * between;
  };
  const crest = Array.from({ length: WIDTH / STEP + 1 }, (_, index): Point => [
    index * STEP,
    HEIGHT - heightAt(index * STEP),
  ]);
  return {
    height: HEIGHT,
    crest: splinePath(crest, 1, false),
    lines: STROKE_WIDTHS.map((strokeWidth, index) => {
      if (index === 0) return { strokeWidth };
      const share = 1 - index / STROKE_WIDTHS.length;
      const down = Math.round(HEIGHT * (1 - share));
      return { strokeWidth, transform: `matrix(1 0 0 ${share.toFixed(2)} 0 ${down})` };
    }),
    camps: starts.map((start, stage): Point => [
      Math.round(start * WIDTH),
      Math.round(HEIGHT - campHeight(stage)),
    ]),
  };
}
