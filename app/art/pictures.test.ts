import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";

import { MASSIF_KINDS } from "./massif-shape.ts";
import { attributeValues, readPath } from "./path-reader.test-helper.ts";
import * as pictures from "./pictures.ts";
import type { Landform } from "./landforms.ts";
import type { CoverCrop, Picture, SheetName } from "./pictures.ts";

const LANDFORMS: Landform[] = ["rolling", "ridge", "terrace", "scarp", "peaks"];
const style = (landform: Landform): { sheet: SheetName; landform: Landform } => ({
  sheet: landform === "terrace" ? "deep" : "bloom",
  landform,
});
const cover = (landform: Landform, crop: CoverCrop) => (): Picture =>
  pictures.cover(`/blog/${landform}`, style(landform), crop);

/** Budgets in bytes as sent (brotli): for the first view of a wide screen, of a narrow one, and further down. */
const WIDE = 6_000;
const NARROW = 5_000;
const FURTHER_DOWN = 5_500;

type Kind = [name: string, draw: () => Picture, budget: number];

const reliefs: Kind[] = [
  ["home hero", pictures.homeHero, WIDE],
  ["narrow home hero", pictures.homeHeroBand, NARROW],
  ["not found", pictures.notFound, WIDE],
  ["narrow not found", pictures.narrowNotFound, NARROW],
  ["narrow massif", () => pictures.narrowMassifPicture("/team", "laterite"), NARROW],
  ...MASSIF_KINDS.map((kind): Kind => [
    kind,
    () => pictures.massifPicture("/services/two", "leaf", 0.46, kind),
    WIDE,
  ]),
  ...LANDFORMS.map((landform): Kind => [`cover band, ${landform}`, cover(landform, "band"), WIDE]),
  ["narrow cover band", cover("ridge", "narrowBand"), NARROW],
  ["featured cover", cover("peaks", "featured"), FURTHER_DOWN],
  ["card", cover("rolling", "list"), FURTHER_DOWN],
  ["industry tile", () => pictures.industryTile(2, "bloom", 6), FURTHER_DOWN],
];

/** End points of every line of a relief, in pixels. Its background stands before the first group. */
function points({ svg }: Picture): { x: number; y: number }[] {
  return attributeValues(svg.slice(svg.indexOf("<g")), "d").flatMap((d) =>
    readPath(d).flatMap(({ start, end }) => [start, end].map(([x, y]) => ({ x: x / 2, y: y / 2 }))),
  );
}

test.each([...reliefs, ["ridges", () => pictures.ridges("kotagiri"), WIDE] satisfies Kind])(
  "%s is drawn the same twice, without a number gone wrong, within its budget",
  (_name, draw, budget) => {
    const { svg } = draw();
    expect(draw().svg).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(attributeValues(svg, "d").length).toBeGreaterThan(0);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budget);
  },
);

test.each(reliefs)("%s has its lines inside the frame, in at most eight paths", (_name, draw) => {
  const picture = draw();
  const all = points(picture);
  expect(all.length).toBeGreaterThan(100);
  for (const { x, y } of all) {
    expect(x).toBeGreaterThanOrEqual(-1);
    expect(x).toBeLessThanOrEqual(picture.width + 1);
    expect(y).toBeGreaterThanOrEqual(-1);
    expect(y).toBeLessThanOrEqual(picture.height + 1);
  }
  expect(attributeValues(picture.svg, "stroke-width").length).toBeLessThanOrEqual(8);
});

/** Addresses as a site has them. */
const ADDRESSES = Array.from({ length: 24 }, (_, i) => `/part-${i % 7}/page-${i}`);

const wideMassifs = ADDRESSES.map((address) => pictures.massifPicture(address, "mist", 0.46));
const narrowMassifs = ADDRESSES.map((address) => pictures.narrowMassifPicture(address, "mist"));

/** How many line ends lie in each field of a coarse grid. */
function spread(picture: Picture): number[] {
  const COLUMNS = 24;
  const ROWS = 12;
  const counts = Array.from({ length: COLUMNS * ROWS }, () => 0);
  for (const { x, y } of points(picture)) {
    const column = Math.min(COLUMNS - 1, Math.floor((x / picture.width) * COLUMNS));
    const row = Math.min(ROWS - 1, Math.floor((y / picture.height) * ROWS));
    counts[row * COLUMNS + column]! += 1;
  }
  return counts;
}

/** 0 where two pictures have their lines in the same places, 1 where they share none. */
function difference(a: number[], b: number[]): number {
  const apart = a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0);
  return (
    apart / (a.reduce((sum, value) => sum + value, 0) + b.reduce((sum, value) => sum + value, 0))
  );
}

test.each([
  ["wide", wideMassifs],
  ["narrow", narrowMassifs],
])("%s massifs of different addresses stand and lie differently", (_name, massifs) => {
  const spreads = massifs.map(spread);
  const differences = spreads.flatMap((a, i) => spreads.slice(0, i).map((b) => difference(a, b)));
  // With one mountain for all, and only its slopes varied, the median is 0.20.
  expect(differences.sort((a, b) => a - b)[differences.length >> 1]).toBeGreaterThan(0.33);
  expect(differences[0]).toBeGreaterThan(0.15);
});

test("massifs of one address and different kinds stand and lie differently", () => {
  const spreads = MASSIF_KINDS.map((kind) =>
    spread(pictures.massifPicture("/services/one", "mist", 0.46, kind)),
  );
  const differences = spreads.flatMap((a, i) => spreads.slice(0, i).map((b) => difference(a, b)));
  expect(Math.min(...differences)).toBeGreaterThan(0.15);
});

test("seeds tell the other pictures apart", () => {
  const { ridges } = pictures;
  const legal = style("ridge");
  expect(pictures.cover("/1", legal, "list").svg).not.toBe(pictures.cover("/2", legal, "list").svg);
  expect(ridges("one").svg).not.toBe(ridges("two").svg);
});

test("a ridge runs through the middle of every crop", () => {
  for (const crop of pictures.COVER_CROPS.filter((name) => name !== "share")) {
    const picture = cover("ridge", crop)();
    const near = points(picture).filter(
      ({ x, y }) =>
        Math.abs(x / picture.width - 0.5) < 0.2 && Math.abs(y / picture.height - 0.55) < 0.3,
    );
    expect(near.length / points(picture).length).toBeGreaterThan(0.15);
  }
});

describe("empty plain for words", () => {
  const leftmost = (picture: Picture, above = 1): number =>
    Math.min(
      ...points(picture).flatMap(({ x, y }) =>
        y < above * picture.height ? [x / picture.width] : [],
      ),
    );

  test("the home hero and the not-found page begin beside their words", () => {
    for (const picture of [pictures.homeHero(), pictures.notFound()]) {
      expect(leftmost(picture)).toBeGreaterThan(0.38);
      expect(leftmost(picture, 0.65)).toBeGreaterThan(0.42);
    }
  });

  test.each([
    [0.46, wideMassifs],
    [0.64, ADDRESSES.slice(0, 6).map((address) => pictures.massifPicture(address, "mist", 0.64))],
  ])("massifs leave %d of the width, whatever their seed", (plain, massifs) => {
    for (const picture of massifs) {
      expect(leftmost(picture)).toBeGreaterThan(plain - 0.13);
      expect(leftmost(picture, 0.65)).toBeGreaterThan(plain - 0.03);
    }
  });

  test("dark lines keep away from the header's words", () => {
    /** Points of dark lines behind the header, in one picture. */
    const dark = (seed: string): number => {
      const { svg, width, height } = pictures.massifPicture(seed, "mist", 0.46);
      const [, group] = svg.split(`<g stroke="${pictures.SHEETS.mist.shade}">`);
      return attributeValues(group, "d")
        .flatMap(readPath)
        .filter(({ end: [x, y] }) => {
          const [across, down] = [x / 2 / width, y / 2 / height];
          return across > 0.4 && across < 0.8 && down > 0.06 && down < 0.32;
        }).length;
    };
    const total = (seeds: string[]): number => seeds.map(dark).reduce((sum, n) => sum + n, 0);
    const addresses = ADDRESSES.slice(0, 12);
    const chosen = addresses.map((address) => pictures.heroSeed(address, 0.46));
    expect(total(chosen)).toBeLessThan(0.4 * total(addresses));
    expect(Math.max(...chosen.map(dark))).toBeLessThan(Math.max(...addresses.map(dark)) / 2);
  });

  test("nothing is cut at the upper edge under words of narrow screens", () => {
    for (const picture of [pictures.homeHeroBand(), pictures.narrowNotFound(), ...narrowMassifs]) {
      expect(Math.min(...points(picture).map(({ y }) => y))).toBeGreaterThan(5);
    }
  });

  test("an article's band begins below its top, and its link's picture beside the title", () => {
    for (const landform of LANDFORMS.filter((name) => name !== "terrace")) {
      expect(Math.min(...points(cover(landform, "band")()).map(({ y }) => y))).toBeGreaterThan(10);
    }
    for (const landform of LANDFORMS) {
      expect(leftmost(cover(landform, "share")())).toBeGreaterThan(0.4);
    }
  });
});
