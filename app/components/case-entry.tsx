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
        {counted?.before && (
          <BeforeAfter before={Number(counted.before)} after={Number(counted.figure)} />
        )}
        <span>{counted?.text}</span>
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
