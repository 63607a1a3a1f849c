import { markdownNodes } from "#app/lib/markdown-tree.server.ts";

/** What a line of Markdown says, whichever way it is written: with `_` or `*`, with needless backslashes, aligned or not. */
const meaning = (line: string): string =>
  line
    .replace(/\\(?=[^\w\s])/g, "")
    .replaceAll("_", "*")
    .replace(/^(\s*)[*+](?=\s)/, "$1-")
    .replace(/:?-{3,}:?/g, "---")
    .trim();

const count = (line: string, what: RegExp): number => line.match(what)?.length ?? 0;

const emphases = (line: string): number =>
  markdownNodes(line, 1).filter(({ node }) => node.type === "emphasis" || node.type === "strong")
    .length;

/**
 * Whether a person wrote the new line so, and not the editor's program. What both lines mean does not tell: the program
 * loses alignment and takes code for words. But it aligns no column; it puts backslashes only before stars, backticks
 * and tildes that are words to it, and before brackets in addresses; and it takes none from a star, a backtick or a
 * tilde. Alignment that a person takes away together with another change cannot be told from what the program loses.
 */
function isByHand(before: string, after: string): boolean {
  const more = (what: RegExp) => count(after, what) - count(before, what);
  const escaped = more(/\\[*`~]/g);
  return (
    /^[\s>|-]*:[\s>|:-]*$/.test(after) ||
    escaped < 0 ||
    (escaped > 0 && emphases(after) < emphases(before)) ||
    more(/\\[^\w\s*`~()]/g) > 0
  );
}

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
