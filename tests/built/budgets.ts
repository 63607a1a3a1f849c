/** Byte budgets (1 kB = 1,000 bytes, brotli, as sent), by kind of page. */

/**
 * The document with all of its styles and the drawing of its first view on a phone, its words left out: how much stands
 * on a page is the editor's choice.
 */
export const DOCUMENT = 21_500;
/** The same with a calculator, its form and its drawing. */
export const CALCULATOR_DOCUMENT = 20_600;
/** The index that the search fetches, and each entry of it: some 6 bytes less for the sample than for invented words. */
export const INDEX = 3_700;
export const INDEX_ENTRY = 140;
export const INLINE_SCRIPT = 1_370;
/** It names other files, whose names change its size by some 40 bytes. */
export const ENHANCEMENTS = 1_920;
/** Everything a phone fetches before it scrolls, most with photographs in a list; the page's words and the reading serif of reading pages left out. */
export const BEFORE_SCROLLING = 73_000;
/** The document, two fonts and one map; drawings further down the page come after them. */
export const REQUESTS_BEFORE_SCROLLING = 4;
/** Script of each section with state, all of it after first paint, beside that of the enhancements. */
export const ISLAND_SCRIPT: Record<string, number> = {
  "section-line": 3_450,
  calculator: 93_300,
  list: 3_700,
  "law-search": 75_000,
  "site-search": 71_800,
  "which-rules": 73_700,
  careers: 90_200,
};
