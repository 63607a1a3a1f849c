import type { StrokedPath } from "./picture.ts";

/** From crest to base: the skyline of two summits, each line flatter and wider than the one before. */
const LINES = [
  {
    d: "M0 18.4q0 0 1 0t2-.55 2-1.75 2-2.8 2-2.05 2 .5 2 1.4 2-.95 2-3.95 2-3.95 2-.4 2 3.6 2 4.95 2 3.6 2 1.8 2 .55 1 0",
    strokeWidth: 1.15,
  },
  {
    d: "M0 21.4q0 0 1 0t2-.4 2-1.3 2-2.1 2-1.55 2 .4 2 1.05 2-.75 2-2.95 2-2.95 2-.3 2 2.7 2 3.7 2 2.7 2 1.35 2 .4 1 0",
    strokeWidth: 1.45,
  },
  {
    d: "M0 24.5q0 0 1 0t2-.25 2-.85 2-1.4 2-1 2 .25 2 .65 2-.5 2-1.95 2-1.95 2-.2 2 1.8 2 2.45 2 1.8 2 .9 2 .25 1 0",
    strokeWidth: 1.75,
  },
  {
    d: "M0 27.6q0 0 1 0t2-.15 2-.45 2-.65 2-.45 2 .1 2 .3 2-.25 2-.95 2-.95 2-.1 2 .9 2 1.2 2 .85 2 .45 2 .15 1 0",
    strokeWidth: 2.05,
  },
  { d: "M0 30.6H32", strokeWidth: 2.4 },
] as const;

const widened = ({ d, strokeWidth }: StrokedPath, times: number): StrokedPath => ({
  d,
  strokeWidth: Math.round(strokeWidth * times * 100) / 100,
});

/** Small sizes have fewer lines, and each is wider. */
const DRAWN = {
  5: LINES,
  3: [LINES[0], LINES[2], LINES[4]].map((line) => widened(line, 1.7)),
  2: [widened(LINES[0], 3), widened(LINES[4], 1.9)],
} as const;

/** The brand mark: butt-ended lines without fill in a 32 x 32 box. @param lines 5 from 28 px on, 3 below, 2 at 16 */
export const ridgeMark = (lines: 5 | 3 | 2) => ({
  viewBox: "0 0 32 32",
  width: 32,
  height: 32,
  paths: DRAWN[lines],
});
