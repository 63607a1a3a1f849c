import { geoEquirectangular } from "d3-geo";
import { expect, test } from "vitest";
import { projectedShores } from "./land.ts";
import { weightByHours } from "./map-weights.ts";
import { ink, pixelsOf } from "./pixels.test-helper.ts";
import { regionMap, worldMap, type Place, type RuledMap } from "./ruled-map.ts";
import { ruleArea } from "./scanline.ts";

const office: Place = { name: "Bangalore", longitude: 77.59, latitude: 12.97, kind: "head-office" };
const partner: Place = { name: "London", longitude: -0.12, latitude: 51.5, kind: "partner" };
const INDIA = { west: 66, south: 6, east: 92, north: 27 };

const drawn = ({ viewBox, width, rules }: RuledMap) =>
  pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${rules
      .map(({ d, strokeWidth }) => `<path stroke="#000" stroke-width="${strokeWidth}" d="${d}"/>`)
      .join("")}</svg>`,
    width,
  );

test("land is ruled and sea is not, heavier where more hours are shared", async () => {
  const { part } = await drawn(worldMap([office, partner], 8.5));
  const [india, america, atlantic] = [
    part(0.68, 0.38, 0.7, 0.46),
    part(0.16, 0.28, 0.2, 0.36),
    part(0.34, 0.4, 0.38, 0.5),
  ];
  expect(ink(india)).toBeGreaterThan(2 * ink(america));
  expect(ink(america)).toBeGreaterThan(3);
  expect(ink(atlantic)).toBe(0);
});

test("the world map pins and labels its places", () => {
  const { pins, labels } = worldMap([office, partner], 8.5);
  expect(pins.map(({ name, kind, radius, dotRadius }) => [name, kind, radius, dotRadius])).toEqual([
    ["Bangalore", "head-office", 11, 3],
    ["London", "partner", 5, undefined],
  ]);
  // Bangalore lies east and south of London.
  expect(pins[0]!.x).toBeGreaterThan(pins[1]!.x);
  expect(pins[0]!.y).toBeGreaterThan(pins[1]!.y);
  expect(labels.map(({ text, large }) => [text, large])).toEqual([
    ["Bangalore", true],
    ["London", false],
  ]);
});

test("a region leaves the heading's side and the header's height empty, or thins out below the words", async () => {
  const { part } = await drawn(regionMap([office], INDIA, "hero"));
  expect(ink(part(0, 0, 0.42, 1)) + ink(part(0, 0, 1, 0.2))).toBe(0);
  const narrow = await drawn(regionMap([office], INDIA, "narrow"));
  const bands = [0, 0.15, 0.35].map((top) => ink(narrow.part(0, top, 1, top + 0.15)));
  expect(bands).toEqual(bands.toSorted((a, b) => a - b));
});

test("where no hour of the day is shared, rules are lightest, across the date line too", () => {
  const weight = weightByHours(([x]) => x, 150, 8, [1, 5]);
  expect([150, 120, -150, -30].map((longitude) => weight([longitude, 0]))).toEqual([5, 4, 3, 1]);
});

/** Stretches of land along a parallel, in degrees east of 180 W. */
function landAlong(latitude: number) {
  // One pixel to a degree.
  const plate = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([180, 90]);
  const y = 90 - latitude;
  return ruleArea(projectedShores("110m", plate), { width: 360, height: y }, y).filter(
    (rule) => rule.y === y,
  );
}

test("no boundary is drawn between countries, and no Antarctica", () => {
  // Straight across central Africa: some nine countries, one stretch of land.
  expect(landAlong(8).filter(({ to, from }) => to > 180 && from < 225)).toHaveLength(1);
  expect(landAlong(-75)).toEqual([]);
});

test("rules leave out holes, are cut at the frame, bridge narrow gaps and leave out specks", () => {
  const size = { width: 100, height: 30 };
  const square = (left: number, right: number, top: number, bottom: number) =>
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const;
  expect(ruleArea([square(10, 90, 5, 25), square(40, 60, 15, 25)], size, 10)).toEqual([
    { y: 10, from: 10, to: 90 },
    { y: 20, from: 10, to: 40 },
    { y: 20, from: 60, to: 90 },
  ]);
  const rings = [square(-20, 30, 5, 15), square(30.5, 200, 5, 15), square(50, 50.5, 18, 22)];
  expect(ruleArea(rings, size, 10)).toEqual([{ y: 10, from: 0, to: 100 }]);
});
