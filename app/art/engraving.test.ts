import { expect, test } from "vitest";
import { engraving, ENGRAVINGS, exposedForFace } from "./engraving.ts";
import { mean, pixelsOf } from "./pixels.test-helper.ts";

const SIZE = ENGRAVINGS.small;

/** @param toneAt gives the tone (0 black to 1 white) at a place, in shares of the picture's width and height */
const tones = (toneAt: (u: number, v: number) => number) => ({
  width: SIZE.places,
  height: SIZE.rules,
  values: Float64Array.from({ length: SIZE.places * SIZE.rules }, (_, index) =>
    toneAt((index % SIZE.places) / SIZE.places, Math.floor(index / SIZE.places) / SIZE.rules),
  ),
});

const drawn = async (toneAt: (u: number, v: number) => number) =>
  pixelsOf(engraving(tones(toneAt), "mist", SIZE).svg, 2 * SIZE.width);

test("the darker the tone, the darker the engraving, and the paper stands for what is between", async () => {
  const shown = await Promise.all(
    [0, 0.15, 0.3, 0.45, 0.63, 0.8, 1].map(async (tone) => mean((await drawn(() => tone)).values)),
  );
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(new Set(shown).size).toBe(shown.length);
  expect(new Set((await drawn(() => 0.63)).values).size).toBe(1);
});

test("a dark half and a light half keep to their sides", async () => {
  const { part } = await drawn((u) => (u < 0.5 ? 0.1 : 0.9));
  expect(Math.max(...part(0, 0, 0.49, 1))).toBeLessThan(Math.max(...part(0.51, 0, 1, 1)));
  expect(Math.min(...part(0.51, 0, 1, 1))).toBeGreaterThan(Math.min(...part(0, 0, 0.49, 1)) + 50);
});

test("a dark face and a pale one both come to the tone of the paper, and stay lighter or darker than the rest", () => {
  const isFace = (u: number, v: number) => Math.hypot(u - 0.5, v - 0.5) < 0.4;
  const middle = (SIZE.rules / 2) * SIZE.places + SIZE.places / 2;
  for (const [face, rest] of [
    [0.35, 0.9],
    [0.65, 0.1],
  ] as const) {
    const { values } = exposedForFace(tones((u, v) => (isFace(u, v) ? face : rest)));
    expect(values[middle]).toBeCloseTo(0.58, 1);
    expect(Math.sign(values[0]! - values[middle]!)).toBe(Math.sign(rest - face));
  }
});
