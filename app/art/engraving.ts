import { reshape, type HeightField } from "./height-field.ts";
import { svgDocument, type Picture, type Size } from "./picture.ts";
import { SHEETS, type SheetName } from "./sheets.ts";
import { rulesPath, type Rule } from "./spline.ts";

/** The size of an engraved portrait, and how finely it is ruled. */
export interface EngravingSize extends Size {
  /** Rules from top to bottom. */
  readonly rules: number;
  /** Places along a rule at which its weight may change. */
  readonly places: number;
}

/**
 * On the team page, there on phones, and beside a name. On a screen with one pixel to a CSS pixel, rules two pixels apart
 * run together to grey; three apart they stay sharp, each in the middle of a pixel (two rows of the height are cut off).
 */
export const ENGRAVINGS = {
  large: { width: 200, height: 252, rules: 84, places: 250 },
  medium: { width: 96, height: 120, rules: 60, places: 150 },
  small: { width: 64, height: 80, rules: 32, places: 100 },
} as const satisfies Record<string, EngravingSize>;

/** Weights of a rule, in shares of the distance between two, and how many there are from the first to the last. */
const LIGHTEST = 0.12;
const HEAVIEST = 0.8;
const WEIGHTS = 7;
/** Pale rules stay thinner: a little white looks bright on coloured paper. */
const PALE_SHARE = 0.62;
/** Between these tones the paper stands for itself. */
const SHADE_ENDS = 0.6;
const LIGHT_BEGINS = 0.66;

/** Which weight a tone asks for: dark rules below 0, the heaviest at -WEIGHTS; pale ones above; at 0 none. */
function weightOf(tone: number): number {
  const shade = (SHADE_ENDS - tone) / SHADE_ENDS;
  if (shade > 0) return -Math.ceil(Math.min(1, shade) * WEIGHTS);
  const light = (tone - LIGHT_BEGINS) / (1 - LIGHT_BEGINS);
  return light > 0 ? Math.ceil(Math.min(1, light) * WEIGHTS) : 0;
}

/** A stroke width in shares of the distance between two rules. @param weight 1 to WEIGHTS */
const widthOf = (weight: number): number =>
  LIGHTEST + ((HEAVIEST - LIGHTEST) * (weight - 1)) / (WEIGHTS - 1);

const written = (value: number): string => String(Math.round(value * 1000) / 1000);

/** @param rules of each weight, from the lightest */
const strokes = (colour: string, rules: readonly Rule[][], share: number): string =>
  `<g stroke="${colour}">` +
  rules
    .map((ofOneWeight, index) =>
      ofOneWeight.length === 0
        ? ""
        : `<path stroke-width="${written(share * widthOf(index + 1))}" d="${rulesPath(ofOneWeight, 1)}"/>`,
    )
    .join("") +
  "</g>";

/** The tone that a face is brought to, and by how much its picture may be made lighter or darker for it. */
const FACE = 0.58;
const GAMMA = { least: 0.5, most: 1.4 };

/**
 * A photograph exposed for the face, which stands in the middle: whatever a person's skin and the background, light and
 * shade of the face lie on both sides of the paper's tone.
 */
export function exposedForFace(tones: HeightField): HeightField {
  const middle = [...tones.values]
    .filter((_, index) => {
      const u = (index % tones.width) / tones.width;
      const v = Math.floor(index / tones.width) / tones.height;
      return Math.abs(u - 0.5) < 0.2 && Math.abs(v - 0.45) < 0.2;
    })
    .sort((a, b) => a - b);
  const median = Math.min(0.99, Math.max(0.01, middle[middle.length >> 1]!));
  const gamma = Math.log(FACE) / Math.log(median);
  const within = Math.min(GAMMA.most, Math.max(GAMMA.least, gamma));
  return reshape(tones, (tone) => tone ** within);
}

/**
 * A portrait in horizontal rules, as the maps are drawn: dark rules that grow heavier with the shade, pale ones that
 * grow with the light, and between them the sheet's background.
 *
 * @param tones of the photograph, from 0 black to 1 white: a row of samples for each rule
 */
export function engraving(tones: HeightField, sheet: SheetName, { width, height }: Size): Picture {
  const dark = Array.from({ length: WEIGHTS }, (): Rule[] => []);
  const pale = Array.from({ length: WEIGHTS }, (): Rule[] => []);
  for (let row = 0; row < tones.height; row++) {
    const weights = Array.from(
      tones.values.subarray(row * tones.width, (row + 1) * tones.width),
      weightOf,
    );
    let from = 0;
    for (let to = 1; to <= tones.width; to++) {
      const weight = weights[from]!;
      if (to < tones.width && weights[to] === weight) continue;
      (weight < 0 ? dark : pale)[Math.abs(weight) - 1]?.push({ y: row, from, to });
      from = to;
    }
  }
  const { background, lit, shade } = SHEETS[sheet];
  const [across, down] = [width / tones.width, height / tones.height];
  // A horizontal stroke is as wide as the vertical scale makes it.
  const scale = `matrix(${[across, 0, 0, down, 0, down / 2].map(written).join(" ")})`;
  return svgDocument(
    { width, height },
    "xMidYMid slice",
    `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>` +
      `<g transform="${scale}" fill="none">` +
      strokes(lit, pale, PALE_SHARE) +
      strokes(shade, dark, 1) +
      "</g>",
  );
}
