/** What a calculator is: the fields of its form, the words it needs, and a pure function. */
import type { Period } from "./service-period.ts";
import type { Rates } from "#app/law/rates.ts";

/** A value of a field, by the kind of the field. Money is in paise, `tenths` in tenths. */
type FieldValues = {
  money: number;
  whole: number;
  tenths: number;
  day: string;
  choice: string;
  weekdays: number[];
};
export type FieldKind = keyof FieldValues;

export type Field<Kind extends FieldKind = FieldKind, Optional extends boolean = boolean> = {
  kind: Kind;
  /** Money and numbers left empty count as nothing. */
  optional?: Optional;
  /** The limits of a number, both allowed; of money in rupees. */
  min?: number;
  max?: number;
  /** The values of a choice. */
  options?: readonly string[];
};

export type Fields = Record<string, Field>;

type ValueOf<F> = F extends { kind: "choice"; options: readonly (infer Option)[] }
  ? Option
  : F extends { kind: "day"; optional: true }
    ? string | undefined
    : F extends { kind: infer Kind extends FieldKind }
      ? FieldValues[Kind]
      : never;

export type ValuesOf<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** A figure, and how it is written. */
export type Shown =
  | { money: number }
  | { count: number }
  /** A number of days with halves and the like, in tenths. */
  | { tenths: number }
  /** In hundredths of a per cent. */
  | { percent: number }
  | { day: string }
  | { period: Period };

type Gaps = Record<string, Shown | undefined>;

export type Step<Key extends string = string> = {
  key: Key;
  /** What fills the gaps of the step's words. */
  gaps?: Gaps;
  /** The sum, in figures and signs alone. */
  working?: string;
  value: Shown;
  /** By when it is due. */
  due?: string;
  /** The rates it rests on: their sections and sources stand beside it. */
  rates?: readonly string[];
  /** A sum of the steps before. */
  total?: boolean;
};

export type Outcome = {
  /** One of the calculator's sentences: the answer. */
  sentence: { key: string; gaps: Gaps };
  /** The answer's figures, side by side. */
  figures: { key: string; value: Shown }[];
  steps: Step[];
  /** What is open in law or limits the answer. */
  remarks: { key: string; gaps?: Gaps }[];
};

/** The names of the gaps of a text, each with nothing but its name. */
type GapNames = readonly string[];

export type Calculator<F extends Fields = Fields> = {
  id: string;
  fields: F;
  /** Whether somebody signs for the sum. */
  isSigned?: boolean;
  /** The words it needs from content, each with the names of its gaps. */
  sentences: Record<string, GapNames>;
  figures: readonly string[];
  steps: Record<string, GapNames>;
  remarks: Record<string, GapNames>;
  /** The words of its drawing, if it has one. */
  drawing?: Record<string, GapNames>;
  /** Whether the drawing shows the figures itself: two readings, of which neither is the answer. */
  drawsFigures?: boolean;
  /** Fields that stand in a fold; `flat` where a wide window shows them all the same. */
  more?: { fields: readonly string[]; flat?: boolean };
  /** What can be wrong between fields. */
  errors: readonly string[];
  /** The rates it cannot do without. */
  rates: readonly string[];
  /** The day whose law applies; the day of the build if left out. */
  dayOf?: (values: ValuesOf<F>) => string | undefined;
  /** What is wrong between fields: the field and one of the errors. */
  check?: (values: ValuesOf<F>, rates: Rates) => Partial<Record<keyof F, string>>;
  /** The answer; `day` is the one whose law applies. */
  calculate: (values: ValuesOf<F>, rates: Rates, day: string) => Outcome;
};

/** Ties the types of a calculator's fields to its function; the rest of the site sees any calculator. */
export const defineCalculator = <const F extends Fields>(calculator: Calculator<F>): Calculator =>
  calculator as unknown as Calculator;
