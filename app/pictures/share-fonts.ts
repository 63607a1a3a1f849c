/** The fonts that share images are set in: the display face, and Noto for the letters and scripts that it lacks. */

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** Letters and signs of western Europe: what the display face has in its first file, and pages show. */
export const WESTERN =
  `${range(0x20, 0x7e)}¡§©«®°·»¼½¾¿×ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûü–—‘’“”•…‹›€™−` +
  "→←↑↓↗";
/** Other Latin letters, in the files of central Europe and Vietnam. */
const LATIN = `${range(0xc0, 0x17f)}ƠơƯưȘșȚț`;
const VIETNAMESE = `${range(0x1ea0, 0x1ef9)}₫`;
const INDIAN_SIGNS = "\u200C\u200D";

const packages = "node_modules/@fontsource-variable";
const newsreader = (part: string) =>
  `${packages}/newsreader/files/newsreader-${part}-opsz-normal.woff2`;
const noto = (part: string) => `${packages}/noto-sans/files/noto-sans-${part}-wght-normal.woff2`;
const display = { axes: { opsz: 60, wght: 350 }, family: "Newsreader 16pt" };
const regular = { axes: { wght: 400 }, family: "Noto Sans" };

export type ShareFont = {
  /** Its TrueType file, which `scripts/fonts.ts` makes of `source`. */
  file: string;
  source: string;
  axes: Record<string, number>;
  glyphs: string;
  /** Its name, as its file says it. */
  family: string;
  /** Whether its letters are put together of parts. */
  isComposed?: true;
};

const file = (name: string) => `.cache/fonts/${name}.ttf`;

export const SHARE_FONTS: ShareFont[] = [
  { ...display, file: file("newsreader"), source: newsreader("latin"), glyphs: WESTERN },
  {
    ...display,
    file: file("newsreader-ext"),
    source: newsreader("latin-ext"),
    glyphs: `${LATIN}₹`,
  },
  {
    ...display,
    file: file("newsreader-vietnamese"),
    source: newsreader("vietnamese"),
    glyphs: VIETNAMESE,
  },
  { ...regular, file: file("noto-greek"), source: noto("greek"), glyphs: range(0x386, 0x3ce) },
  {
    ...regular,
    file: file("noto-cyrillic"),
    source: noto("cyrillic"),
    glyphs: range(0x400, 0x45f),
  },
  {
    ...regular,
    file: file("noto-devanagari"),
    source: noto("devanagari"),
    glyphs: range(0x900, 0x97f) + INDIAN_SIGNS,
    isComposed: true,
  },
  {
    ...regular,
    family: "Noto Sans Kannada",
    file: file("noto-kannada"),
    source: `${packages}/noto-sans-kannada/files/noto-sans-kannada-kannada-wght-normal.woff2`,
    glyphs: range(0xc80, 0xcff) + INDIAN_SIGNS,
    isComposed: true,
  },
];

const shown = new Set(SHARE_FONTS.flatMap(({ glyphs }) => [...glyphs]));

/** The first letter of a title that no share image can show; blanks and invisible signs need no glyph. */
export const missingLetter = (title: string): string | undefined =>
  [...title.normalize("NFC")].find(
    (letter) => !shown.has(letter) && !/\s|\p{Default_Ignorable_Code_Point}/u.test(letter),
  );
