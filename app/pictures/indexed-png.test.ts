import { inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { indexedPng } from "./indexed-png.ts";

/** Shows a PNG by an independent reader: the renderer itself, which refuses a damaged one. */
function pixelsOf(png: Uint8Array, width: number, height: number): Uint8Array {
  const address = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${address}" image-rendering="optimizeSpeed"/></svg>`;
  return new Resvg(svg).render().pixels;
}

/** A picture of as many colours as wanted, one a pixel, in a row. */
const rowOf = (count: number): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: count }, (_, i) => [i & 255, (i * 7) & 255, i >> 8, 255]).flat(),
  );

test("up to 256 colours come back exactly", () => {
  const pixels = rowOf(256);
  const png = indexedPng({ width: 16, height: 16, pixels });
  expect([...pixelsOf(png, 16, 16)]).toEqual([...pixels]);
});

test("more colours come back nearly, the frequent ones exactly", () => {
  // 550 pixels of one colour, two of each of 150 shades, and one of each of their near neighbours.
  const frequent = Array.from({ length: 550 }, () => [10, 20, 30, 255]).flat();
  const shades = Array.from({ length: 150 }, (_, i) => [
    i,
    0,
    0,
    255,
    i,
    0,
    0,
    255,
    i,
    1,
    0,
    255,
  ]).flat();
  const pixels = Uint8Array.from([...frequent, ...shades]);
  const back = pixelsOf(indexedPng({ width: 100, height: 10, pixels }), 100, 10);
  expect(Array.from(back.slice(0, frequent.length))).toEqual(frequent);
  for (let at = 0; at < pixels.length; at++)
    expect(Math.abs(back[at]! - pixels[at]!)).toBeLessThanOrEqual(1);
});

test("the file says its size and holds a row filter for each row", () => {
  const png = Buffer.from(indexedPng({ width: 16, height: 16, pixels: rowOf(256) }));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([16, 16]);
  const start = png.indexOf("IDAT") + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  expect(rows).toHaveLength(17 * 16);
});
