import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";

export type Pay = {
  /** Basic pay, dearness allowance and retaining allowance, in paise. */
  core: number;
  /** The items named in clauses (a) to (i) of the definition. */
  listed: number;
  /** All other items: special allowance and the like. */
  unlisted: number;
};

/**
 * Wages by both readings of section 2(y) of the Code on Wages. The statute excludes only the listed items; by the
 * ministry's answers all but the core is excluded. Excluded pay above half of the total counts as wages again.
 */
export function codeWages({ core, listed, unlisted }: Pay, rates: Rates) {
  const total = core + listed + unlisted;
  const most = portion(total, rates.share("wages-exclusions"));
  const reading = (excluded: number) => ({
    excluded,
    added: Math.max(0, excluded - most),
    wages: total - Math.min(excluded, most),
  });
  return { total, most, statute: reading(listed), faq: reading(listed + unlisted) };
}
