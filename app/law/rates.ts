/** Rates of law with the days they hold from and to: data comes in from content, figures go out by name. */
import type { Fraction } from "#app/lib/rupees.ts";

/** A part of an income and what is taken of it. */
export type Slab = { above: number; share: Fraction };

/** What rates are: money in paise, shares, numbers of days, months or persons, scales. */
type Values = { amount: number; share: Fraction; number: number; slabs: Slab[] };
type Kind = keyof Values;

/** The one of them that a rate is. */
export type RateValue = { [K in Kind]: Pick<Values, K> }[Kind];

/** One rate for the time that it holds. */
export type Rate = {
  id: string;
  name: string;
  from: string;
  /** The last day; undefined while nothing ends it. */
  to?: string;
  value: RateValue;
  section: string;
  /** What a sum assumes where the law leaves something open. */
  assumes?: string;
};

export type Rates = { [K in Kind]: (id: string) => Values[K] };

const holdsOn = (day: string) => (rate: Rate) =>
  rate.from <= day && (rate.to === undefined || day <= rate.to);

/** That a calculation needs a rate of which nothing is known on its day. */
export class MissingRate extends Error {
  readonly id: string;
  constructor(id: string, day: string) {
    super(`No rate "${id}" on ${day}`);
    this.id = id;
  }
}

/** The rates that hold on a day. */
export const heldOn = (day: string, ids: readonly string[], rates: Rate[]): Rate[] =>
  rates.filter((rate) => ids.includes(rate.id) && holdsOn(day)(rate));

/** The figures that hold on a day, by name. Asked for one that does not, they throw a MissingRate. */
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
    amount: read("amount"),
    share: read("share"),
    number: read("number"),
    slabs: read("slabs"),
  };
}
