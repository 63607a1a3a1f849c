/** What a line of Markdown says, whichever way it is written: with `_` or `*`, with needless backslashes, aligned or not. */
const meaning = (line: string): string =>
  line
    .replace(/\\(?=[^\w\s])/g, "")
    .replaceAll("_", "*")
    .replace(/^(\s*)[*+](?=\s)/, "$1-")
    .replace(/:?-{3,}:?/g, "---")
    .trim();

const escapes = (line: string): number => line.match(/\\[*`~]/g)?.length ?? 0;

/**
 * Whether a person wrote the new line so, and not the editor's program: it aligns no column, and takes no backslash away
 * from a star, a backtick or a tilde. Alignment that a person takes away together with another change cannot be told
 * from what the program loses.
 */
const isByHand = (before: string, after: string): boolean =>
  /^[\s>|-]*:[\s>|:-]*$/.test(after) || escapes(after) < escapes(before);

/**
 * Brings a Markdown text to a new wording: a line that says what one before said stays as that was written. The
 * editor's program writes the whole text anew, and loses how the columns of a table are aligned.
 */
export function withWording(before: string, after: string): string {
  const known = Map.groupBy(before.split("\n"), meaning);
  const lines = after.split("\n");
  // Where all say the same, how it is written is what was changed.
  if (lines.map(meaning).join("\n") === before.split("\n").map(meaning).join("\n")) return after;
  return lines
    .map((line) => {
      const old = known.get(meaning(line))?.shift() ?? line;
      return isByHand(old, line) ? line : old;
    })
    .join("\n");
}
