/** Kinds of fields, as calculators name them. */
import type { PayPeriod } from "#app/lib/pay.ts";
import type { Field } from "./calculator.ts";

/** An amount of rupees; nothing where it is left empty and may be. @param per the time that it is for */
export const money = <const Optional extends boolean = false>(
  optional?: Optional,
  per?: PayPeriod,
) => ({ kind: "money", optional, per }) satisfies Field as Field<"money", Optional>;

export const whole = (min: number, max: number) => ({ kind: "whole", min, max }) as const;

/** Days, of which half ones count too; in tenths. */
export const halfDays = (max: number) => ({ kind: "tenths", optional: true, min: 0, max }) as const;

export const day = { kind: "day" } as const;
export const optionalDay = { kind: "day", optional: true } as const;

export const choice = <const Options extends readonly string[]>(...options: Options) =>
  ({ kind: "choice", options }) as const;

/** A field that most visitors leave as it is. */
export const folded = <const F extends Field>(field: F) => ({ ...field, isFolded: true }) as const;

export const yesOrNo = choice("yes", "no");
