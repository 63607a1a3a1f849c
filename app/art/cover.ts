import { cutWindow, heightRange, smoothstep } from "./height-field.ts";
import { landform } from "./landforms.ts";
import type { Landform } from "./landforms.ts";
import { opened } from "./opening.ts";
import type { Picture, Size } from "./picture.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";
import type { SheetName } from "./sheets.ts";

/** The places an article's cover is cut for. */
export type CoverCut =
  | "homeFirst"
  | "homeSecond"
  | "homeThird"
  | "list"
  | "featured"
  | "band"
  | "narrowBand";

/** What an article's category decides about its cover. */
export interface CoverStyle {
  readonly sheet: SheetName;
  readonly landform: Landform;
}

interface CutDetails extends Size {
  /** Samples in a row of the field. */
  readonly samples: number;
  readonly levels: number;
  /** Terraces bunch their contours, and so need more of them. */
  readonly terraceLevels: number;
  /** Where only the middle of a wider field shows: its samples in a row. */
  readonly middle?: number;
}

const CUTS: Readonly<Record<CoverCut, CutDetails>> = {
  homeFirst: { width: 560, height: 340, samples: 140, levels: 20, terraceLevels: 26 },
  homeSecond: { width: 440, height: 340, samples: 140, levels: 20, terraceLevels: 26 },
  homeThird: { width: 330, height: 340, samples: 140, levels: 20, terraceLevels: 26 },
  list: { width: 460, height: 240, samples: 140, levels: 20, terraceLevels: 26 },
  featured: { width: 800, height: 500, samples: 180, levels: 20, terraceLevels: 34 },
  band: { width: 1440, height: 440, samples: 230, levels: 28, terraceLevels: 28 },
  // What a phone sees of the band, so that it does not fetch what it cannot show.
  narrowBand: {
    width: 780,
    height: 440,
    samples: 230,
    levels: 28,
    terraceLevels: 28,
    middle: 124,
  },
};

/** Every cut, for whoever draws them all. */
export const COVER_CUTS = Object.keys(CUTS) as readonly CoverCut[];

/**
 * An article's cover, on its own ground. All cuts of one article show the same
 * kind of ground; the band is opened at the top (but on the deep sheet), so that
 * it grows out of the plain ground of the title above it.
 *
 * @param title the article's title, the seed
 */
export function cover(title: string, style: CoverStyle, cut: CoverCut): Picture {
  const { width, height, samples, levels, terraceLevels, middle = samples } = CUTS[cut];
  const rows = Math.round((middle * height) / width);
  const ground = landform(style.landform, title, samples, rows);
  const isBand = cut === "band" || cut === "narrowBand";
  // The deep sheet's band stands below a pale title: it has an edge of its own.
  const isOpened = isBand && style.sheet !== "deep";
  const field = isOpened ? opened(ground, title, (_u, v) => smoothstep(0.02, 0.42, v)) : ground;
  const window = cutWindow(field, Math.floor((samples - middle) / 2), 0, middle, rows);
  return drawRelief(window, {
    width,
    height,
    sheet: style.sheet,
    anchor: "xMidYMid slice",
    levels: style.landform === "terrace" ? terraceLevels : levels,
    lowest: isOpened ? 0.05 : undefined,
    // One set of levels for both bands, or a phone would see another ground.
    range: heightRange(field),
    strokeWidths: STROKE_WIDTHS.cover,
    tolerance: isBand ? 0.9 : 0.6,
    ground: true,
  });
}
