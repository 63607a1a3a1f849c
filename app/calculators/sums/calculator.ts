/** What a calculator is: the fields of its form, a pure function, and which words say what it gives. */
import type { PayPeriod } from "#app/lib/pay.ts";
import { formatRupees } from "#app/lib/rupees.ts";
import type { Period } from "./service-period.ts";
import type { Rates } from "#app/law/rates.ts";

/** A value of a field, by the kind of the field. Money is in paise, `tenths` in tenths. */
type FieldValues = {
  money: number;
  whole: number;
  tenths: number;
  day: string;
  choice: string;
};
export type FieldKind = keyof FieldValues;

export type Field<Kind extends FieldKind = FieldKind, Optional extends boolean = boolean> = {
  kind: Kind;
  /** Money and numbers left empty count as nothing. */
  optional?: Optional;
  /** The limits of a number, both allowed; of money in rupees. */
  min?: number;
  max?: number;
  /** For which time money is. */
  per?: PayPeriod;
  /** The values of a choice. */
  options?: readonly string[];
  /** Whether it stands in a fold, as most visitors leave it as it is. */
  isFolded?: true;
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

/** What fills the gaps of a text. */
export type Gaps = Record<string, Shown>;

/** What a step shows besides its value. */
type StepFacts = {
  /** The sum, in figures and signs alone. */
  working?: string;
  /** By when it is due. */
  due?: string;
  /** The rates it rests on: their sections and sources stand beside it. */
  rates?: readonly string[];
  /** A sum of the steps before. */
  total?: boolean;
};

export type Step = StepFacts & { key: string; gaps: Gaps; value: Shown };

export type Outcome = {
  /** One of the calculator's sentences: the answer. */
  sentence: { key: string; gaps: Gaps };
  /** The answer's figures, side by side. */
  figures: { key: string; value: Shown }[];
  steps: Step[];
  /** What is open in law or limits the answer. */
  remarks: { key: string; gaps: Gaps }[];
};

/** How a number or a text of the sum is written. */
type Unit = Shown extends infer Each ? (Each extends Each ? keyof Each : never) : never;

/** Reads something of what was worked out; nothing where it has no place in the answer. */
type Of<Sum, Result> = (sum: Sum, rates: Rates) => Result;
export type Nothing = undefined | null | false | 0;

/** Figures by their names: each a function that reads it, or a unit alone where the sum has it under the same name. */
export type Figures<Sum, Result = Shown> = Record<string, Unit | Of<Sum, Result>>;

/** An entry of an answer whose words may have gaps, each with what fills it. */
export type Worded<Sum, Result> = readonly [of: Of<Sum, Result>, gaps?: Figures<Sum>];

/** Texts of an answer, each with when it is said. */
export type Texts<Sum> = Record<string, Worded<Sum, unknown>>;

/** What a calculator asks, and how it works the answer out. */
type Working<F extends Fields, Sum> = {
  id: string;
  fields: F;
  /** Whether somebody signs for the sum. */
  isSigned?: boolean;
  /** The words of its drawing, each with the names of its gaps: `start more{sum}`. */
  drawing: string;
  /** Whether the drawing shows the figures itself: two readings, of which neither is the answer. */
  drawsFigures?: boolean;
  /** Whether a wide window shows its folded fields all the same. */
  isFlat?: boolean;
  /** The rates it cannot do without. */
  rates: readonly string[];
  /** The day whose law applies; the day of the build if left out. */
  dayOf?: (values: ValuesOf<F>) => string | undefined;
  /** What can be wrong between fields, by its names. */
  errors?: string;
  /** What is wrong between fields: the field and one of the errors. */
  check?: (values: ValuesOf<F>, rates: Rates) => Partial<Record<keyof F, string>>;
  /** Works everything out; `day` is the one whose law applies. */
  sum: (values: ValuesOf<F>, rates: Rates, day: string) => Sum;
};

/** What an answer says of a sum, in this order; content has the words. */
type Sayings<Sum> = {
  /** The answer is the first of these that holds. */
  sentences: Texts<Sum>;
  figures: Figures<Sum, Shown | Nothing>;
  steps: Record<string, Worded<Sum, (Shown & StepFacts) | Nothing>>;
  remarks?: Texts<Sum>;
};

export type Calculator = Working<Fields, unknown> & Sayings<unknown>;

/**
 * Ties the types of a calculator's fields and sum to its functions; the rest of the site sees any calculator. It takes
 * its halves one after the other, as the functions of the second read what the first works out.
 * @returns the function that takes the second half, and gives the calculator
 */
export const defineCalculator =
  <const F extends Fields, Sum>(working: Working<F, Sum>) =>
  (sayings: Sayings<Sum>): Calculator =>
    ({ ...working, ...sayings }) as unknown as Calculator;

/** A step that shows a sum of money where there is one. */
export const some = (money = 0, ...rates: string[]) => money > 0 && { money, rates };

/** The same for a sum that is paid in some months of a year. */
export const monthly = (month = 0, months = 0, ...rates: string[]) =>
  month > 0 && { money: month * months, working: `${formatRupees(month)} × ${months}`, rates };
