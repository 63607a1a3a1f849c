import { fractalNoise } from "./fractal-noise.ts";
import { fnv1a } from "./hash.ts";
import { cutWindow, heightRange, sampleSurface, smoothstep } from "./height-field.ts";
import type { HeightField } from "./height-field.ts";
import { gradientNoise } from "./noise.ts";
import { peakSurface } from "./peak.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";
import type { SheetName } from "./sheets.ts";

/** Tiles that are cut from one terrain; the seventh begins it again. */
const TILES = 6;
const SEED = "six-sheets";
const LEVELS = 22;
const LOWEST = 0.1;

/** Height of all ground above the noise's zero, before it is cleared for words. */
const UPLIFT = 0.62;

/** Cells of the field in a tile of the row. */
const ROW_TILE = { width: 64, height: 106 };

const roughness = fractalNoise({
  seed: fnv1a(SEED),
  scale: 1.7,
  octaves: 3,
  gain: 0.4,
  warp: 0.5,
});

/**
 * One of the tiles, side by side, that are cut from one terrain; the contours
 * go on from tile to tile. The top quarter is empty, for the tile's name.
 *
 * @param position from the left, 0 for the first
 * @param sheet its colours
 * @param count tiles of the row: where they are few, each shows as much of the terrain as it is wide
 */
export function industryTile(position: number, sheet: SheetName, count: number): Picture {
  const terrain = rowTerrain();
  const tiles = Math.max(1, Math.floor(TILES / count));
  return drawRelief(rowWindow(terrain, (position * tiles) % TILES, tiles), {
    width: 240 * tiles,
    height: 400,
    sheet,
    anchor: "xMidYMin slice",
    levels: LEVELS,
    lowest: LOWEST,
    // One set of levels for all tiles, or the contours would not meet.
    range: heightRange(terrain),
    strokeWidths: STROKE_WIDTHS.small,
    background: true,
  });
}

/** The terrain under the row of tiles. */
export function rowTerrain(): HeightField {
  const width = TILES * ROW_TILE.width + 1;
  const height = ROW_TILE.height + 1;
  const rim = gradientNoise(5);
  const hills = peakSurface(
    [
      { x: 0.2, y: 0.7, rx: 0.5, ry: 0.3, angle: 0.2, height: 0.5 },
      { x: 0.52, y: 0.62, rx: 0.45, ry: 0.3, angle: -0.4, height: 0.6 },
      { x: 0.85, y: 0.75, rx: 0.5, ry: 0.3, angle: 0.2, height: 0.6 },
    ],
    width / height,
  );
  return sampleSurface(width, height, (u, v, x, y) => {
    const ground = roughness(x, y) + hills(u, v) + UPLIFT;
    return ground * smoothstep(0.24, 0.66, y + 0.14 * rim(2.4 * x, 2 * y));
  });
}

/** The part of the row under one tile or several; neighbours share a column of samples. */
export function rowWindow(terrain: HeightField, position: number, tiles = 1): HeightField {
  const { width } = ROW_TILE;
  return cutWindow(terrain, position * width, 0, tiles * width + 1, terrain.height);
}
