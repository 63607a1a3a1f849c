/**
 * Makes the site's font files from the npm packages they come in: the glyphs that the site can show,
 * in the weights and sizes that its styles use. Skipped when nothing has changed since last time.
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

/** Every character that pages may show. No-break spaces are left out: spaces are drawn instead; files are smaller. */
const glyphs = `${range(0x20, 0x7e)}¡£§©«®°·»¼½¾¿×ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûü–—‘’“”•…‹›€₹™−→←↑↓↗`;

/** What the site's styles ask of a font, and what browsers apply to all text; other alternates only cost bytes. */
const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

type Axes = Record<string, number | { min: number; max: number }>;
const web = (name: string, source: string, axes: Axes, characters = glyphs) => ({
  file: `${webFonts}/${name}.woff2`,
  source,
  axes,
  glyphs: characters,
  isComposed: false,
});

const fontFiles = [
  web("newsreader-display-350", newsreader, display),
  web("newsreader-text-400", newsreader, text),
  web("newsreader-text-650", newsreader, boldText),
  web("newsreader-text-400-italic", newsreaderItalic, text),
  web("instrument-sans-400-650", instrumentSans, { wght: { min: 400, max: 650 } }),
  web("rupee-display-350", newsreaderRupee, display, "₹"),
  web("rupee-text-400", newsreaderRupee, text, "₹"),
  web("rupee-text-400-italic", newsreaderRupeeItalic, text, "₹"),
  ...SHARE_FONTS,
];

/**
 * Writes the font files: WOFF2 for the pages, TrueType for the share images.
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
  const files = () => fontFiles.map(({ file }) => file);
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
  });
  return made ? fontFiles.length : 0;
}

if (import.meta.main)
  await tell(async () => {
    const written = await makeFonts();
    return written ? `fonts: ${written} files written` : "fonts: up to date";
  });
