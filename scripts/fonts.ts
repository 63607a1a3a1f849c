/**
 * Makes the site's font files from the npm packages they come in: the glyphs that the site can show,
 * in the weights and sizes that its styles use. Skipped when nothing has changed since last time.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { SHARE_FONTS, WESTERN } from "#app/pictures/share-fonts.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { hashOf, unlessUpToDate } from "./up-to-date.ts";

const packages = "node_modules/@fontsource-variable";
const newsreader = `${packages}/newsreader/files/newsreader-latin-opsz-normal.woff2`;
const newsreaderItalic = `${packages}/newsreader/files/newsreader-latin-opsz-italic.woff2`;
/** The package keeps the rupee sign in another file. Instrument Sans has none: the system's stands in. */
const newsreaderRupee = `${packages}/newsreader/files/newsreader-latin-ext-opsz-normal.woff2`;
const instrumentSans = `${packages}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`;

const webFonts = "app/styles/fonts";
const stampFile = join(".cache", "fonts", "stamp.sha256");

const display = { opsz: 60, wght: 350 };
const text = { opsz: 18, wght: 400 };
const boldText = { opsz: 18, wght: 650 };

/**
 * Every character that pages may show. No glyph for the no-break space: text shapers draw it with the space,
 * and the files are smaller without.
 */
const glyphs = `${WESTERN}₹£`;

/** What the site's styles ask of a font, and what browsers apply to all text; other alternates only cost bytes. */
const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

const fontFiles = [
  { file: `${webFonts}/newsreader-display-350.woff2`, source: newsreader, axes: display, glyphs },
  { file: `${webFonts}/newsreader-text-400.woff2`, source: newsreader, axes: text, glyphs },
  { file: `${webFonts}/newsreader-text-650.woff2`, source: newsreader, axes: boldText, glyphs },
  {
    file: `${webFonts}/newsreader-text-400-italic.woff2`,
    source: newsreaderItalic,
    axes: text,
    glyphs,
  },
  {
    file: `${webFonts}/instrument-sans-400-650.woff2`,
    source: instrumentSans,
    axes: { wght: { min: 400, max: 650 } },
    glyphs,
  },
  {
    file: `${webFonts}/rupee-display-350.woff2`,
    source: newsreaderRupee,
    axes: display,
    glyphs: "₹",
  },
  { file: `${webFonts}/rupee-text-400.woff2`, source: newsreaderRupee, axes: text, glyphs: "₹" },
  ...SHARE_FONTS.map(({ isComposed, ...font }) => ({
    ...font,
    // Letters that are put together need many more features.
    ...(isComposed && { features: undefined }),
  })),
];

/**
 * Writes the font files: WOFF2 for the pages, TrueType for the share images.
 * @returns how many files were written: 0 where all were up to date
 * @throws Error where a font package is not installed
 */
export async function makeFonts(): Promise<number> {
  const inputs = hashOf([
    "scripts/fonts.ts",
    "app/pictures/share-fonts.ts",
    "node_modules/subset-font/package.json",
    newsreader,
    newsreaderItalic,
    newsreaderRupee,
    instrumentSans,
    ...SHARE_FONTS.map(({ source }) => source),
  ]);
  const files = () => fontFiles.map(({ file }) => file);
  const made = await unlessUpToDate(stampFile, inputs, files, async () => {
    for (const { file, source, axes, glyphs: characters, ...other } of fontFiles) {
      writeAtomically(
        file,
        await subsetFont(readFileSync(source), characters, {
          targetFormat: file.endsWith(".woff2") ? "woff2" : "truetype",
          variationAxes: axes,
          keepFeatures: "features" in other ? other.features : features,
        }),
      );
    }
  });
  return made ? fontFiles.length : 0;
}

if (import.meta.main) {
  const written = await makeFonts();
  console.log(written ? `fonts: ${written} files written` : "fonts: up to date");
}
