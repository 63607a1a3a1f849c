import { RESERVED_NAME } from "./address/reserved-name.ts";

/**
 * A gap to be filled, within one paragraph: `[Street]`, `[Say what the job is]`. Scripts without capitals may begin with
 * any letter. Years and letters in brackets are quotations, and so is what lawyers put into one ([Emphasis supplied]).
 * A drafter's dot in brackets is a gap, too.
 */
export const GAP =
  /\[(?!Emphasis |Sic\b|Translation\b|Footnotes? omitted|Citations? omitted)[\p{Lu}\p{Lo}](?:[^\]\n]|\n(?!\s*\n)){2,}\](?!\()|\[[●•]+\]/u;

/** Whether a telephone number is all zeros, behind the country's digits if it has them. */
export const isZeroPhone = (phone: string): boolean =>
  /^\d{0,3}0{7,}$/.test(phone.replace(/\D/g, ""));

/** Whether a fact of the firm is still to be filled in: a gap, a telephone number of zeros, a name that reaches nobody. */
export const isPlaceholder = (fact: string): boolean =>
  GAP.test(fact) || isZeroPhone(fact) || RESERVED_NAME.test(fact);
