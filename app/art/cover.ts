import { heightRange, reshape, smoothstep, type HeightField } from "./height-field.ts";
import { landform, type Landform } from "./landforms.ts";
import { noiseOf } from "./noise.ts";
import type { Picture, Size } from "./picture.ts";
import { drawRelief, WEIGHTS } from "./relief.ts";
import type { SheetName } from "./sheets.ts";

export type CoverPlace = "list" | "featured";

/** The crops of a cover: one for each place, one for narrow screens, one for the share image. */
export type CoverCrop = CoverPlace | "narrowFeatured" | "share";

export interface CoverStyle {
  readonly sheet: SheetName;
  readonly landform: Landform;
  /** From 0 to 1: varies the ground among covers with one landform. The seed decides it when left out. */
  readonly turn?: number;
}

interface CropDetails extends Size {
  /** Samples in a row of the field. */
  readonly samples: number;
  readonly levels: number;
}

/** Terraces bunch their contours, and so need more of them. */
const TERRACE_LEVELS = 1.3;

const CARD = { samples: 140, levels: 18 };

/**
 * `narrowFeatured` is the part of `featured` that a phone shows, so that it downloads no more. It has fewer contours,
 * which keeps the distance between them. Cards in lists use one crop on all screens.
 */
const CROPS: Readonly<Record<CoverCrop, CropDetails>> = {
  list: { ...CARD, width: 460, height: 240, levels: 15 },
  featured: { ...CARD, width: 880, height: 370, samples: 180 },
  narrowFeatured: { width: 400, height: 250, samples: 180, levels: 14 },
  share: { ...CARD, width: 1200, height: 630, samples: 190, levels: 24 },
};

/**
 * Draws an article's cover. All crops of one article show the same kind of ground; the share image is empty at the
 * left, where its title stands.
 * @param seed the article's address
 */
export function cover(
  seed: string,
  { sheet, landform: kind, turn }: CoverStyle,
  crop: CoverCrop,
): Picture {
  const { width, height, samples, levels } = CROPS[crop];
  const ground = landform(kind, seed, samples, Math.round((samples * height) / width), turn);
  const isShare = crop === "share";
  return drawRelief(isShare ? clearedAtLeft(ground, seed) : ground, {
    width,
    height,
    sheet,
    anchor: "xMidYMid slice",
    levels: Math.round(levels * (kind === "terrace" ? TERRACE_LEVELS : 1)),
    lowest: isShare ? 0.05 : undefined,
    weights: WEIGHTS.cover,
    background: true,
  });
}

/** Flattens the left, up to an irregular edge. Other ground is raised to 0.2–1, so that the flat part is the lowest. */
function clearedAtLeft(field: HeightField, seed: string): HeightField {
  const noise = noiseOf(`${seed} edge`);
  const { lowest, highest } = heightRange(field);
  return reshape(field, (height, u, v) => {
    const share = (height - lowest) / (highest - lowest);
    return (0.8 * share + 0.2) * smoothstep(0.58, 0.92, u + 0.12 * noise(3 * u, 3 * v));
  });
}
