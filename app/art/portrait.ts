import type { CoverStyle } from "./cover.ts";
import { reshape, smoothstep } from "./height-field.ts";
import { landform } from "./landforms.ts";
import { opened } from "./opening.ts";
import type { Picture, Size } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";
import type { SheetName } from "./sheets.ts";

/** The clearing is the floor of a basin, or the top of a tableland: lit where a basin is dark, and dark where it is lit. */
type PortraitStyle = CoverStyle & { readonly raised?: boolean };

/** Team members take these in turn; those that stand above one another in two columns are no two basins. */
const STYLES: readonly PortraitStyle[] = [
  { sheet: "mist", landform: "rolling" },
  { sheet: "bloom", landform: "ridge", raised: true },
  { sheet: "ochre", landform: "scarp", raised: true },
  { sheet: "laterite", landform: "peaks" },
];

const styleOf = (position: number): PortraitStyle => STYLES[position % STYLES.length];

/** The background of a member's portrait. @param position in the list, from 0 */
export const portraitSheet = (position: number): SheetName => styleOf(position).sheet;

/** The centre of the clearing is at (0.5, 0.5); across it is a little tighter than down. */
const STRETCH_ACROSS = 0.92;
const STRETCH_DOWN = 1.25;

/** A size of portrait; `edge` is how far from the middle the land begins to rise. */
interface PortraitSize extends Size {
  readonly levels: number;
  readonly edge: number;
}

function draw(name: string, position: number, { levels, edge, ...size }: PortraitSize): Picture {
  const style = styleOf(position);
  const clearing = (u: number, v: number): number =>
    smoothstep(edge, 0.62, Math.hypot((u - 0.5) * STRETCH_ACROSS, (v - 0.5) * STRETCH_DOWN));
  const basin = opened(landform(style.landform, name, 80, 100), name, clearing);
  return drawRelief(style.raised ? reshape(basin, (height) => -height) : basin, {
    ...size,
    sheet: style.sheet,
    anchor: "xMidYMid slice",
    levels,
    strokeWidths: STROKE_WIDTHS.small,
    background: true,
  });
}

/**
 * The relief that stands for a member without a photograph, on its own background,
 * with a clearing in the middle for the initials.
 *
 * @param name the seed
 * @param position the member's place in the list, from 0; it decides sheet and landform
 */
export const portrait = (name: string, position: number): Picture =>
  draw(name, position, { width: 240, height: 300, levels: 16, edge: 0.24 });

/**
 * The same for phones, where it is shown half as large: fewer lines, of nearly the same weight on the
 * screen, and a wider clearing, since the initials take more of it.
 */
export const smallPortrait = (name: string, position: number): Picture =>
  draw(name, position, { width: 160, height: 200, levels: 11, edge: 0.3 });
