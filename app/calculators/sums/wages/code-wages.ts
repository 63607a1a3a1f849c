import { portion } from "#app/lib/rupees.ts";
import type { Rates } from "#app/law/rates.ts";

export type Pay = {
  /** Basic pay, dearness and retaining allowance. */
  core: number;
  /** What clauses (a) to (i) of the definition name. */
  listed: number;
  /** Everything else: special allowance and the like. */
  unlisted: number;
};

/**
 * Wages by both readings of section 2(y) of the Code on Wages. The statute leaves out the listed items alone, the
 * ministry's answers everything but the core; what is left out above half of the whole counts as wages again.
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
