/** What a line of Markdown says, whichever way it is written: with `_` or `*`, with needless backslashes, aligned or not. */
const meaning = (line: string): string =>
  line
    .replace(/\\(?=[^\w\s])/g, "")
    .replaceAll("_", "*")
    .replace(/^(\s*)[*+](?=\s)/, "$1-")
    .replace(/:?-{3,}:?/g, "---")
    .trim();

/**
 * Brings a Markdown text to a new wording: a line that says what one before said stays as that was written. The
 * editor's program writes the whole text anew, and loses how the columns of a table are aligned.
 */
export function withWording(before: string, after: string): string {
  const known = Map.groupBy(before.split("\n"), meaning);
  const lines = after.split("\n");
  // Where all say the same, how it is written is what was changed.
  if (lines.map(meaning).join("\n") === before.split("\n").map(meaning).join("\n")) return after;
  return lines.map((line) => known.get(meaning(line))?.shift() ?? line).join("\n");
}
