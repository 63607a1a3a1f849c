import type { Picture } from "./picture.ts";
import { ridgeMark } from "./ridge-mark.ts";
import { SHEETS } from "./sheets.ts";

/** The height centred in the square: half-way from crest to base, or where the base is sharp at 16 px. */
const MIDDLE = { 3: 17.55, 2: 16.89 };

/**
 * The mark in white on an ink square, for the browser tab and the home screen.
 *
 * @param padding share of the square left empty on each side: 0.12 for the
 *   favicon, 0.21 where the system cuts the square to its own form (maskable)
 * @param count of the mark's lines
 */
export function markIcon(padding: number, count: 3 | 2 = 3): Picture {
  const { width, height, paths } = ridgeMark(count);
  // The square grows around the mark, so that the mark keeps its coordinates.
  const margin = Math.round((width * padding * 100) / (1 - 2 * padding)) / 100;
  const side = width + 2 * margin;
  const lines = paths
    .map(({ d, strokeWidth }) => `<path stroke-width="${strokeWidth}" d="${d}"/>`)
    .join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">` +
    `<path fill="${SHEETS.mist.text}" d="M${-margin} ${-margin}h${side}v${side}h${-side}z"/>` +
    `<g transform="translate(0 ${height / 2 - MIDDLE[count]})" fill="none" stroke="${SHEETS.deep.text}">` +
    `${lines}</g></svg>`;
  return { svg, width, height };
}
