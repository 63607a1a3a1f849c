import { describe, expect, test } from "vitest";

import { fnv1a } from "./hash.ts";
import { attributeValues, readPath } from "./path-reader.test-helper.ts";
import * as pictures from "./pictures.ts";
import type { Picture } from "./pictures.ts";

const legal = { sheet: "bloom", landform: "ridge" } as const;

/**
 * One picture of each kind, with the hash of its bytes. When a drawing is meant
 * to change, look at it first and then renew its hash.
 */
const kinds: [name: string, draw: () => Pick<Picture, "svg">, golden: string][] = [
  ["home hero", pictures.homeHero, "d963f25c"],
  ["home hero band", pictures.homeHeroBand, "7116a800"],
  ["page hero", () => pictures.pageHero("Case Studies", "laterite"), "6b68273c"],
  ["page hero band", () => pictures.pageHeroBand("Case Studies", "laterite"), "7c83f19c"],
  ["call to action", pictures.callToAction, "260892e"],
  ["call-to-action band", pictures.callToActionBand, "37e6fc93"],
  ["lead case", pictures.leadCase, "3857442"],
  ["not found", pictures.notFound, "6f852570"],
  ["cover", () => pictures.cover("Contracts people can read", legal, "list"), "11f2e4f8"],
  [
    "narrow cover",
    () => pictures.cover("Contracts people can read", legal, "narrowCard"),
    "86cdba85",
  ],
  ["cover band", () => pictures.cover("Contracts people can read", legal, "band"), "837b2e5e"],
  ["industry sheet", () => pictures.industrySheet(2), "1675185e"],
  ["sector sheet", () => pictures.sectorSheet(2), "a292ab01"],
  ["portrait", () => pictures.portrait("A. Member", 2), "ddd77a52"],
  ["smallPortrait", () => pictures.smallPortrait("A. Member", 2), "b4fd94db"],
  ["ridges", () => pictures.ridges("kotagiri"), "8c7b01b0"],
  ["mark icon", () => pictures.markIcon(0.12), "3681c90b"],
];

describe.each(kinds)("%s", (_name, draw, golden) => {
  const picture = draw();

  test("is drawn the same on every build", () => {
    expect(draw().svg).toBe(picture.svg);
    expect(fnv1a(picture.svg).toString(16)).toBe(golden);
  });

  test("has paths, all of them readable, and no number gone wrong", () => {
    const paths = attributeValues(picture.svg, "d");
    expect(paths.length).toBeGreaterThan(0);
    expect(picture.svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("every relief", () => {
  test.each(kinds.slice(0, 14))("%s has at most eight paths of lines", (_name, draw) => {
    expect(attributeValues(draw().svg, "stroke-width").length).toBeLessThanOrEqual(8);
  });
});

test("seeds tell pictures apart", () => {
  const { cover, pageHero, pageHeroBand, portrait, ridges } = pictures;
  expect(pageHero("One", "mist").svg).not.toBe(pageHero("Two", "mist").svg);
  expect(pageHeroBand("One", "mist").svg).not.toBe(pageHeroBand("Two", "mist").svg);
  expect(cover("One", legal, "list").svg).not.toBe(cover("Two", legal, "list").svg);
  expect(portrait("One", 0).svg).not.toBe(portrait("Two", 0).svg);
  expect(ridges("one").svg).not.toBe(ridges("two").svg);
});

test("covers are cut to their places", () => {
  const sizes = pictures.COVER_CUTS.map((cut) => {
    const { width, height } = pictures.cover("A title", legal, cut);
    return `${cut} ${width}x${height}`;
  });
  expect(sizes).toEqual([
    "homeFirst 560x340",
    "homeSecond 440x340",
    "homeThird 330x340",
    "list 460x240",
    "narrowCard 362x240",
    "featured 800x500",
    "narrowFeatured 400x250",
    "band 1440x440",
    "narrowBand 780x440",
  ]);
});

/** End points of every line of a relief, in pixels. Its ground stands before the first group. */
function points({ svg }: Picture) {
  return attributeValues(svg.slice(svg.indexOf("<g")), "d").flatMap((d) =>
    readPath(d).map(({ end: [x, y] }) => ({ x: x / 2, y: y / 2 })),
  );
}

describe("open ground for words", () => {
  test("no line on the plain of the home hero", () => {
    const left = points(pictures.homeHero()).map(({ x }) => x);
    expect(Math.min(...left)).toBeGreaterThan(0.35 * 1440);
    const upperHalf = points(pictures.homeHero()).filter(({ y }) => y < 450);
    expect(Math.min(...upperHalf.map(({ x }) => x))).toBeGreaterThan(0.4 * 1440);
  });

  test.each(["Our Team", "Case Studies", "Work With Us"])("nor of the page hero %s", (title) => {
    const left = points(pictures.pageHero(title, "mist")).map(({ x }) => x);
    expect(Math.min(...left)).toBeGreaterThan(0.5 * 1440);
  });

  test("nor above the bands of narrow screens", () => {
    for (const band of [pictures.homeHeroBand(), pictures.pageHeroBand("Our Team", "pale")]) {
      expect(Math.min(...points(band).map(({ y }) => y))).toBeGreaterThan(10);
    }
  });

  test("nor at the top of an article's band", () => {
    const top = points(pictures.cover("A title", legal, "band")).map(({ y }) => y);
    expect(Math.min(...top)).toBeGreaterThan(10);
  });

  test("nor in a portrait where the initials stand", () => {
    const lines = points(pictures.portrait("A. Member", 1));
    const fromCentre = lines.map(({ x, y }) => Math.hypot(x - 120, y - 150));
    expect(Math.min(...fromCentre)).toBeGreaterThan(50);
    const small = points(pictures.smallPortrait("A. Member", 1));
    const fromMiddle = small.map(({ x, y }) => Math.hypot(x - 80, y - 100));
    expect(Math.min(...fromMiddle)).toBeGreaterThan(40);
  });
});
