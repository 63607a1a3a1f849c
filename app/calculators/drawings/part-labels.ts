import { WIDTH, widthOf, type Size } from "./chart.tsx";

type Labelled<Part> = Part & {
  start: number;
  end: number;
  /** Whether its label ends at the right edge. */
  isEnd: boolean;
  row: number;
};

/**
 * Parts of a bar one after the other, each with the row of its label: where two would meet, the second goes down.
 * @param placeOf from an amount to per cent of the width
 * @param words the lines of a part's label
 * @returns the parts with their ends as amounts, and how many rows there are, one at least
 */
export function withLabels<Part extends { sum: number }>(
  parts: Part[],
  size: Size,
  placeOf: (sum: number) => number,
  words: (part: Part) => string[],
): { placed: Labelled<Part>[]; rows: number } {
  const placed: Labelled<Part>[] = [];
  const ends: number[] = [];
  for (const part of parts) {
    const start = placed.at(-1)?.end ?? 0;
    const need = Math.max(...words(part).map((line) => widthOf(line, 16))) + 12;
    const left = (placeOf(start) / 100) * WIDTH[size];
    const isEnd = left + need > WIDTH[size];
    const at = isEnd ? WIDTH[size] - need : left;
    const free = ends.findIndex((end) => at >= end);
    const row = free < 0 ? ends.length : free;
    ends[row] = at + need;
    placed.push({ ...part, start, end: start + part.sum, isEnd, row });
  }
  return { placed, rows: Math.max(1, ends.length) };
}
