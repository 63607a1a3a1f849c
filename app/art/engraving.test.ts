import { expect, test } from "vitest";

import { engraving, ENGRAVINGS, exposedForFace } from "./engraving.ts";
import { attributeValues, readPath } from "./path-reader.test-helper.ts";
import { SHEETS } from "./sheets.ts";

const SIZE = ENGRAVINGS.small;

/** A picture of the size that an engraving asks for. @param toneAt 0 black to 1 white, for shares of its width and height */
const tones = (toneAt: (u: number, v: number) => number) => ({
  width: SIZE.places,
  height: SIZE.rules,
  values: Float64Array.from({ length: SIZE.places * SIZE.rules }, (_, index) =>
    toneAt((index % SIZE.places) / SIZE.places, Math.floor(index / SIZE.places) / SIZE.rules),
  ),
});

/** Every rule: its ends and row in samples, its weight in shares of a row, and whether it is a dark one. */
function rulesOf(toneAt: (u: number, v: number) => number) {
  const { svg } = engraving(tones(toneAt), "mist", SIZE);
  return svg.split('<g stroke="').flatMap((group) =>
    [...group.matchAll(/<path stroke-width="([^"]+)" d="([^"]+)"/g)].flatMap(([, weight, d]) =>
      readPath(d!).map(({ start, end }) => ({
        from: start[0],
        to: end[0],
        row: start[1],
        weight: Number(weight),
        isDark: group.startsWith(SHEETS.mist.shade),
      })),
    ),
  );
}

test("a dark half has heavy dark rules, a light half pale ones", () => {
  const rules = rulesOf((u) => (u < 0.5 ? 0.1 : 0.9));
  const dark = rules.filter(({ isDark }) => isDark);
  const pale = rules.filter(({ isDark }) => !isDark);
  expect(dark).toHaveLength(SIZE.rules);
  expect(pale).toHaveLength(SIZE.rules);
  for (const { to } of dark) expect(to).toBe(SIZE.places / 2);
  for (const { from } of pale) expect(from).toBe(SIZE.places / 2);
  expect(Math.min(...dark.map(({ weight }) => weight))).toBeGreaterThan(pale[0]!.weight);
});

test("the darker the shade, the heavier the rule", () => {
  const weights = [0.45, 0.3, 0.15, 0].map((tone) => rulesOf(() => tone)[0]!.weight);
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(new Set(weights).size).toBe(weights.length);
});

test("one tone is one weight from edge to edge, rule by rule", () => {
  const rules = rulesOf(() => 0.2);
  expect(rules.map(({ row }) => row)).toEqual(Array.from({ length: SIZE.rules }, (_, row) => row));
  expect(new Set(rules.map(({ from, to, weight }) => [from, to, weight].join()))).toEqual(
    new Set([[0, SIZE.places, rules[0]!.weight].join()]),
  );
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

test("rules stay inside the box, and the same picture gives the same bytes", () => {
  const noisy = (u: number, v: number) => (Math.sin(91 * u + 57 * v) + 1) / 2;
  const [scaleX, , , scaleY, , y] = attributeValues(
    engraving(tones(noisy), "mist", SIZE).svg,
    "transform",
  )[0]!
    .slice("matrix(".length, -1)
    .split(" ")
    .map(Number);
  for (const { from, to, row, weight } of rulesOf(noisy)) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to * scaleX!).toBeLessThanOrEqual(SIZE.width);
    expect((row - weight / 2) * scaleY! + y!).toBeGreaterThanOrEqual(0);
    expect((row + weight / 2) * scaleY! + y!).toBeLessThanOrEqual(SIZE.height);
  }
  expect(engraving(tones(noisy), "mist", SIZE).svg).toBe(engraving(tones(noisy), "mist", SIZE).svg);
});
