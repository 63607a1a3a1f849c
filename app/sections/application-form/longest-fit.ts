/** A text is cut between words unless that drops more than this share of what would fit. */
const WORD_CUT_AT_MOST = 0.5;

/**
 * The longest beginning of a text that fits, cut between words if possible, never inside a code point.
 * @param fits whether a beginning fits; if one does, every shorter one must too
 * @returns the whole text if it fits, an empty text if nothing does
 */
export function longestFit(text: string, fits: (beginning: string) => boolean): string {
  if (fits(text)) return text;
  const characters = Array.from(text);
  const beginning = (length: number) => characters.slice(0, length).join("");
  let known = 0;
  let tooLong = characters.length;
  while (tooLong - known > 1) {
    const middle = Math.floor((known + tooLong) / 2);
    if (fits(beginning(middle))) known = middle;
    else tooLong = middle;
  }
  const longest = beginning(known);
  if (/\s/.test(characters[known] ?? "")) return longest.trimEnd();
  const lastSpace = longest.search(/\s\S*$/);
  return lastSpace > longest.length * (1 - WORD_CUT_AT_MOST)
    ? longest.slice(0, lastSpace).trimEnd()
    : longest;
}
