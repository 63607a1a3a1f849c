import type { Answered } from "#app/calculators/sums/evaluate.ts";
import type { Shown } from "#app/calculators/sums/calculator.ts";
import type { Size, Tones } from "./chart.tsx";

/** Says a text of the calculator's words for its drawing. */
export type Say = (key: string, gaps?: Record<string, Shown>) => string;

export type DrawingProps = {
  /** Makes the names of its tones unique on a page. */
  id: string;
  tones: Tones;
  shown: Answered;
  /** The case that is compared with it. */
  other?: Answered;
  say: Say;
  /** Changes a field of the form, where the drawing has a handle. */
  set: (name: string, value: string) => void;
};

/** What a drawing shows, as a table for readers who do not see it. */
export type DrawnTable = (props: DrawingProps) => {
  caption: string;
  rows: { label: string; cells: string[] }[];
};

/** One of the two layouts of a drawing. */
export type LayoutProps = DrawingProps & { size: Size };
