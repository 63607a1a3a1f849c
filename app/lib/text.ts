import { LOCALE } from "./locale.ts";

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Words with a small first letter, for use within a sentence. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Escapes a text for the content of an HTML, XML or SVG element; not for attributes. */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** All words of any content, as one text. */
export const wordsIn = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(wordsIn).join(" ");
  if (value && typeof value === "object") return wordsIn(Object.values(value));
  return "";
};

/**
 * Cuts a text after a number of characters, and adds an ellipsis. Counts graphemes: no emoji or vowel sign is cut off.
 * @returns the unchanged text if it is short enough
 */
export function truncate(text: string, length: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length <= length ? text : `${characters.slice(0, length).join("")}…`;
}

/** Abbreviations before a number or name: their full stop ends no sentence. */
const NO_END = "(?<![ (](?:Nos?|Rs|ss?|vs?))";

/** As many whole sentences from a text's beginning as have `least` to `most` characters; undefined if none have. */
export const wholeSentences = (text: string, least: number, most: number): string | undefined =>
  new RegExp(`^.{${least - 1},${most - 1}}${NO_END}\\.(?= [\\p{Lu}“]|$)`, "su").exec(text)?.[0];

/** `07:30 or 08:30`. */
export const eitherOf = (texts: Iterable<string>): string =>
  new Intl.ListFormat(LOCALE, { type: "disjunction" }).format(texts);

/** Words per minute of an adult who reads prose on a screen. */
const WORDS_PER_MINUTE = 220;

/** Estimates how long a text takes to read. @param text plain or Markdown @returns whole minutes, at least 1 */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
