import { cutWindow, heightRange, smoothstep } from "./height-field.ts";
import type { HeightField } from "./height-field.ts";
import { landform } from "./landforms.ts";
import type { Landform } from "./landforms.ts";
import { opened } from "./opening.ts";
import type { Picture, Size } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";
import type { SheetName } from "./sheets.ts";

/** The places an article's cover is cropped for. */
export type CoverPlace = "homeFirst" | "homeSecond" | "homeThird" | "list" | "featured" | "band";

/** The crops for them, for narrow screens, and for the picture that goes with a link. */
export type CoverCrop = CoverPlace | "narrowFeatured" | "narrowBand" | "share";

/** What an article's category decides about its cover. */
export interface CoverStyle {
  readonly sheet: SheetName;
  readonly landform: Landform;
}

interface CropDetails extends Size {
  /** Samples in a row of the field. */
  readonly samples: number;
  readonly levels: number;
  /** Terraces bunch their contours, and so need more of them. */
  readonly terraceLevels: number;
  /** Where only the middle of a wider field shows: its samples in a row. */
  readonly middle?: number;
}

const CARD = { samples: 140, levels: 20, terraceLevels: 26 };
const BAND = { samples: 230, levels: 28, terraceLevels: 28 };

/**
 * The narrow crops are what a phone sees of the wide ones, so that it does not fetch what it cannot show, with fewer
 * lines, which stand as far apart on it as they do on a desk. A card of a list has one crop for all screens.
 */
const CROPS: Readonly<Record<CoverCrop, CropDetails>> = {
  homeFirst: { ...CARD, width: 560, height: 340 },
  homeSecond: { ...CARD, width: 440, height: 340 },
  homeThird: { ...CARD, width: 330, height: 340 },
  list: { ...CARD, width: 460, height: 240, levels: 16, terraceLevels: 21 },
  featured: { ...CARD, width: 800, height: 500, samples: 180, terraceLevels: 34 },
  narrowFeatured: { width: 400, height: 250, samples: 180, levels: 15, terraceLevels: 20 },
  band: { ...BAND, width: 1440, height: 440 },
  share: { ...CARD, width: 1200, height: 630, samples: 190, levels: 26, terraceLevels: 34 },
  narrowBand: { ...BAND, width: 780, height: 440, middle: 124 },
};

/** Every crop, for whoever draws them all. */
export const COVER_CROPS = Object.keys(CROPS) as readonly CoverCrop[];

/**
 * An article's cover, on its own background. All crops of one article show the same
 * kind of ground; the band is opened at the top (but on the deep sheet), so that
 * it grows out of the plain background of the title above it, and the picture that goes
 * with a link at the left, where its title stands.
 *
 * @param seed the article's address
 */
export function cover(seed: string, style: CoverStyle, crop: CoverCrop): Picture {
  const { width, height, samples, levels, terraceLevels, middle = samples } = CROPS[crop];
  const rows = Math.round((middle * height) / width);
  const clear = clearingOf(crop, style.sheet);
  const { field, range } = landOf(seed, style.landform, samples, rows, clear);
  const window = cutWindow(field, Math.floor((samples - middle) / 2), 0, middle, rows);
  return drawRelief(window, {
    width,
    height,
    sheet: style.sheet,
    anchor: "xMidYMid slice",
    levels: style.landform === "terrace" ? terraceLevels : levels,
    lowest: clear && 0.05,
    // One set of levels for both bands, or a phone would see another ground.
    range,
    strokeWidths: STROKE_WIDTHS.cover,
    background: true,
  });
}

type Clearing = (u: number, v: number) => number;
type Land = { field: HeightField; range: ReturnType<typeof heightRange> };

let lastLand: { parts: unknown[]; land: Land } | undefined;

/** The land of a crop. That of the last one is kept: a wide crop and the narrow one that follows it show the same. */
function landOf(
  ...parts: [seed: string, kind: Landform, samples: number, rows: number, clear?: Clearing]
): Land {
  if (lastLand?.parts.every((part, index) => part === parts[index])) return lastLand.land;
  const [seed, kind, samples, rows, clear] = parts;
  const ground = landform(kind, seed, samples, rows);
  const field = clear ? opened(ground, seed, clear) : ground;
  lastLand = { parts, land: { field, range: heightRange(field) } };
  return lastLand.land;
}

const leavesTop: Clearing = (_u, v) => smoothstep(0.02, 0.42, v);
const leavesLeft: Clearing = (u) => smoothstep(0.5, 0.86, u);

/** What a crop leaves empty: 0 there, 1 where the ground stays. */
function clearingOf(crop: CoverCrop, sheet: SheetName): Clearing | undefined {
  if (crop === "share") return leavesLeft;
  const isBand = crop === "band" || crop === "narrowBand";
  // The deep sheet's band stands below a pale title: it has an edge of its own.
  return isBand && sheet !== "deep" ? leavesTop : undefined;
}
