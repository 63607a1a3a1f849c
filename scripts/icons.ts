/**
 * Makes the site's icons from the ridge mark (app/art/ridge-mark.ts) in the firm's colours. The build makes them anew;
 * those in public/ are for development: run `node scripts/icons.ts` after changing the mark.
 *
 * - favicon.ico (16, 32 and 48 px): the mark on an ink square; the smallest has two lines and less margin. Not SVG,
 * which browsers render as a document on the page's main thread
 * - icon-192.png, icon-512.png, apple-touch-icon.png (180 px): the same for home screens and search engines
 * - icon-maskable-512.png: with wider margins, as systems crop the square
 */
import { join } from "node:path";
import sharp from "sharp";
import { markIcon, setColours } from "#app/art/pictures.ts";
import { logoBytes } from "#app/pictures/logo.server.ts";
import { site } from "#app/collections/site.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";

const PADDING = 0.12;
/** The mark's corners stay inside the circle that is never cropped: four fifths of the square. */
const MASKABLE_PADDING = 0.21;
const ICO_SIZES = [16, 32, 48];
const SMALLEST = { size: 16, padding: 1 / 16 };

/** Draws the icon as PNG. @param size of a side, in pixels */
function png(padding: number, size: number): Promise<Buffer> {
  const { logo, colours } = site();
  if (logo?.icon) {
    const margin = Math.round(padding * size);
    const inner = size - 2 * margin;
    return sharp(logoBytes(logo.icon), { density: 300 })
      .resize(inner, inner, { fit: "contain", background: colours.paper })
      .flatten({ background: colours.paper })
      .extend({
        top: margin,
        bottom: margin,
        left: margin,
        right: margin,
        background: colours.paper,
      })
      .png({ palette: true })
      .toBuffer();
  }
  const svg = markIcon(padding, size === SMALLEST.size ? 2 : 3).svg.replace(
    "<svg ",
    `<svg width="${size}" height="${size}" `,
  );
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16, dither: 0 }).toBuffer();
}

/**
 * Combines PNG pictures into an ICO file: a header, an entry for each, the pictures unchanged.
 * @param sizes of their sides in pixels, below 256
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) for the format
 */
async function icoFile(sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(
    sizes.map((size) => png(size === SMALLEST.size ? SMALLEST.padding : PADDING, size)),
  );
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

/** The site's icons in all sizes, by file name. */
export async function icons(): Promise<Record<string, Buffer>> {
  setColours(site().colours);
  return {
    "favicon.ico": await icoFile(ICO_SIZES),
    "icon-192.png": await png(PADDING, 192),
    "icon-512.png": await png(PADDING, 512),
    "icon-maskable-512.png": await png(MASKABLE_PADDING, 512),
    "apple-touch-icon.png": await png(PADDING, 180),
  };
}

/** @returns the number of files */
export async function writeIcons(folder: string): Promise<number> {
  const files = Object.entries(await icons());
  for (const [name, data] of files) writeAtomically(join(folder, name), data);
  return files.length;
}

if (import.meta.main) await writeIcons("public");
