/** A title broken into lines and the size it is set in. */
type SetTitle = { lines: string[]; fontSize: number };

/** The room for a title, in pixels. A line is as high as its size. */
export type TitleRoom = {
  width: number;
  height: number;
  /** Sizes to try, largest first. */
  fontSizes: readonly number[];
};

/** Gives the width of a text set in a size of 1 pixel. */
type Measure = (text: string) => number;

/** An ampersand goes with the word after it: "Talent Acquisition / & Development". */
const wordsOf = (title: string): string[] => title.replaceAll("& ", "&\u00a0").split(/ +/);

type Setting = { raggedness: number; lines: string[] };

/**
 * Breaks words into `count` lines that are as even as possible: the sum of the squared widths is least.
 * The best breaks of the last words are found once and reused, as in Knuth and Plass's line breaking.
 */
function evenLines(words: readonly string[], count: number, measure: Measure): string[] {
  const known = new Map<string, Setting>();
  const solve = (from: number, left: number): Setting => {
    const key = `${from}:${left}`;
    let best = known.get(key);
    if (best) return best;
    best = { raggedness: Infinity, lines: [] };
    const lastEnd = words.length - left + 1;
    for (let end = left === 1 ? words.length : from + 1; end <= lastEnd; end++) {
      const line = words.slice(from, end).join(" ");
      const rest = left === 1 ? { raggedness: 0, lines: [] } : solve(end, left - 1);
      const raggedness = measure(line) ** 2 + rest.raggedness;
      if (raggedness < best.raggedness) best = { raggedness, lines: [line, ...rest.lines] };
    }
    known.set(key, best);
    return best;
  };
  return solve(0, count).lines;
}

/** A word in pieces of at most `width`, each but the last with a hyphen. */
function piecesOf(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of new Intl.Segmenter("en").segment(word)) {
    if (piece && measure(`${piece}${segment}-`) > width) {
      pieces.push(`${piece}-`);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/**
 * Sets a title in the largest size in which it fits, on as few lines as that size allows; a word that is longer than a
 * line is broken.
 * @throws Error where it does not fit in the smallest size either
 */
export function setTitle(
  title: string,
  { width, height, fontSizes }: TitleRoom,
  measure: Measure,
): SetTitle {
  const smallest = Math.min(...fontSizes);
  // Only what would be too long in the smallest size is broken, into pieces that may stand in a larger one.
  const words = wordsOf(title).flatMap((word) =>
    measure(word) * smallest > width ? piecesOf(word, (width / smallest) * 0.7, measure) : word,
  );
  for (const fontSize of fontSizes) {
    const mostLines = Math.min(Math.floor(height / fontSize), words.length);
    for (let count = 1; count <= mostLines; count++) {
      const lines = evenLines(words, count, measure);
      if (lines.every((line) => measure(line) * fontSize <= width)) return { lines, fontSize };
    }
  }
  throw new Error(`"${title}" does not fit into ${width} × ${height} pixels`);
}
