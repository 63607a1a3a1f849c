/**
 * Makes the site's font files from the npm packages they come in: the glyphs that the site can show,
 * in the instances that the visual language names. Skipped when nothing has changed since last time.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { preparePyodide } from "@web-alchemy/fonttools/src/pyodide.js";
import subsetFont from "subset-font";

const packages = "node_modules/@fontsource-variable";
const newsreader = `${packages}/newsreader/files/newsreader-latin-opsz-normal.woff2`;
/** The package keeps the rupee sign in another file. Instrument Sans has none: the system's stands in. */
const newsreaderRupee = `${packages}/newsreader/files/newsreader-latin-ext-opsz-normal.woff2`;
const instrumentSans = `${packages}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`;

const webFonts = "app/styles/fonts";
/** Kerning is half of a font's bytes; measured in docs/decisions/014-kerning-made-for-the-line.md. */
const compactKerning = readFileSync(join(import.meta.dirname, "compact-kerning.py"), "utf8");
/** Share images are drawn by a library that reads TrueType only. */
const drawingFonts = ".cache/fonts";
const stampFile = join(drawingFonts, "inputs.sha256");

type Axes = Record<string, number | { min: number; max: number }>;
type FontFile = { file: string; source: string; rupee?: string; axes: Axes };

const fontFiles: FontFile[] = [
  {
    file: `${webFonts}/newsreader-display-350.woff2`,
    source: newsreader,
    rupee: newsreaderRupee,
    axes: { opsz: 60, wght: 350 },
  },
  {
    file: `${webFonts}/newsreader-text-400.woff2`,
    source: newsreader,
    rupee: newsreaderRupee,
    axes: { opsz: 18, wght: 400 },
  },
  {
    file: `${webFonts}/instrument-sans-400-650.woff2`,
    source: instrumentSans,
    axes: { wght: { min: 400, max: 650 } },
  },
  {
    file: `${drawingFonts}/newsreader-display-350.ttf`,
    source: newsreader,
    rupee: newsreaderRupee,
    axes: { opsz: 60, wght: 350 },
  },
  { file: `${drawingFonts}/instrument-sans-400.ttf`, source: instrumentSans, axes: { wght: 400 } },
  { file: `${drawingFonts}/instrument-sans-600.ttf`, source: instrumentSans, axes: { wght: 600 } },
];

const basicLatin = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
/**
 * Every character that the site may show; visual language §3.1. No glyph for the no-break space:
 * text shapers draw it with the space, and the files are as small as the visual language says.
 */
const glyphs = `${basicLatin}¡©«®°·»¼½¾¿×ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûü–—‘’“”•…‹›₹€£™−→←↑↓↗`;

/** One figure for everything that the font files are made of. */
function inputsHash(): string {
  const hash = createHash("sha256").update(JSON.stringify({ fontFiles, glyphs, compactKerning }));
  for (const source of [newsreader, newsreaderRupee, instrumentSans])
    hash.update(readFileSync(source));
  return hash.digest("hex");
}

/** Runs a program of fontTools, which reads the given files and writes "out.ttf". */
async function withFontTools(program: string, files: Record<string, Buffer>): Promise<Buffer> {
  // The same time in every file: the same fonts give the same bytes.
  const python = await preparePyodide({ env: { SOURCE_DATE_EPOCH: "0" } });
  for (const [name, bytes] of Object.entries(files)) python.FS.writeFile(name, bytes);
  await python.runPythonAsync(program);
  return Buffer.from(python.FS.readFile("out.ttf"));
}

/** One TrueType font out of two that have no character in common; names and measures are the first's. */
const mergeFonts = (first: Buffer, second: Buffer) =>
  withFontTools(
    'from fontTools.merge import Merger; Merger().merge(["first.ttf", "second.ttf"]).save("out.ttf")',
    { "first.ttf": first, "second.ttf": second },
  );

/**
 * Writes the font files: WOFF2 for the pages, TrueType for the share images.
 * @returns how many files were written: 0 where all were up to date
 * @throws Error where a font package is not installed
 */
export async function makeFonts(): Promise<number> {
  const stamp = inputsHash();
  const known = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  if (known === stamp && fontFiles.every(({ file }) => existsSync(file))) return 0;
  for (const { file, source, rupee, axes } of fontFiles) {
    const instance = (from: string, text: string) =>
      subsetFont(readFileSync(from), text, { targetFormat: "truetype", variationAxes: axes });
    let font = await instance(source, glyphs);
    if (rupee) font = await mergeFonts(font, await instance(rupee, "₹"));
    const isWebFont = file.endsWith(".woff2");
    if (isWebFont) font = await withFontTools(compactKerning, { "in.ttf": font });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      await subsetFont(font, glyphs, { targetFormat: isWebFont ? "woff2" : "truetype" }),
    );
  }
  writeFileSync(stampFile, stamp);
  return fontFiles.length;
}

if (process.argv[1] === import.meta.filename) {
  const written = await makeFonts();
  console.log(written ? `fonts: ${written} files written` : "fonts: up to date");
}
