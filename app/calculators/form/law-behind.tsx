import { calculators as labels } from "virtual:labels";
import type { Rate } from "#app/law/rates.ts";
import type { Basis } from "#app/law/basis.ts";
import { BasisMark } from "#app/law/components/basis-mark.tsx";
import { LawFacts, type LawFact } from "#app/law/components/law-facts.tsx";
import { Band, Split } from "#app/components/band.tsx";
import { formatDay } from "#app/lib/date.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { writtenDay, writtenRate } from "./site-value-formats.ts";
import styles from "./law-behind.module.css";

export type LawBehindProps = {
  /** The day of the build. */
  today: string;
  rates: (Omit<Rate, "section"> & { basis: Basis; facts: LawFact[]; warning?: string })[];
};

/** Every figure of law that a calculator uses: its days, where it is written and what it rests on. */
export function LawBehind({ today, rates }: LawBehindProps) {
  return (
    <Band screenOnly labelledBy="law-behind" space="joined">
      <Split
        start={
          <>
            <h2 id="law-behind">{labels.law}</h2>
            <p className={styles.lead}>{fill(labels.lawLead, { day: writtenDay(today) })}</p>
          </>
        }
      >
        <details className={styles.details}>
          <summary>{fillCount(labels.showLaw, rates.length, {})}</summary>
          <dl className={styles.rates}>
            {rates.map((rate) => (
              <div key={`${rate.id}-${rate.from}`}>
                <dt>
                  {rate.name} <BasisMark basis={rate.basis} />
                  {writtenRate(rate.value).map((value) => (
                    <span key={value} className={styles.value}>
                      {value}
                    </span>
                  ))}
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
        </details>
      </Split>
    </Band>
  );
}
