import { crc32, deflateSync } from "node:zlib";

/** Pixels as a renderer gives them: four bytes each (red, green, blue, opacity), row by row from the top. */
type Bitmap = { width: number; height: number; pixels: Uint8Array };

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PALETTE_SIZE = 256;
/** Header fields: eight bits a pixel, colours from a palette, the only compression, filtering and no interlacing. */
const HEADER_TAIL = [8, 3, 0, 0, 0];

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const colourAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);

/** The square of the distance between two colours in the RGB cube. */
function distance(a: number, b: number): number {
  return (
    ((a >> 16) - (b >> 16)) ** 2 +
    (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 +
    ((a & 255) - (b & 255)) ** 2
  );
}

/** Gives each colour its place in the palette: the most frequent are exact, the others take the nearest. */
function paletteOf(pixels: Uint8Array): { palette: number[]; places: Map<number, number> } {
  const counts = new Map<number, number>();
  const total = pixels.length / 4;
  // Counted run by run: neighbours are mostly of one colour, and a map is slow to ask for each.
  for (let pixel = 0; pixel < total;) {
    const colour = colourAt(pixels, pixel * 4);
    const start = pixel;
    while (pixel < total && colourAt(pixels, pixel * 4) === colour) pixel++;
    counts.set(colour, (counts.get(colour) ?? 0) + pixel - start);
  }
  const colours = [...counts.entries()]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([colour]) => colour);
  const palette = colours.slice(0, PALETTE_SIZE);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  for (const colour of colours.slice(PALETTE_SIZE)) {
    const far = palette.map((other) => distance(colour, other));
    places.set(colour, far.indexOf(Math.min(...far)));
  }
  return { palette, places };
}

/**
 * Writes a picture of few colours as a PNG with a palette: a third of the size, so that messengers
 * that refuse large previews take it. Opacity is dropped.
 * @see https://www.w3.org/TR/png-3/ for the format
 */
export function indexedPng({ width, height, pixels }: Bitmap): Uint8Array {
  const { palette, places } = paletteOf(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(HEADER_TAIL, 8);
  // Each row begins with the number of its filter; 0 is none, which suits palettes best.
  const rows = Buffer.alloc((width + 1) * height);
  let colour = -1;
  let place = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const next = colourAt(pixels, (y * width + x) * 4);
      if (next !== colour) place = places.get((colour = next)) ?? 0;
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk("IHDR", header),
    chunk(
      "PLTE",
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk("IDAT", deflateSync(rows, { level: 7 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
