import type { Shown } from "#app/calculators/sums/calculator.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import type { Size } from "#app/components/chart.tsx";

/** Returns a text of the calculator's drawing, with its gaps filled. */
export type Say = (key: string, gaps?: Record<string, Shown>) => string;

export type DrawingProps = {
  /** The calculator's id; it makes the ids of the patterns unique on a page. */
  id: string;
  shown: Answered;
  /** The second case, while two are compared. */
  other?: Answered;
  say: Say;
  written: (value: Shown) => string;
  /** The first day whose law is known: handles go no further back. */
  since: string;
  /** Changes a field of the form; for drawings with a handle. */
  set: (name: string, value: string) => void;
  /** Whether it stands on the sheet to sign, as a second drawing of the page: without handles. */
  isSigned?: boolean;
};

export type LayoutProps = DrawingProps & { size: Size };
