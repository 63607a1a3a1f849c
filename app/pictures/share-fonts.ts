/** The fonts of share images: the display face, and Noto for letters and scripts that it lacks. */

/** All letters between two code points, both included. */
export const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** Western European letters: all in the display face's first file. */
const WESTERN = `${range(0x20, 0x7e)}${range(0xa1, 0xac)}${range(0xae, 0xff)}ıŒœ–—‘’‚“”„•…′″‹›⁄€™−`;
/** Other Latin letters, in the files for Central Europe and Vietnam. */
const LATIN = `${range(0x100, 0x130)}${range(0x134, 0x148)}${range(0x14a, 0x151)}${range(0x154, 0x17e)}ƠơƯưȘșȚțẞ†`;
const VIETNAMESE = `${range(0x1ea0, 0x1ef9)}₫`;
const INDIAN_SIGNS = "\u200C\u200D";

export type ShareFont = {
  /** The TrueType file that `scripts/fonts.ts` makes of `source`. */
  file: string;
  source: string;
  axes: Record<string, number>;
  glyphs: string;
  /** The font's family name, as its file has it. */
  family: string;
  /** Whether its letters are composed of parts. */
  isComposed?: true;
};

const packages = "node_modules/@fontsource-variable";
const file = (name: string) => `.cache/fonts/${name}.ttf`;

const newsreader = (part: string, glyphs: string): ShareFont => ({
  file: file(`newsreader-${part}`),
  source: `${packages}/newsreader/files/newsreader-${part}-opsz-normal.woff2`,
  axes: { opsz: 60, wght: 350 },
  glyphs,
  family: "Newsreader 16pt",
});
const noto = (part: string, glyphs: string, name = "noto-sans"): ShareFont => ({
  file: file(`noto-${part}`),
  source: `${packages}/${name}/files/${name}-${part}-wght-normal.woff2`,
  axes: { wght: 400 },
  glyphs,
  family: "Noto Sans",
});

const KANNADA = range(0xc80, 0xcdb) + range(0xcdd, 0xcff) + INDIAN_SIGNS;
const kannada = noto("kannada", KANNADA, "noto-sans-kannada");

export const SHARE_FONTS: ShareFont[] = [
  newsreader("latin", WESTERN),
  newsreader("latin-ext", `${LATIN}₹`),
  newsreader("vietnamese", VIETNAMESE),
  noto("greek", range(0x386, 0x3ce)),
  noto("cyrillic", range(0x400, 0x45f)),
  { ...noto("devanagari", range(0x900, 0x97f) + INDIAN_SIGNS), isComposed: true },
  { ...kannada, family: "Noto Sans Kannada", isComposed: true },
];

const shown = new Set(SHARE_FONTS.flatMap(({ glyphs }) => [...glyphs]));

/** The first letter of a title that no font of share images has; spaces and invisible characters need no glyph. */
export const missingLetter = (title: string): string | undefined =>
  [...title.normalize("NFC")].find(
    (letter) => !shown.has(letter) && !/\s|\p{Default_Ignorable_Code_Point}/u.test(letter),
  );
