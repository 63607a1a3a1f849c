import { reshape, type HeightField } from "./height-field.ts";
import { svgDocument, type Picture, type Size, rulesPath, type Rule } from "./picture.ts";
import { SHEETS, type SheetName } from "./sheets.ts";

/** The size of an engraved portrait in pixels, and how finely it is ruled. */
export interface EngravingSize extends Size {
  /** Rules from top to bottom. */
  readonly rules: number;
  /** Places along a rule at which its weight may change. */
  readonly places: number;
}

/**
 * For the team page, the same on phones, and beside a name. On a screen with one pixel to a CSS pixel, lines two pixels
 * apart blur to grey; three apart they stay sharp, each in the middle of a pixel (two rows of the height are cut off).
 */
export const ENGRAVINGS = {
  large: { width: 200, height: 252, rules: 84, places: 250 },
  medium: { width: 96, height: 120, rules: 60, places: 150 },
  small: { width: 64, height: 80, rules: 32, places: 100 },
} as const satisfies Record<string, EngravingSize>;

/** The thinnest and the thickest line, as shares of the distance between two lines, and the number of weights. */
const LIGHTEST = 0.12;
const HEAVIEST = 0.8;
const WEIGHTS = 7;
/** Pale lines are thinner: a little white looks bright on coloured paper. */
const PALE_SHARE = 0.62;
/** Tones between these two are left as bare paper. */
const SHADE_ENDS = 0.6;
const LIGHT_BEGINS = 0.66;

/** The weight of a line for a tone: -WEIGHTS (darkest) to -1 are dark lines, 0 none, 1 to WEIGHTS pale ones. */
function weightOf(tone: number): number {
  const shade = (SHADE_ENDS - tone) / SHADE_ENDS;
  if (shade > 0) return -Math.ceil(Math.min(1, shade) * WEIGHTS);
  const light = (tone - LIGHT_BEGINS) / (1 - LIGHT_BEGINS);
  return light > 0 ? Math.ceil(Math.min(1, light) * WEIGHTS) : 0;
}

/** A stroke width in shares of the distance between two rules. @param weight 1 to WEIGHTS */
const widthOf = (weight: number): number =>
  LIGHTEST + ((HEAVIEST - LIGHTEST) * (weight - 1)) / (WEIGHTS - 1);

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

/** @param rules grouped by weight, the lightest first */
const strokes = (colour: string, rules: readonly Rule[][], share: number): string =>
  `<g stroke="${colour}">` +
  rules
    .map((ofOneWeight, index) =>
      ofOneWeight.length === 0
        ? ""
        : `<path stroke-width="${rounded(share * widthOf(index + 1))}" d="${rulesPath(ofOneWeight, 1)}"/>`,
    )
    .join("") +
  "</g>";

/** The tone that a face is brought to, and the limits of the correction. */
const FACE = 0.58;
const GAMMA = { least: 0.5, most: 1.4 };

/**
 * Corrects a photograph's exposure so that the face, in its middle, has the paper's tone. Light and shade of the face
 * then show on paper of any colour, whatever the skin and the background.
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
 * A portrait in horizontal lines: dark lines grow thicker with the shade, pale ones with the light, and tones in
 * between are the sheet's background.
 * @param tones of the photograph, from 0 black to 1 white: a row of samples for each line
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
  // `scale` stretches the height by `down`, and with it the width of a horizontal stroke.
  const scale = `matrix(${[across, 0, 0, down, 0, down / 2].map(rounded).join(" ")})`;
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
