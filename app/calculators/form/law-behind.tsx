import { calculators as labels } from "virtual:labels";
import type { Rate } from "#app/law/rates.ts";
import type { Basis } from "#app/law/basis.ts";
import { Terms } from "#app/components/terms.tsx";
import { BasisMark } from "#app/law/components/basis-mark.tsx";
import { LawFacts, type LawFact } from "#app/law/components/law-facts.tsx";
import { formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { writtenDay, writtenRate } from "./form-words.ts";

export type LawBehindProps = {
  /** The day of the build. */
  today: string;
  rates: (Omit<Rate, "section"> & { basis: Basis; facts: LawFact[]; warning?: string })[];
};

/** Every rate that a calculator uses, with its days, its section and its source. */
export const LawBehind = ({ today, rates }: LawBehindProps) => (
  <div id="law-behind" className="small">
    <p>{fill(labels.lawLead, { day: writtenDay(today) })}</p>
    <Terms
      columns
      rows={rates.map(({ id, name, from, to, value, assumes, basis, facts, warning }) => ({
        key: `${id}-${from}`,
        term: (
          <span id={`rate-${id}-${from}`}>
            <BasisMark basis={basis} /> {[name, ...writtenRate(value)].join(", ")}
          </span>
        ),
        text: (
          <>
            <p>
              {to
                ? fill(labels.span, { from: formatDay(from), to: formatDay(to) })
                : fill(labels.since, { from: formatDay(from) })}
            </p>
            {assumes && <p>{assumes}</p>}
            <LawFacts facts={facts} warning={warning} />
          </>
        ),
      }))}
    />
  </div>
);
