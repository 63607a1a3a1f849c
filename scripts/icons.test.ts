import sharp from "sharp";
import { expect, test } from "vitest";
import { icons } from "./icons.ts";

const files = await icons();

function picturesIn(file: Buffer): { size: number; picture: Buffer }[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = file.subarray(6 + 16 * index);
    const start = entry.readUInt32LE(12);
    return { size: entry[0]!, picture: file.subarray(start, start + entry.readUInt32LE(8)) };
  });
}

test.each([
  { size: 180, picture: files["apple-touch-icon.png"]! },
  { size: 192, picture: files["icon-192.png"]! },
  { size: 512, picture: files["icon-512.png"]! },
  { size: 512, picture: files["icon-maskable-512.png"]! },
  ...picturesIn(files["favicon.ico"]!),
])("the icon of $size px is a square PNG with a white mark on ink", async ({ size, picture }) => {
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: size, height: size });
  const [red] = (await sharp(picture).stats()).channels;
  expect(red!.min).toBeLessThan(40);
  expect(red!.max).toBeGreaterThan(215);
});
