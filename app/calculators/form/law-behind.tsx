import { calculators as labels } from "virtual:labels";
import type { LawRate } from "#app/law/collections/rates.server.ts";
import { Band, Split } from "#app/components/band.tsx";
import { formatDay } from "#app/lib/date.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { writtenDay, writtenRate } from "./site-value-formats.ts";
import styles from "./law-behind.module.css";

export type LawBehindProps = {
  /** The day of the build. */
  today: string;
  rates: (Omit<LawRate, "rule"> & {
    isCheckDue: boolean;
    /** Where the rule that it belongs to stands in full. */
    rule?: { href: string; title: string };
  })[];
};

/** Every figure of law that a calculator uses: its days, its section, its source and who has compared it. */
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
                  {rate.name}
                  {writtenRate(rate.value).map((value) => (
                    <span key={value} className={styles.value}>
                      {value}
                    </span>
                  ))}
                </dt>
                <dd>
                  <p>
                    {rate.link ? <a href={rate.link}>{rate.section}</a> : rate.section}
                    {", "}
                    {rate.to
                      ? fill(labels.span, { from: formatDay(rate.from), to: formatDay(rate.to) })
                      : fill(labels.since, { from: formatDay(rate.from) })}
                  </p>
                  {rate.rule && (
                    <p>
                      {labels.rule} <a href={rate.rule.href}>{rate.rule.title}</a>
                    </p>
                  )}
                  <p>{fill(labels.source, { sources: rate.source })}</p>
                  <p>
                    {fill(labels.checked, { day: formatDay(rate.checkedOn) })}{" "}
                    {rate.checkedBy === ""
                      ? labels.notChecked
                      : fill(labels.checkedBy, { name: rate.checkedBy })}
                    {rate.isCheckDue && <strong> {labels.checkDue}</strong>}
                  </p>
                  {rate.open && <p>{rate.open}</p>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </Split>
    </Band>
  );
}
