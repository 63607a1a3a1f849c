import { expect, test } from "vitest";

import { industryTile, rowTerrain, rowWindow } from "./industry-tiles.ts";
import { attributeValues, readPath } from "./path-reader.test-helper.ts";
import { SHEETS } from "./sheets.ts";

const tile = (position: number) => industryTile(position, "ochre", 6).svg;

test("tiles of the row share the samples of their common edge", () => {
  const terrain = rowTerrain();
  for (let i = 0; i < 5; i++) {
    const left = rowWindow(terrain, i);
    const right = rowWindow(terrain, i + 1);
    for (let row = 0; row < terrain.height; row++) {
      const lastOfLeft = left.values[row * left.width + left.width - 1];
      expect(right.values[row * right.width]).toBe(lastOfLeft);
    }
  }
});

/** Heights at which lines reach the vertical line x, in half-pixels. */
function endsAt(x: number, svg: string): number[] {
  const pieces = attributeValues(svg, "d").slice(1).flatMap(readPath);
  return pieces
    .flatMap(({ start, end }) => [start, end])
    .filter((point) => point[0] === x)
    .map((point) => point[1])
    .sort((a, b) => a - b);
}

test("contours go on from tile to tile", () => {
  for (let i = 0; i < 5; i++) {
    const left = new Set(endsAt(480, tile(i)));
    const right = new Set(endsAt(0, tile(i + 1)));
    expect(right.size).toBeGreaterThan(8);
    // Short stumps are dropped on one side only, so a few lines may end at the edge.
    const met = [...right].filter((y) => left.has(y));
    expect(met.length).toBeGreaterThanOrEqual(Math.max(left.size, right.size) - 3);
  }
});

test.each([1, 2, 3])("a row of %i covers the whole terrain", (count) => {
  const { svg } = industryTile(count - 1, "ochre", count);
  expect(attributeValues(svg, "viewBox")).toEqual([`0 0 ${1440 / count} 400`]);
  const reached = attributeValues(svg, "d").slice(1).flatMap(readPath);
  const tile = 480;
  for (let left = 0; left < (2 * 1440) / count; left += tile)
    expect(reached.some(({ end: [x] }) => x >= left && x < left + tile)).toBe(true);
});

test("each tile, the seventh too, takes the colours it is given and leaves its top to the name", () => {
  for (const position of [0, 1, 2, 3, 4, 5, 6, 12]) {
    const { svg } = industryTile(position, "bloom", 6);
    expect(svg).toContain(SHEETS.bloom.background);
    const lines = attributeValues(svg, "d").slice(1).flatMap(readPath);
    const top = Math.min(...lines.map(({ end }) => end[1] / 2));
    expect(top).toBeGreaterThan(90);
  }
});
