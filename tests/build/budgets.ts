/** Byte budgets (1 kB = 1,000 bytes, brotli, as sent), by kind of page. */

/** A server may send 14.6 kB at once; each further window costs a visitor on a slow line 150 ms. */
export const DOCUMENT = 13_500;
export const INLINE_SCRIPT = 1_400;
export const ENHANCEMENTS = 3_000;
/** Everything a phone fetches before it scrolls; more where the reading serif is used. */
export const BEFORE_SCROLLING = 65_000;
export const BEFORE_SCROLLING_READING = 85_000;
/** Every page read to its end, its script not counted. */
export const TO_ITS_END = 130_000;
/** The document, its later styles, two fonts and one picture; the browser tab's icon not counted. */
export const REQUESTS_BEFORE_SCROLLING = 5;
/** Fonts of every page, and the third one of reading pages. */
export const FONTS = 37_500;
export const READING_FONT = 13_500;
/** The file of styles below the first view. */
export const LATER_STYLES = 4_500;
/** Script of the pages with state, all of it after first paint. */
export const ISLAND_SCRIPT: Record<string, number> = {
  "/blogs": 100_000,
  "/case-studies": 100_000,
  "/search": 100_000,
  "/work-with-us": 115_000,
};
/** Pages that show the third font at once. */
export const readingPages = (address: string): boolean =>
  /^\/(privacy|terms|disclaimer|accessibility)$/.test(address);
/** Pages that have it below the first view of a phone, where it waits for a visitor. */
export const READING_FURTHER_DOWN = /^\/(blog\/|case-studies$)/;
