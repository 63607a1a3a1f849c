/**
 * Makes the site's icons from the ridge mark (visual language §5) and writes them to public/, where
 * they are committed: run `node scripts/icons.ts` again when the mark changes.
 *
 * - favicon.svg, favicon.ico (32 px, for programs that know nothing else): the mark on an ink square
 * - icon-192.png, icon-512.png, apple-touch-icon.png (180 px): the same for home screens and search engines
 * - icon-maskable-512.png: with wider margins, where the system cuts the square to its own form
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { markIcon } from "#app/art/pictures.ts";

const PADDING = 0.12;
const MASKABLE_PADDING = 0.2;
const ICO_SIZE = 32;

/** Draws the icon as PNG. @param size of its side in pixels */
const png = (padding: number, size: number): Buffer =>
  new Resvg(markIcon(padding).svg, { fitTo: { mode: "width", value: size } }).render().asPng();

/**
 * Wraps a PNG into an icon file: a header, one entry, the picture as it is.
 * @param size of its side in pixels, below 256
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) for the format
 */
function icoFile(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // pictures in the file
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, picture]);
}

/** Every icon file by name. */
export const icons = (): Record<string, string | Buffer> => ({
  "favicon.svg": markIcon(PADDING).svg,
  "favicon.ico": icoFile(png(PADDING, ICO_SIZE), ICO_SIZE),
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
