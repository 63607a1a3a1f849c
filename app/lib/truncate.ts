/**
 * Cuts a text after a number of characters and marks the cut with an ellipsis.
 * Counts what readers take for one, so that no emoji is cut in half and no letter loses its accent or vowel sign.
 * @returns the text itself if nothing had to be cut
 */
export function truncate(text: string, length: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length <= length ? text : `${characters.slice(0, length).join("")}…`;
}
