/**
 * Cuts a text after a number of characters and marks the cut with an ellipsis.
 * Counts code points, so that an emoji or a rare letter is never cut in half.
 * @returns the text itself if nothing had to be cut
 */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join("")}…`;
}
