import { expect, test } from "vitest";

import { attributeValues, readPath } from "./path-reader.test-helper.ts";
import { ridges } from "./ridges.ts";

const { svg } = ridges("kotagiri");
const paths = attributeValues(svg, "d").map(readPath);
const grounds = paths.filter((_, index) => index % 2 === 0);

test("has six layers, darker and darker, each with seven lines", () => {
  const fills = attributeValues(svg, "fill").filter((fill) => fill !== "none");
  expect(fills).toHaveLength(6);
  expect([fills[0], fills[5]]).toEqual(["#c9d9d5", "#12393f"]);
  const brightness = fills.map((fill) => parseInt(fill.slice(1, 3), 16));
  expect(brightness).toEqual([...brightness].sort((a, b) => b - a));
  for (const lines of paths.filter((_, index) => index % 2 === 1)) {
    expect(lines.filter(({ start: [x] }) => x === 0)).toHaveLength(7);
  }
});

test("each layer covers the width down to the lower edge", () => {
  for (const ground of grounds) {
    expect(ground[0].start[0]).toBe(0);
    expect(ground.slice(-2).map(({ end }) => end)).toEqual([
      [1440, 620],
      [0, 620],
    ]);
  }
});

test("nearer layers stand lower, and the sky above the title's side is open", () => {
  const mean = (ground: (typeof grounds)[number]) =>
    ground.reduce((sum, { start }) => sum + start[1], 0) / ground.length;
  const heights = grounds.map(mean);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  const left = grounds.flat().filter(({ start: [x] }) => x < 720);
  expect(Math.min(...left.map(({ start }) => start[1]))).toBeGreaterThan(100);
});
