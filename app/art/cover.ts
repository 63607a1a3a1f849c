import { cutWindow, heightRange, reshape, smoothstep } from "./height-field.ts";
import type { HeightField } from "./height-field.ts";
import { landform } from "./landforms.ts";
import type { Landform } from "./landforms.ts";
import { noiseOf } from "./noise.ts";
import type { Picture, Size } from "./picture.ts";
import { drawRelief, WEIGHTS } from "./relief.ts";
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
  /** Where only the middle of a wider field shows: its samples in a row. */
  readonly middle?: number;
}

/** Terraces bunch their contours, and so need more of them. */
const TERRACE_LEVELS = 1.3;

const CARD = { samples: 140, levels: 18 };
const BAND = { samples: 230, levels: 24 };

/**
 * The narrow crops are what a phone sees of the wide ones, so that it does not fetch what it cannot show, with fewer
 * lines, which stand as far apart on it as they do on a desk. A card of a list has one crop for all screens.
 */
const CROPS: Readonly<Record<CoverCrop, CropDetails>> = {
  homeFirst: { ...CARD, width: 560, height: 340 },
  homeSecond: { ...CARD, width: 440, height: 340 },
  homeThird: { ...CARD, width: 330, height: 340 },
  list: { ...CARD, width: 460, height: 240, levels: 15 },
  featured: { ...CARD, width: 800, height: 500, samples: 180 },
  narrowFeatured: { width: 400, height: 250, samples: 180, levels: 14 },
  band: { ...BAND, width: 1440, height: 440 },
  share: { ...CARD, width: 1200, height: 630, samples: 190, levels: 24 },
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
export function cover(
  seed: string,
  { sheet, landform: kind }: CoverStyle,
  crop: CoverCrop,
): Picture {
  const { width, height, samples, levels, middle = samples } = CROPS[crop];
  const rows = Math.round((middle * height) / width);
  const clearing = clearingOf(crop, sheet);
  const ground = landform(kind, seed, samples, rows);
  const field = clearing ? cleared(ground, seed, clearing) : ground;
  return drawRelief(cutWindow(field, Math.floor((samples - middle) / 2), 0, middle, rows), {
    width,
    height,
    sheet,
    anchor: "xMidYMid slice",
    levels: Math.round(levels * (kind === "terrace" ? TERRACE_LEVELS : 1)),
    lowest: clearing && 0.05,
    // One set of levels for both bands, or a phone would see another ground.
    range: heightRange(field),
    weights: WEIGHTS.cover,
    background: true,
  });
}

/** What is left of the ground at a place: 0 where it is cleared, 1 where it stays. */
type Clearing = (u: number, v: number) => number;

/** What a crop leaves empty. */
function clearingOf(crop: CoverCrop, sheet: SheetName): Clearing | undefined {
  if (crop === "share") return (u) => smoothstep(0.58, 0.92, u);
  const isBand = crop === "band" || crop === "narrowBand";
  // The deep sheet's band stands below a pale title: it has an edge of its own.
  return isBand && sheet !== "deep" ? (_u, v) => smoothstep(0.09, 0.45, v) : undefined;
}

/** Clears part of a landform: brought to 0.2-1, so that the cleared place is the lowest of all. Its edge wanders. */
function cleared(field: HeightField, seed: string, clearing: Clearing): HeightField {
  const WANDER = 0.12;
  const noise = noiseOf(`${seed} edge`);
  const { lowest, highest } = heightRange(field);
  return reshape(field, (height, u, v) => {
    const share = (height - lowest) / (highest - lowest);
    const [wanderU, wanderV] = [noise(3 * u, 3 * v), noise(3 * u + 9, 3 * v)];
    return (0.8 * share + 0.2) * clearing(u + WANDER * wanderU, v + WANDER * wanderV);
  });
}
