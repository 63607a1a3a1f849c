import {
  across,
  Bar,
  Piece,
  Rule,
  WIDTH,
  widthOf,
  Words,
  type Size,
  type Weight,
} from "./chart.tsx";

/** A part of a whole: its size, its name and how the size is written, how heavily it is ruled. */
export type Part = { sum: number; words: [name: string, written: string]; weight: Weight };

type Placed = Part & {
  x: [number, number];
  /** Whether its label ends at the right edge. */
  isEnd: boolean;
  row: number;
};

/**
 * Places parts one after the other, each with the row of its label: where two would meet, the second goes down.
 * @returns the parts with their ends in per cent, and how many rows there are, one at least
 */
export function placeParts(parts: Part[], size: Size): { placed: Placed[]; rows: number } {
  const placeOf = across(parts.reduce((sum, part) => sum + part.sum, 0));
  const placed: Placed[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const part of parts) {
    const x: [number, number] = [placeOf(start), placeOf(start + part.sum)];
    const need = Math.max(...part.words.map((line) => widthOf(line, 16))) + 12;
    const left = (x[0] / 100) * WIDTH[size];
    const isEnd = left + need > WIDTH[size];
    const at = isEnd ? WIDTH[size] - need : left;
    const free = ends.findIndex((end) => at >= end);
    const row = free < 0 ? ends.length : free;
    ends[row] = at + need;
    placed.push({ ...part, x, isEnd, row });
    start += part.sum;
  }
  return { placed, rows: Math.max(1, ends.length) };
}

/** One bar of parts, with their labels below; a leader where others stand between. */
export const PartsBar = ({ parts, y }: { parts: Placed[]; y: [number, number] }) => (
  <>
    {parts.map(({ x, weight, words: [name, written], isEnd, row }) => {
      const below = y[1] + 20 + row * 43;
      const place = isEnd ? ({ x: 100, textAnchor: "end" } as const) : { x: x[0] };
      return (
        <g key={name}>
          <Piece x={x} y={y} weight={weight} />
          {row > 0 && <Rule look="hair" x={x[0]} y={[y[1] + 2, below - 14]} />}
          <Words strong y={below} {...place} text={name} />
          <Words y={below + 19} {...place} text={written} />
        </g>
      );
    })}
    {parts.length > 0 && <Bar x={100} y={[y[0] - 1, y[1] + 1]} width={2} shift={2} />}
  </>
);
