import { describe, expect, test } from "vitest";

import { readPath } from "./path-reader.test-helper.ts";
import { narrowRegionMap, regionHeroMap, regionMap, smallWorldMap, worldMap } from "./ruled-map.ts";
import type { Place, RuledMap } from "./ruled-map.ts";

const office: Place = {
  name: "Bangalore",
  lon: 77.59,
  lat: 12.97,
  reach: 1.9,
  kind: "head-office",
  label: { dx: -34, dy: 34, anchor: "end", large: true },
};
const partner: Place = { name: "London", lon: -0.12, lat: 51.5, reach: 0.9, kind: "partner" };

const maps: [string, () => RuledMap, number][] = [
  ["world", () => worldMap([office, partner], 8.5), 6],
  ["small world", () => smallWorldMap([office, partner], [], 8.5), 4.2],
  ["region", () => regionMap([office], { west: 66, south: 6, east: 92, north: 27 }), 6.5],
];

describe.each(maps)("the %s", (_name, draw, spacing) => {
  const map = draw();
  const lines = map.rules.flatMap(({ d, strokeWidth }) =>
    readPath(d).map((piece) => ({ ...piece, strokeWidth })),
  );

  test("is made of horizontal rules at even distances and nothing else", () => {
    expect(lines.length).toBeGreaterThan(50);
    for (const { start, end, controls } of lines) {
      expect(controls).toEqual([]);
      expect(end[1]).toBe(start[1]);
      const row = start[1] / spacing;
      // Rows are written to a tenth of a pixel.
      expect(Math.abs(row - Math.round(row)) * spacing).toBeLessThan(0.051);
    }
  });

  test("stays inside its frame", () => {
    for (const { start, end } of lines) {
      expect(start[0]).toBeGreaterThanOrEqual(-0.001);
      expect(end[0]).toBeLessThanOrEqual(map.width + 0.001);
      expect(end[0]).toBeGreaterThanOrEqual(start[0]);
    }
  });

  test("has its rules in many weights, the heaviest first", () => {
    const widths = map.rules.map(({ strokeWidth }) => strokeWidth);
    expect(widths.length).toBeGreaterThan(8);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });
});

test("the world map pins and labels its places", () => {
  const { pins, labels } = worldMap([office, partner], 8.5);
  expect(pins.map(({ name, kind, radius, dotRadius }) => [name, kind, radius, dotRadius])).toEqual([
    ["Bangalore", "head-office", 11, 3],
    ["London", "partner", 5, undefined],
  ]);
  // East of London and south of it.
  expect(pins[0].x).toBeGreaterThan(pins[1].x);
  expect(pins[0].y).toBeGreaterThan(pins[1].y);
  expect(labels.map(({ text, large }) => [text, large])).toEqual([["Bangalore", true]]);
});

test("the small map has smaller pins, and captions without leaders", () => {
  const { pins, labels } = smallWorldMap(
    [office],
    [{ text: "US", lon: -98, lat: 37, dx: -22, dy: 40 }],
    8.5,
  );
  expect(pins[0]).toMatchObject({ radius: 7, dotRadius: 2 });
  expect(labels).toHaveLength(1);
  expect(labels[0].leader).toBeUndefined();
});

describe("a region beside its heading", () => {
  const box = { west: 66, south: 6, east: 92, north: 27 };
  const map = regionHeroMap([office], box);
  const lines = map.rules.flatMap(({ d, strokeWidth }) =>
    readPath(d).map(({ start, end }) => ({ start, end, strokeWidth })),
  );

  test("labels its places", () => {
    expect(map.labels.map(({ text }) => text)).toEqual(["Bangalore"]);
    expect(regionHeroMap([partner], box).labels).toEqual([]);
  });

  test("leaves the heading's side and the header's height empty", () => {
    expect(Math.min(...lines.map(({ start }) => start[0]))).toBeGreaterThan(0.42 * map.width);
    expect(Math.min(...lines.map(({ start }) => start[1]))).toBeGreaterThanOrEqual(146);
  });
});

test("a region under its heading thins out to the top", () => {
  const map = narrowRegionMap([office], { west: 66, south: 6, east: 92, north: 27 });
  const heaviest = (from: number, to: number) =>
    Math.max(
      0,
      ...map.rules.flatMap(({ d, strokeWidth }) =>
        readPath(d).some(({ start }) => start[1] >= from && start[1] < to) ? [strokeWidth] : [],
      ),
    );
  const bands = [0, 20, 45, 75, 100, 200].map((top) => heaviest(top, top + 20));
  expect(bands[0]).toBeLessThan(1);
  expect(bands).toEqual([...bands].sort((a, b) => a - b));
});
