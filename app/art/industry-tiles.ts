import { heightRange, sampleSurface, smoothstep, type HeightField } from "./height-field.ts";
import { fractalNoise, noiseOf } from "./noise.ts";
import { peakSurface } from "./peak.ts";
import { svgDocument, type Picture } from "./picture.ts";
import { drawRelief, WEIGHTS } from "./relief.ts";
import type { SheetName } from "./sheets.ts";

/** Tiles cut from one terrain; the seventh tile repeats the first. */
const TILES = 6;
const SEED = "six-sheets";
/** Cells of the field in a tile. */
const TILE = { width: 64, height: 106 };
const ANCHOR = "xMidYMin slice";
/** Raises all ground above the noise's zero, before ground under words is flattened. */
const UPLIFT = 0.62;

/**
 * Draws tiles side by side from one terrain, so that contours go on. The top quarter of each is empty, for its name.
 * @param sheets the colours of each tile
 * @returns a drawing the size of one tile; its SVG views `tile-0`, `tile-1` … show one tile each
 */
export function industryTiles(sheets: SheetName[]): Picture {
  const tiles = sheets.map((sheet, place) => tileOf(place, sheet, sheets.length));
  const { width, height } = tiles[0]!;
  const markup = tiles.map(({ svg }, place) => {
    const left = place * width;
    const view = `<view id="tile-${place}" viewBox="${left} 0 ${width} ${height}"/>`;
    return view + svg.replace("<svg", `<svg x="${left}" width="${width}" height="${height}"`);
  });
  const all = { width: width * tiles.length, height };
  return { ...svgDocument(all, ANCHOR, markup.join("")), width };
}

/** @param count tiles in the row: the fewer they are, the wider the part of the terrain that each shows */
function tileOf(position: number, sheet: SheetName, count: number): Picture {
  const terrain = rowTerrain();
  const tiles = Math.max(1, Math.floor(TILES / count));
  const left = ((position * tiles) % TILES) * TILE.width;
  // Neighbouring tiles share a column of samples.
  const across = tiles * TILE.width + 1;
  const window = sampleSurface(across, terrain.height, (_u, _v, _x, _y, index) => {
    const row = Math.floor(index / across);
    return terrain.values[row * terrain.width + left + (index % across)]!;
  });
  return drawRelief(window, {
    width: 240 * tiles,
    height: 400,
    sheet,
    anchor: ANCHOR,
    levels: 20,
    lowest: 0.1,
    // One set of levels for all tiles, or the contours would not meet.
    range: heightRange(terrain),
    weights: WEIGHTS.small,
    background: true,
  });
}

function rowTerrain(): HeightField {
  const width = TILES * TILE.width + 1;
  const height = TILE.height + 1;
  const roughness = fractalNoise(SEED, { scale: 1.7, octaves: 3, gain: 0.4, warp: 0.5 });
  const rim = noiseOf(`${SEED} edge`);
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
    return ground * smoothstep(0.34, 0.74, y + 0.14 * rim(2.4 * x, 2 * y));
  });
}
