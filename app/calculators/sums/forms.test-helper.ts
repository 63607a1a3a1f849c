import fc from "fast-check";
import type { Calculator, Field } from "./calculator.ts";
import type { Typed } from "./evaluate.ts";

const DAYS = ["2025-11-21", "2026-02-28", "2028-02-29", "2027-01-31", "2019-08-31", "1999-12-31"];

/** What a visitor may sensibly type into a field. */
function sensible({ kind, options = [], min = 0, max = 9, optional }: Field): fc.Arbitrary<string> {
  const empty = optional ? [fc.constant("")] : [];
  if (kind === "choice") return fc.constantFrom(...options);
  if (kind === "day") return fc.oneof(...empty, fc.constantFrom(...DAYS));
  if (kind === "money") {
    const paise = fc.integer({ min: 0, max: 1_000_000_000 });
    const rupees = fc.integer({ min: 0, max: 60_000 }).map((sum) => sum * 100);
    return fc.oneof(...empty, paise, rupees).map((sum) => (sum === "" ? sum : `${+sum / 100}`));
  }
  const most = kind === "tenths" ? Math.min(max, 99) : Math.min(max, 400 + min);
  return fc.oneof(...empty, fc.integer({ min, max: most })).map(String);
}

/** Forms as visitors fill them. @param also other texts that any field may have */
export const forms = (
  { fields }: Calculator,
  also: fc.Arbitrary<string>[] = [],
): fc.Arbitrary<Typed> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        fc.oneof(
          { weight: 30, arbitrary: sensible(field) },
          ...also.map((arbitrary) => ({ weight: 1, arbitrary })),
        ),
      ]),
    ),
  );
