/** Rates of law by period: content supplies the periods, calculations read figures by id. */
import type { Fraction } from "#app/lib/rupees.ts";

/** A slab of a scale: `share` applies above `above` (in paise), up to the next slab. */
export type Slab = { above: number; share: Fraction };

/** The kinds of rates: money in paise, shares, numbers of days, months or persons, scales. */
type Values = { amount: number; share: Fraction; number: number; slabs: Slab[] };
type Kind = keyof Values;

export type RateValue = { [K in Kind]: Pick<Values, K> }[Kind];

/** One rate for one period. */
export type Rate = {
  id: string;
  name: string;
  from: string;
  /** The last ISO day, which may be in the future; undefined where no end is known. */
  to?: string;
  value: RateValue;
  section: string;
  /** What the calculation assumes where the law leaves something open. */
  assumes?: string;
};

/** `find` is for an amount that an answer can do without. */
export type Rates = { [K in Kind]: (id: string) => Values[K] } & {
  find: (id: string) => number | undefined;
};

const holdsOn = (day: string) => (rate: Rate) =>
  rate.from <= day && (rate.to === undefined || day <= rate.to);

/** A calculation needs a rate that is unknown on its day. */
export class MissingRate extends Error {
  readonly id: string;
  constructor(id: string, day: string) {
    super(`No rate "${id}" on ${day}`);
    this.id = id;
  }
}

/** The rates in force on a day. @param day ISO day */
export const heldOn = (day: string, ids: readonly string[], rates: Rate[]): Rate[] =>
  rates.filter((rate) => ids.includes(rate.id) && holdsOn(day)(rate));

/** The first ISO day on which all of some rates are known. */
export const firstDayOf = (ids: readonly string[], rates: Rate[]): string =>
  ids
    .map((one) => rates.flatMap(({ id, from }) => (id === one ? from : [])).toSorted()[0] ?? "")
    .toSorted()
    .at(-1) ?? "";

/** The figures in force on a day, by id. Reading any other rate throws MissingRate. @param day ISO day */
export function ratesOn(day: string, rates: Rate[]): Rates {
  const rateOf = (id: string) => rates.find((rate) => rate.id === id && holdsOn(day)(rate));
  const read =
    <K extends Kind>(kind: K) =>
    (id: string): Values[K] => {
      const value = rateOf(id)?.value;
      if (!value) throw new MissingRate(id, day);
      if (!(kind in value)) throw new RangeError(`"${id}" is no ${kind}`);
      return (value as Pick<Values, K>)[kind];
    };
  return {
    find: (id) => (rateOf(id) ? read("amount")(id) : undefined),
    amount: read("amount"),
    share: read("share"),
    number: read("number"),
    slabs: read("slabs"),
  };
}
