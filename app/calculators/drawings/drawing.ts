import type { Rates } from "#app/law/rates.ts";
import type { Outcome, Shown } from "#app/calculators/sums/calculator.ts";
import type { Size, Tones } from "./chart.tsx";

/** Says a text of the calculator's words for its drawing. */
export type Say = (key: string, gaps?: Record<string, Shown>) => string;

/** What a drawing is made from: the values of a form as they were read, and the rates of their day. */
export type Case = { values: unknown; rates: Rates; day: string; outcome: Outcome };

export type DrawingProps = {
  /** Makes the names of its tones unique on a page. */
  id: string;
  tones: Tones;
  shown: Case;
  /** The case that is compared with it. */
  other?: Case;
  say: Say;
  /** Changes a field of the form, where the drawing has a handle. */
  set: (name: string, value: string) => void;
};

/** One of the two layouts of a drawing. */
export type LayoutProps = DrawingProps & { size: Size };
