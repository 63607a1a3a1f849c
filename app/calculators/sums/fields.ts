import type { PayPeriod } from "#app/lib/pay.ts";
import type { Field } from "./calculator.ts";

/** An amount in rupees. @param optional whether it may be left empty @param per the period that it is for */
export const money = <const Optional extends boolean = false>(
  optional?: Optional,
  per?: PayPeriod,
) => ({ kind: "money", optional, per }) satisfies Field as Field<"money", Optional>;

/** A whole number; both limits are allowed. */
export const whole = (min: number, max: number) => ({ kind: "whole", min, max }) as const;

/** Days in tenths, so that half days count. */
export const halfDays = (max: number) => ({ kind: "tenths", optional: true, min: 0, max }) as const;

export const day = { kind: "day" } as const;
export const optionalDay = { kind: "day", optional: true } as const;

/** One of several values, each named in the page's words. */
export const choice = <const Options extends readonly string[]>(...options: Options) =>
  ({ kind: "choice", options }) as const;

/** A field that most visitors leave unchanged, shown in a fold. */
export const folded = <const F extends Field>(field: F) => ({ ...field, isFolded: true }) as const;

export const yesOrNo = choice("yes", "no");
