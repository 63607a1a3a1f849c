/**
 * Cuts a text after a number of characters, and adds an ellipsis. Counts graphemes, so that no emoji, accent or vowel
 * sign is cut off.
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
