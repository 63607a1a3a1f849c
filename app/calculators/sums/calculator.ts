/** What a calculator is: the fields of its form, a pure function, and which texts its answer uses. */
import type { PayPeriod } from "#app/lib/pay.ts";
import { formatRupees } from "#app/lib/rupees.ts";
import type { Period } from "./service-period.ts";
import type { Rates } from "#app/law/rates.ts";

/** The value of a field, by kind. Money is in paise; `tenths` is in tenths. */
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
  /** Money and numbers left empty are 0. */
  optional?: Optional;
  /** The limits of a number, inclusive; those of money are in rupees. */
  min?: number;
  max?: number;
  /** The period that an amount of money is for. */
  per?: PayPeriod;
  options?: readonly string[];
  /** Whether pasted rows may share it: it is nobody's own figure. Choices always may. */
  isShared?: boolean;
  /** A field and its value with which this one may be left empty. */
  unless?: readonly [field: string, value: string];
  /** Whether it stands in a fold, as most visitors leave it unchanged. */
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

/** A figure with its unit. */
export type Shown =
  | { money: number }
  | { count: number }
  /** Days with fractions, in tenths. */
  | { tenths: number }
  /** Hundredths of a per cent. */
  | { percent: number }
  | { day: string }
  | { period: Period };

export type Gaps = Record<string, Shown>;

type StepFacts = {
  /** The calculation in figures and operators, without words. */
  working?: string;
  /** The ISO day by which the step is due. */
  due?: string;
  /** The ids of its rates: their sections and sources are shown beside the step. */
  rates?: readonly string[];
  /** Whether it totals the steps before. */
  total?: boolean;
};

export type Step = StepFacts & { key: string; gaps: Gaps; value: Shown };

export type Outcome = {
  /** The answer: the key of one of the calculator's sentences. */
  sentence: { key: string; gaps: Gaps };
  /** The answer's figures, shown side by side. */
  figures: { key: string; value: Shown }[];
  steps: Step[];
  /** What limits the answer or is open in law. */
  remarks: { key: string; gaps: Gaps }[];
};

/** What law says of wages that fall short; `byLaw` is the answer's main figure if wages were half of the pay. */
export type Warning = { key: "belowHalf" | "byLaw" | "belowMinimum"; sum: Shown; figure?: string };

/** The unit of a number or text: a key of `Shown`. */
type Unit = Shown extends infer Each ? (Each extends Each ? keyof Each : never) : never;

/** Reads a value from the sum. A falsy result is left out of the answer. */
type Of<Sum, Result> = (sum: Sum, rates: Rates) => Result;
export type Nothing = undefined | null | false | 0;

/** Figures by name: a function that reads it, or only its unit where the sum has a value of the same name. */
export type Figures<Sum, Result = Shown> = Record<string, Unit | Of<Sum, Result>>;

/** An entry of an answer, with the values for the gaps of its text. */
export type Worded<Sum, Result> = readonly [of: Of<Sum, Result>, gaps?: Figures<Sum>];

/** Texts by key, each with its condition. */
export type Texts<Sum> = Record<string, Worded<Sum, unknown>>;

/** The first half of a calculator: what it asks and how it computes. */
type Working<F extends Fields, Sum> = {
  id: string;
  fields: F;
  /** Whether its sheet is signed by somebody. */
  isSigned?: boolean;
  /** The texts of its drawing, each with the names of its gaps: `start more{sum}`. */
  drawing: string;
  /** Whether the drawing shows the figures: there are two readings, and neither is the answer. */
  drawsFigures?: boolean;
  /** Whether its figures are averages: those of several rows have no sum. */
  isAverage?: boolean;
  /** Whether folded fields are unfolded in wide viewports. */
  isFlat?: boolean;
  /** The ids of the rates without which it has no answer. */
  rates: readonly string[];
  /** The day whose law applies; by default the day of the build. */
  dayOf?: (values: ValuesOf<F>) => string | undefined;
  /** The names of its errors that concern several fields. */
  errors?: string;
  /** Checks several fields together: returns fields with the name of an error. */
  check?: (values: ValuesOf<F>, rates: Rates) => Partial<Record<keyof F, string>>;
  /** A month's full pay, wages and minimum wage, in paise: wages below half of the pay or the minimum are told. */
  payOf?: (values: ValuesOf<F>, rates: Rates) => { pay: number; wages: number; minimum?: number };
  /** Computes everything; `day` is the ISO day whose law applies. */
  sum: (values: ValuesOf<F>, rates: Rates, day: string) => Sum;
};

/** The second half of a calculator: what its answer says. Content has the texts. */
type Sayings<Sum> = {
  /** The first of these whose condition holds is the answer. */
  sentences: Texts<Sum>;
  figures: Figures<Sum, Shown | Nothing>;
  steps: Record<string, Worded<Sum, (Shown & StepFacts) | Nothing>>;
  remarks?: Texts<Sum>;
};

export type Calculator = Working<Fields, unknown> & Sayings<unknown>;

/**
 * Defines a calculator with types for its fields and sum; elsewhere both are unknown. The two halves are separate
 * calls, so that the type of the second follows from what the first computes.
 * @returns a function that takes the second half and returns the calculator
 */
export const defineCalculator =
  <const F extends Fields, Sum>(working: Working<F, Sum>) =>
  (sayings: Sayings<Sum>): Calculator =>
    ({ ...working, ...sayings }) as unknown as Calculator;

/** Several ids of rates, separated by spaces. */
export const ids = (text: string): string[] => text.trim().split(/\s+/);

/** A step for a sum of money, left out where it is 0. @param money in paise @param rates ids */
export const moneyStep = (money = 0, ...rates: string[]) => money > 0 && { money, rates };

/** A step for a sum paid in some months of a year, left out where it is 0. @param month in paise @param rates ids */
export const monthlyStep = (month = 0, months = 0, ...rates: string[]) =>
  month > 0 && { money: month * months, working: `${formatRupees(month)} × ${months}`, rates };
