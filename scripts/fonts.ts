/**
 * Makes the site's font files from the npm packages they come in: the glyphs that the site can show, in the weights and
 * sizes that its styles use; and the style sheets that name them. Skipped when nothing has changed since last time.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { range, SHARE_FONTS } from "#app/pictures/share-fonts.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { tell } from "./refusal.ts";
import { filesHash, unlessUpToDate } from "./up-to-date.ts";

const packages = "node_modules/@fontsource-variable";
const newsreader = `${packages}/newsreader/files/newsreader-latin-opsz-normal.woff2`;
const newsreaderItalic = `${packages}/newsreader/files/newsreader-latin-opsz-italic.woff2`;
/** The package keeps the rupee sign in another file. Instrument Sans has none: the system's stands in. */
const newsreaderRupee = `${packages}/newsreader/files/newsreader-latin-ext-opsz-normal.woff2`;
const newsreaderRupeeItalic = `${packages}/newsreader/files/newsreader-latin-ext-opsz-italic.woff2`;
const instrumentSans = `${packages}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`;

const webFonts = "app/styles/fonts";
const stampFile = join(".cache", "fonts", "stamp.sha256");

const display = { opsz: 60, wght: 350 };
const text = { opsz: 18, wght: 400 };
const boldText = { opsz: 18, wght: 650 };
const sans = { wght: { min: 400, max: 650 } };

/** Every character that pages may show. No-break spaces are left out: spaces are drawn instead; files are smaller. */
const glyphs = `${range(0x20, 0x7e)}¡£§©«®°·»¼½¾¿×ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûü–—‘’“”•…‹›€₹™−→←↑↓↗`;

/** What the site's styles ask of a font, and what browsers apply to all text; other alternates only cost bytes. */
const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

type Axes = Record<string, number | { min: number; max: number }>;

/** @param descriptors of its `@font-face` rule, besides those that all have */
const web = (
  family: string,
  name: string,
  source: string,
  axes: Axes,
  descriptors: string[] = [],
  characters = glyphs,
) => ({
  file: `${webFonts}/${name}.woff2`,
  source,
  axes,
  glyphs: characters,
  isComposed: false,
  face: [
    `font-family: "${family}"`,
    `src: url("./${name}.woff2") format("woff2")`,
    ...descriptors,
    "font-display: swap",
  ],
});
const [DISPLAY, TEXT] = ["Newsreader Display", "Newsreader Text"];
const ITALIC = "font-style: italic";
const RUPEE = "unicode-range: U+20B9";

const WEB_FONTS = [
  web(DISPLAY, "newsreader-display-350", newsreader, display, ["font-weight: 350"]),
  web("Instrument Sans", "instrument-sans-400-650", instrumentSans, sans, ["font-weight: 400 650"]),
  // The reading serif of articles, testimonials and legal texts: only their pages load it.
  web(TEXT, "newsreader-text-400", newsreader, text),
  // Loaded only for texts with bold or italic words. Weight 650, used as bold.
  web(TEXT, "newsreader-text-650", newsreader, boldText, ["font-weight: 700"]),
  web(TEXT, "newsreader-text-400-italic", newsreaderItalic, text, [ITALIC]),
  // The rupee sign is a separate file: only pages with one in such a text load it.
  web(DISPLAY, "rupee-display-350", newsreaderRupee, display, ["font-weight: 350", RUPEE], "₹"),
  web(TEXT, "rupee-text-400", newsreaderRupee, text, [RUPEE], "₹"),
  web(TEXT, "rupee-text-400-italic", newsreaderRupeeItalic, text, [ITALIC, RUPEE], "₹"),
];
const fontFiles = [...WEB_FONTS, ...SHARE_FONTS];

/** Fallbacks as wide as the web fonts in the site's own words, so that loading moves little. In bold, Arial is wider. */
const FALLBACKS = `
  ND Georgia | Georgia | 97.62 75.29 27.15
  ND Times | Times New Roman, TimesNewRomanPSMT, Liberation Serif | 106.76 68.85 24.82
  ND Noto | Noto Serif Regular, NotoSerif-Regular | 90.9 80.86 29.15
  IS Arial | Arial, ArialMT, Liberation Sans | 101.84 95.25 24.55
  IS Arial | Arial Bold, Arial-BoldMT, Liberation Sans Bold | 98.2 98.79 25.46 | font-weight: 600 650
  IS Roboto | Roboto Regular, Roboto-Regular | 102.6 94.54 24.37
  NT Georgia | Georgia | 91.12 80.66 29.08
  NT Times | Times New Roman, TimesNewRomanPSMT, Liberation Serif | 99.81 73.65 26.55
  NT Noto | Noto Serif Regular, NotoSerif-Regular | 84.15 87.34 31.49`;
const MEASURES = ["size-adjust", "ascent-override", "descent-override"];

const fallbackFaces = FALLBACKS.trim()
  .split("\n")
  .map((row) => {
    const [family, fonts = "", measures = "", ...weight] = row
      .split("|")
      .map((cell) => cell.trim());
    return [
      `font-family: "${family}"`,
      `src: ${fonts
        .split(", ")
        .map((font) => `local("${font}")`)
        .join(", ")}`,
      ...weight,
      ...measures.split(" ").map((percent, place) => `${MEASURES[place]}: ${percent}%`),
    ];
  });

/** The style sheet of every page, and that of pages with the reading serif. */
const SHEETS = Object.entries(
  Object.groupBy([...WEB_FONTS.map(({ face }) => face), ...fallbackFaces], ([family = ""]) =>
    /"N(?:ewsreader )?T/.test(family) ? "reading" : "site",
  ),
).map(([name, faces = []]) => ({
  file: `${webFonts}/${name}.css`,
  css: faces.map((face) => `@font-face {\n  ${face.join(";\n  ")};\n}\n`).join(""),
}));

/**
 * Writes the font files, WOFF2 for the pages and TrueType for the share images, and the style sheets.
 * @returns how many files were written: 0 where all were up to date
 * @throws Error where a font package is not installed
 */
export async function makeFonts(): Promise<number> {
  const inputs = filesHash([
    "scripts/fonts.ts",
    "app/pictures/share-fonts.ts",
    "node_modules/subset-font/package.json",
    ...new Set(fontFiles.map(({ source }) => source)),
  ]);
  const files = () => [...fontFiles, ...SHEETS].map(({ file }) => file);
  const made = await unlessUpToDate(stampFile, inputs, files, async () => {
    for (const { file, source, axes, glyphs: characters, isComposed } of fontFiles) {
      writeAtomically(
        file,
        await subsetFont(readFileSync(source), characters, {
          targetFormat: file.endsWith(".woff2") ? "woff2" : "truetype",
          variationAxes: axes,
          // Letters that are put together need many more features.
          keepFeatures: isComposed ? undefined : features,
        }),
      );
    }
    for (const { file, css } of SHEETS) writeAtomically(file, css);
  });
  return made ? fontFiles.length : 0;
}

if (import.meta.main)
  await tell(async () => {
    const written = await makeFonts();
    return written ? `fonts: ${written} files written` : "fonts: up to date";
  });
