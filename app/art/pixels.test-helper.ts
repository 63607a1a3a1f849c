import { mean as meanOf } from "d3-array";
import sharp from "sharp";
import type { Size } from "./picture.ts";

export interface Pixels extends Size {
  /** From -128 (black) to 127 (white); 0 is the grey background, where nothing is drawn. */
  readonly values: readonly number[];
  /** The values of a rectangle, in shares of the picture's width and height. */
  part(left: number, top: number, right: number, bottom: number): number[];
}

/** Draws a picture on grey. @param width in pixels */
export async function pixelsOf(svg: string, width: number): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width })
    .flatten({ background: "#808080" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = [...data].map((value) => value - 128);
  return {
    ...info,
    values,
    part: (left, top, right, bottom) =>
      values.filter((_, i) => {
        const [u, v] = [(i % info.width) / info.width, Math.floor(i / info.width) / info.height];
        return u >= left && u < right && v >= top && v < bottom;
      }),
  };
}

/** How much is drawn, light or dark: the mean distance from the background's grey. */
export const ink = (values: readonly number[]): number => mean(values.map(Math.abs));

export const mean = (values: readonly number[]): number => meanOf(values)!;

/** 0 for two pictures with their lines in the same places, 1 for two that share none. */
export function difference(a: Pixels, b: Pixels): number {
  const apart = mean(a.values.map((value, i) => Math.abs(value - (b.values[i] ?? 0))));
  return apart / (ink(a.values) + ink(b.values));
}
