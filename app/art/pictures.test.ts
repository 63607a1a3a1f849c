import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawRelief, WEIGHTS } from "./relief.ts";
import { sampleSurface } from "./height-field.ts";
import * as pictures from "./pictures.ts";
import type { CoverCrop, Picture } from "./pictures.ts";
import { difference, ink, pixelsOf } from "./pixels.test-helper.ts";

const cover = (kind: (typeof pictures.LANDFORMS)[number], crop: CoverCrop) => () =>
  pictures.cover(`/blog/${kind}`, { sheet: "bloom", landform: kind }, crop);

/** Budgets in bytes after brotli: first view of a wide screen, of a narrow screen, pictures further down. */
const WIDE = 6_000;
const NARROW = 5_500;
const FURTHER_DOWN = 4_000;

type Kind = [name: string, draw: () => Picture, budget: number];

const lands: Kind[] = [
  ["home hero", pictures.homeHero, WIDE],
  ["narrow home hero", pictures.homeHeroBand, 4_000],
  ["not found", pictures.notFound, WIDE],
  ["narrow not found", pictures.narrowNotFound, NARROW],
  ["ridges", () => pictures.ridges("kotagiri"), 2_000],
];

const drawn: Kind[] = [
  ...lands,
  ...pictures.LANDFORMS.map((kind): Kind => [
    `featured cover, ${kind}`,
    cover(kind, "featured"),
    FURTHER_DOWN,
  ]),
  ["card", cover("rolling", "list"), FURTHER_DOWN],
  [
    "six industry tiles",
    () => pictures.industryTiles(["ochre", "mist", "bloom", "laterite", "deep", "leaf"]),
    8_000,
  ],
];

test.each(drawn)("%s is drawn the same twice, within its budget", (_name, draw, budget) => {
  const { svg } = draw();
  expect(draw().svg).toBe(svg);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budget);
});

test("no land is another's picture", async () => {
  const covers = ["/one", "/two", "/three"].map(
    (path) => () =>
      pictures.cover(path, { sheet: "mist", landform: pictures.landformOf(path) }, "list"),
  );
  const draws = [...lands.map(([, draw]) => draw), ...covers];
  const pixels = await Promise.all(
    draws.map(async (draw) => {
      // All of one size and without background, so that only lines count.
      const svg = draw().svg.replace(/<path fill="#\w+" d="M0 0h\d+v\d+H0z"\/>/, "");
      return pixelsOf(
        svg.replace(
          /preserveAspectRatio="[^"]*"/,
          'width="96" height="48" preserveAspectRatio="none"',
        ),
        96,
      );
    }),
  );
  for (const [i, a] of pixels.entries())
    for (const b of pixels.slice(0, i)) expect(difference(a, b)).toBeGreaterThan(0.3);
});

const RELIEF = {
  width: 400,
  height: 400,
  anchor: "xMidYMid slice",
  weights: WEIGHTS.large,
  sheet: "mist",
  levels: 20,
} as const;

test("a hill is pale where it faces the light at the upper left, dark where it faces away, nothing between, and its lines reach the frame", async () => {
  const hill = sampleSurface(80, 80, (u, v) => 1 - Math.hypot(u - 0.5, v - 0.5));
  const { part } = await pixelsOf(drawRelief(hill, RELIEF).svg, 400);
  const [lit, shade] = [part(0.2, 0.2, 0.4, 0.4), part(0.6, 0.6, 0.8, 0.8)];
  expect([Math.min(...lit), Math.max(...shade)]).toEqual([0, 0]);
  expect(ink(lit)).toBeGreaterThan(8);
  expect(ink(shade)).toBeGreaterThan(8);
  // Lines are thin where they are edge-on to the light, and thinner half-way than in the middle.
  expect(ink(part(0.66, 0.3, 0.7, 0.34))).toBeLessThan(0.4 * ink(lit));
  expect(ink(part(0.48, 0.15, 0.52, 0.35))).toBeLessThan(0.9 * ink(lit));
  expect(ink(part(0.997, 0, 1, 1))).toBeGreaterThan(0.6 * ink(part(0.95, 0, 0.953, 1)));
});

test("words and header have a plain in the first view", async () => {
  for (const { svg } of [pictures.homeHero(), pictures.notFound()]) {
    const { part } = await pixelsOf(svg, 720);
    expect(ink(part(0, 0, 1, 88 / 900))).toBe(0);
    expect(ink(part(0, 0, 0.4, 1))).toBe(0);
    expect(ink(part(0, 0, 0.44, 0.65))).toBe(0);
  }
  for (const { svg } of [pictures.homeHeroBand(), pictures.narrowNotFound()])
    expect(ink((await pixelsOf(svg, 480)).part(0, 0, 1, 0.012))).toBe(0);
});

test("the picture that goes with a link is empty beside its title", async () => {
  for (const kind of pictures.LANDFORMS) {
    const svg = cover(kind, "share")().svg.replace(/<path fill="#\w+" d="M0 0[^>]*>/, "");
    const share = await pixelsOf(svg, 600);
    expect(ink(share.part(0, 0, 0.45, 1))).toBe(0);
    expect(ink(share.part(0.65, 0, 1, 1))).toBeGreaterThan(3);
  }
});

test("the icon of the mark keeps its padding clear", () => {
  const [, box = ""] = /viewBox="([^"]*)"/.exec(pictures.markIcon(0.2).svg) ?? [];
  const [left, top, width, height] = box.split(" ").map(Number) as [number, number, number, number];
  expect([top, height]).toEqual([left, width]);
  expect(-left / width).toBeCloseTo(0.2, 3);
});
