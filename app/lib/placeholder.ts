import { RESERVED_NAME } from "./address/reserved-name.ts";

/**
 * A gap to fill in, within one paragraph: `[Street]`, `[Say what the job is]`, `[●]`. It begins with a capital, or with
 * any letter of a script without capitals. Not gaps: years and letters in brackets, which are quotations, and lawyers'
 * insertions ([Emphasis supplied]).
 */
export const GAP =
  /\[(?!Emphasis |Sic\b|Translation\b|Footnotes? omitted|Citations? omitted)[\p{Lu}\p{Lo}](?:[^\]\n]|\n(?!\s*\n)){2,}\](?!\()|\[[●•]+\]/u;

/** Whether a telephone number is all zeros, apart from the country code. */
export const isZeroPhone = (phone: string): boolean =>
  /^\d{0,3}0{7,}$/.test(phone.replace(/\D/g, ""));

/** Whether a fact about the firm is a placeholder: a gap, a telephone number of zeros, a reserved name. */
export const isPlaceholder = (fact: string): boolean =>
  GAP.test(fact) || isZeroPhone(fact) || RESERVED_NAME.test(fact);
