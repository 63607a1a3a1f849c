/** Byte budgets (1 kB = 1,000 bytes, brotli, as sent), by kind of page. */

/** The document with its styles and a phone's first drawing, without its words: their number is the editor's choice. */
export const DOCUMENT = 21_500;
/** The document of a calculator, with its form, its drawing, and the words that sheets have for its fields. */
export const CALCULATOR_DOCUMENT = 21_700;
/** The search index without entries, and each entry: about 6 bytes less for the samples than for invented words. */
export const INDEX = 4_300;
export const INDEX_ENTRY = 124;
export const INLINE_SCRIPT = 1_390;
/** It contains other files' names and words of the content, which change its size by about 60 bytes. */
export const ENHANCEMENTS = 1_980;
/** All that a phone loads before scrolling (most: photographs in a list), without words and the reading serif. */
export const BEFORE_SCROLLING = 73_000;
/** The document, two fonts and one map; drawings further down are loaded later. */
export const REQUESTS_BEFORE_SCROLLING = 4;
/** Each island's script, after first paint, without the enhancements. Words of content change it by some 500 bytes. */
export const ISLAND_SCRIPT: Record<string, number> = {
  "section-line": 3_450,
  calculator: 95_600,
  list: 3_950,
  "law-search": 75_500,
  "site-search": 73_700,
  "which-rules": 76_800,
  careers: 91_000,
};
