import { formatHex, interpolate } from "culori";
import { DEFAULT_COLOURS, inKey } from "./palette.ts";
import { noiseOf } from "./noise.ts";
import { svgDocument, type Picture, type Point, splinePath } from "./picture.ts";
import { SHEETS } from "./sheets.ts";

const WIDTH = 1440;
const HEIGHT = 620;
const LAYERS = 6;
const LINES_PER_LAYER = 7;
const STEP = 20;
const GRID = 2;

/** The colour of the farthest layer. */
const FAR = "#c9d9d5";

/** Mountain ridges one behind another; nearer ones are darker. The sky is transparent: it is the page's background. */
export function ridges(seed: string): Picture {
  const layers = Array.from({ length: LAYERS }, (_, index) => drawLayer(index, seed));
  return svgDocument({ width: WIDTH, height: HEIGHT }, "xMaxYMax slice", layers.join(""));
}

function drawLayer(index: number, seed: string): string {
  /** 0 for the farthest layer, 1 for the nearest. */
  const nearness = index / (LAYERS - 1);
  const base = HEIGHT * (0.3 + 0.62 * nearness);
  const { background } = SHEETS.deep;
  const tone = interpolate([inKey(FAR, DEFAULT_COLOURS.deep, background), background]);
  const skyline = splinePath(crest(index, nearness, base, seed), GRID, false);
  const id = `ridge-${index}`;
  const width = GRID * (0.7 + 0.5 * nearness);
  return (
    `<g transform="scale(${1 / GRID})"><path fill="${formatHex(tone(nearness ** 1.15))}" d="${skyline}V${HEIGHT * GRID}H0z"/>` +
    `<g fill="none" stroke="#fff" stroke-opacity=".4"><path id="${id}" stroke-width="${width.toFixed(1)}" d="${skyline}"/>` +
    `${loweredLines(id, width, base)}</g></g>`
  );
}

/** Copies of the skyline lower down: each flatter than the one above, and farther from it. */
function loweredLines(id: string, width: number, base: number): string {
  const foot = base + 0.12 * HEIGHT;
  return Array.from({ length: LINES_PER_LAYER - 1 }, (_, line) => {
    const share = ((line + 1) / LINES_PER_LAYER) ** 1.5;
    const flatter = 1 - 0.85 * share;
    const down = GRID * share * (0.17 * HEIGHT + 0.85 * foot);
    // Flattening a line makes its stroke thinner, which this undoes.
    const stroke = (width / flatter).toFixed(1);
    return `<use href="#${id}" stroke-width="${stroke}" transform="matrix(1 0 0 ${flatter.toFixed(3)} 0 ${Math.round(down)})"/>`;
  }).join("");
}

/** The skyline of a layer: ridged noise with two finer layers, rising towards the right. */
function crest(index: number, nearness: number, base: number, seed: string): Point[] {
  const noise = noiseOf(`${seed} ${index}`);
  const amplitude = HEIGHT * (0.3 - 0.1 * nearness);
  const frequency = 3.1 + 1.5 * (1 - nearness);
  return Array.from({ length: WIDTH / STEP + 1 }, (_, sample): Point => {
    const x = sample * STEP;
    const u = x / WIDTH;
    const ridged = 1 - 2 * Math.abs(noise(u * frequency * 1.25 + index * 3.1, 0.3 + index));
    const broad = noise(u * frequency * 0.7 + 9, index * 1.7 + 0.4);
    const fine = noise(u * frequency * 5, 2.2) * 0.16 + noise(u * frequency * 14, 5.1) * 0.05;
    const rise = ridged * 0.62 + broad * 0.75 + fine - 0.15;
    return [x, base - amplitude * rise * (0.45 + 0.75 * u)];
  });
}
