import { calculators as labels } from "virtual:labels";
import type { Rate } from "#app/law/rates.ts";
import type { Basis } from "#app/law/basis.ts";
import { BasisMark } from "#app/law/components/basis-mark.tsx";
import { LawFacts, type LawFact } from "#app/law/components/law-facts.tsx";
import { formatDay } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import { writtenDay, writtenRate } from "./site-value-formats.ts";
import styles from "./law-behind.module.css";

export type LawBehindProps = {
  /** The day of the build. */
  today: string;
  rates: (Omit<Rate, "section"> & { basis: Basis; facts: LawFact[]; warning?: string })[];
};

/** Every figure of law that a calculator uses: its days, where it is written and what it rests on. */
export const LawBehind = ({ today, rates }: LawBehindProps) => (
  <div id="law-behind" className={styles.law}>
    <p>{fill(labels.lawLead, { day: writtenDay(today) })}</p>
    <dl>
      {rates.map((rate) => (
        <div key={`${rate.id}-${rate.from}`}>
          <dt>
            <BasisMark basis={rate.basis} />
            <span>{[rate.name, ...writtenRate(rate.value)].join(", ")}</span>
          </dt>
          <dd>
            <p>
              {rate.to
                ? fill(labels.span, { from: formatDay(rate.from), to: formatDay(rate.to) })
                : fill(labels.since, { from: formatDay(rate.from) })}
            </p>
            {rate.assumes && <p>{rate.assumes}</p>}
            <LawFacts facts={rate.facts} warning={rate.warning} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
