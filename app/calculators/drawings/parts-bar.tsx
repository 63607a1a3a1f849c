import { across, Bar, Piece, WIDTH, widthOf, Words, type Size, type Weight } from "./chart.tsx";

/** A part of a whole: its size, its name and how the size is written, how heavily it is ruled. */
export type Part = { sum: number; words: [name: string, written: string]; weight: Weight };

type Label = {
  /** Where its leader comes down and where its words begin and end, in pixels. */
  leader: number;
  from: number;
  to: number;
  row: number;
  /** Whether its words start at its leader, end there, or lie at an edge of the drawing. */
  at: "start" | "end" | "left" | "right";
};

type Placed = Part & Label & { x: [number, number] };

const covers = ({ from, to }: Label, x: number) => from < x && x < to;
/** Whether two labels overlap, or the leader of the lower runs through the words of the upper. */
const meet = (a: Label, b: Label) =>
  a.row === b.row
    ? a.from < b.to && b.from < a.to
    : a.row > b.row
      ? covers(b, a.leader)
      : covers(a, b.leader);

/** Where labels of some widths can stand in so many rows. @returns undefined where they find no room */
function findPlaces(
  labels: { leader: number; need: number }[],
  width: number,
  rows: number,
  placed: Label[] = [],
): Label[] | undefined {
  const next = labels[placed.length];
  if (!next) return placed;
  const { leader, need } = next;
  const starts = { start: leader, right: width - need, end: leader - need };
  for (let row = 0; row < rows; row += 1)
    for (const at of ["start", "right", "end"] as const) {
      const from = starts[at];
      const label = { leader, from, to: from + need, row, at };
      const isOutside = from < 0 || label.to > width;
      if (isOutside || leader < from || placed.some((other) => meet(label, other))) continue;
      const found = findPlaces(labels, width, rows, [...placed, label]);
      if (found) return found;
    }
  return undefined;
}

/**
 * Places parts one after the other, and their labels in as few rows as keep every leader clear of words.
 * @returns the parts with their ends in per cent, and how many rows there are, one at least
 */
export function placeParts(parts: Part[], size: Size): { placed: Placed[]; rows: number } {
  const placeOf = across(parts.reduce((sum, part) => sum + part.sum, 0));
  const width = WIDTH[size];
  let end = 0;
  const bars = parts.map((part) => {
    const start = end;
    end += part.sum;
    const need = Math.max(...part.words.map((line) => widthOf(line, 16))) + 12;
    const x: [number, number] = [placeOf(start), placeOf(end)];
    return { ...part, x, leader: (x[0] / 100) * width, need: Math.min(need, width) };
  });
  for (let rows = 1; rows <= bars.length; rows += 1) {
    const labels = findPlaces(bars, width, rows);
    if (labels) return { placed: bars.map((bar, n) => ({ ...bar, ...labels[n]! })), rows };
  }
  // No leader is better than one through words.
  const placed = bars.map((bar, row) => ({
    ...bar,
    from: 0,
    to: bar.need,
    row,
    at: "left" as const,
  }));
  return { placed, rows: Math.max(1, bars.length) };
}

/** Where the words of a label stand. */
const ANCHORS = {
  start: { textAnchor: "start" },
  end: { textAnchor: "end", dx: -6 },
  left: { textAnchor: "start" },
  right: { textAnchor: "end" },
} as const;

/** One bar of parts, with their labels below; a leader where others stand between. */
export const PartsBar = ({ parts, y }: { parts: Placed[]; y: [number, number] }) => (
  <>
    {parts.map(({ x, weight, words: [name, written], at, row }) => {
      const below = y[1] + 20 + row * 43;
      const place = { ...ANCHORS[at], x: { start: x[0], end: x[0], left: 0, right: 100 }[at] };
      const leads = at === "end" || (row > 0 && at !== "left");
      return (
        <g key={name}>
          <Piece x={x} y={y} weight={weight} />
          {leads && (
            <Bar x={x[0]} y={[y[1] + 2, at === "end" ? below + 21 : below - 14]} thick={1} />
          )}
          <Words strong y={below} {...place} text={name} below={[written]} />
        </g>
      );
    })}
    {parts.length > 0 && <Bar x={100} y={[y[0] - 1, y[1] + 1]} />}
  </>
);
