import type { ReactNode } from "react";
import type { listRow } from "./browsed-list.tsx";
import { linkArea } from "./link-area.ts";
import { BeforeAfter, type Result } from "./result-figures.tsx";
import { SampleMark } from "./sample-mark.tsx";
import styles from "./case-entry.module.css";

export type CaseEntryProps = {
  href: string;
  title: string;
  industry: string;
  sample: boolean;
  description: string;
  counted?: Result;
  /** `large` is the first of the list, `half` stands beside another entry. */
  look?: "large" | "half";
  /** Shown below the description. */
  quote?: ReactNode;
  /** Challenges and results, in full. */
  facts?: ReactNode;
  /** The attributes of a row of a `BrowsedList`. */
  row?: ReturnType<typeof listRow>;
};

/** One of the things counted, whatever they are. */
const PIECE = "M0 0h20v28h-20z";
/** The most pieces that are drawn beside one: three rows of three. */
const MOST_PIECES = 9;

/** A case study: its figure with lines, its subject and its results. */
export function CaseEntry({
  href,
  title,
  industry,
  sample,
  description,
  ...entry
}: CaseEntryProps) {
  const { counted, look, quote, facts, row } = entry;
  const before = Number(counted?.before) || 0;
  const after = Number(counted?.figure) || 0;
  const figures = [look === "large" && counted?.before, counted?.figure]
    .filter(Boolean)
    .join(" → ");
  return (
    <article {...row} className={`${linkArea} ${styles.entry}`} data-look={look}>
      <div className={styles.count}>
        {figures && (
          <span className={styles.figure} data-figure="" data-digit={figures[0]}>
            {figures}
          </span>
        )}
        <span>{counted?.text}</span>
        {facts && look && before > 1 && before <= MOST_PIECES && after === 1 ? (
          <svg
            viewBox="0 0 200 96"
            width="100%"
            fill="var(--white)"
            stroke="currentColor"
            strokeWidth="0.4"
            data-desk-only=""
            aria-hidden="true"
          >
            {Array.from({ length: before }, (_, at) => (
              <path
                key={at}
                d={PIECE}
                transform={`translate(${(at % 3) * 26} ${Math.floor(at / 3) * 34})`}
              />
            ))}
            <path d={PIECE} transform="translate(92) scale(3.4)" />
          </svg>
        ) : (
          after > 0 &&
          (before > 0 || (facts && Number.isInteger(after))) && (
            <BeforeAfter before={before} after={after} />
          )
        )}
      </div>
      <div>
        <p>
          <b>{industry}</b> <SampleMark sample={sample} />
        </p>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p>{description}</p>
        {quote}
      </div>
      {facts}
    </article>
  );
}
