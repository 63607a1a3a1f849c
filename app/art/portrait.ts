import type { CoverStyle } from "./cover.ts";
import { smoothstep } from "./height-field.ts";
import { landform } from "./landforms.ts";
import { opened } from "./opening.ts";
import type { Picture } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";

/** Team members take these in turn. */
const STYLES: readonly CoverStyle[] = [
  { sheet: "mist", landform: "rolling" },
  { sheet: "bloom", landform: "ridge" },
  { sheet: "ochre", landform: "scarp" },
  { sheet: "laterite", landform: "peaks" },
];

/** The centre of the clearing is at (0.5, 0.5); across it is a little tighter than down. */
const STRETCH_ACROSS = 0.92;
const STRETCH_DOWN = 1.25;

/**
 * The relief that stands for a member without a photograph, on its own ground,
 * with a clearing in the middle for the initials.
 *
 * @param name the seed
 * @param position the member's place in the list, from 0; it decides sheet and landform
 */
export function portrait(name: string, position: number): Picture {
  const style = STYLES[position % STYLES.length];
  const clearing = (u: number, v: number): number =>
    smoothstep(0.24, 0.62, Math.hypot((u - 0.5) * STRETCH_ACROSS, (v - 0.5) * STRETCH_DOWN));
  return drawRelief(opened(landform(style.landform, name, 80, 100), name, clearing), {
    width: 240,
    height: 300,
    sheet: style.sheet,
    anchor: "xMidYMid slice",
    levels: 16,
    strokeWidths: STROKE_WIDTHS.small,
    tolerance: 0.9,
    ground: true,
  });
}
