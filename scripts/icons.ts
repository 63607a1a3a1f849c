/**
 * Makes the site's icons from the ridge mark (visual language §5) and writes them to public/, where
 * they are committed: run `node scripts/icons.ts` again when the mark changes.
 *
 * - favicon.ico (32 and 48 px): the mark on an ink square. Not as SVG: for that a browser opens a document
 *   of its own, which takes a page's main thread as long as a drawing does
 * - icon-192.png, icon-512.png, apple-touch-icon.png (180 px): the same for home screens and search engines
 * - icon-maskable-512.png: with wider margins, where the system cuts the square to its own form
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { markIcon } from "#app/art/pictures.ts";
import { indexedPng } from "#app/pictures/indexed-png.ts";

const PADDING = 0.12;
const MASKABLE_PADDING = 0.2;
const ICO_SIZES = [32, 48];

/** Draws the icon as PNG with a palette. @param size of its side in pixels */
const png = (padding: number, size: number): Buffer =>
  Buffer.from(
    indexedPng(
      new Resvg(markIcon(padding).svg, { fitTo: { mode: "width", value: size } }).render(),
    ),
  );

/**
 * Puts PNG pictures into an icon file: a header, an entry for each, the pictures as they are.
 * @param sizes of their sides in pixels, below 256
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) for the format
 */
function icoFile(sizes: number[]): Buffer {
  const pictures = sizes.map((size) => png(PADDING, size));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(sizes.length, 4);
  let start = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index]!, entry);
    header.writeUInt8(sizes[index]!, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits a pixel
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(start, entry + 12);
    start += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}

/** Every icon file by name. */
export const icons = (): Record<string, Buffer> => ({
  "favicon.ico": icoFile(ICO_SIZES),
  "icon-192.png": png(PADDING, 192),
  "icon-512.png": png(PADDING, 512),
  "icon-maskable-512.png": png(MASKABLE_PADDING, 512),
  "apple-touch-icon.png": png(PADDING, 180),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const [name, data] of Object.entries(icons())) {
    writeFileSync(join("public", name), data);
    console.log(`public/${name}: ${Buffer.byteLength(data)} bytes`);
  }
}
