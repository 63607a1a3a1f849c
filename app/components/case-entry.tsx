import type { ReactNode } from "react";
import { TESTIMONIAL_PREVIEW_LENGTH } from "#app/constants.ts";
import { truncate } from "#app/lib/text.ts";
import "#app/styles/reading-font.css";
import type { listRow } from "./browsed-list.tsx";
import { linkArea } from "./link-area.ts";
import { BeforeAfter, type Result } from "./result-figures.tsx";
import { SampleMark } from "./badge.tsx";
import styles from "./case-entry.module.css";

export type CaseEntryProps = {
  href: string;
  rel?: "next";
  title: string;
  industry: string;
  sample: boolean;
  description: string;
  counted?: Result;
  /** `large` is the first of the list, `half` stands beside another entry. */
  look?: "large" | "half";
  /** A testimonial; its beginning is shown. */
  quote?: string;
  /** Challenges and results, in full. */
  facts?: ReactNode;
  /** The attributes of a row of a `BrowsedList`. */
  row?: ReturnType<typeof listRow>;
};

/** The most pages that are drawn beside one: three rows of three. */
const MOST_PAGES = 9;

/** A page with rows and columns, ruled unlike its neighbours. */
function ruledPage(at: number): string {
  const pitch = 3 + ((at * 5) % 7) * 0.6;
  const rows = `h28m-28 ${pitch}`.repeat(38 / pitch);
  return `M3 5${rows}M8 5${"v37m6-37".repeat(1 + ((at * 3) % 4))}`;
}

/** Several pages that became one. */
const PagesIntoOne = ({ count }: { count: number }) => (
  <svg viewBox="-0.5 -0.5 263 157" width="100%" fill="none" stroke="var(--pen)" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <g key={at} transform={`translate(${(at % 3) * 44} ${Math.floor(at / 3) * 55})`}>
        <path fill="var(--white)" stroke="currentColor" strokeWidth="0.6" d="M0 0h34v46H0z" />
        <path strokeWidth="0.4" d={ruledPage(at)} />
      </g>
    ))}
    <path stroke="currentColor" d="M128 78h12m-4-4l4 4-4 4" />
    <g transform="translate(150)">
      <path fill="var(--white)" stroke="currentColor" d="M0 0h112v156H0z" />
      <path stroke="currentColor" strokeWidth="3" d="M10 14h52" />
      {/* Ten entries: a name, two facts and a tick. */}
      <path strokeWidth="0.6" d={`M10 22h34M10 30${"m0 11h92m-92 0".repeat(10)}`} />
      <path strokeWidth="2" d={`M10 25${"m0 11h22m-22 0m0 11h34m-34 0".repeat(5)}`} />
      <path d={`M56 36${"h11m5 0h11m12-1l2 3 4-6m-45 15".repeat(10)}`} />
    </g>
  </svg>
);

/** A case study: its figure with lines, its subject and its results. */
export function CaseEntry(props: CaseEntryProps) {
  const { href, title, industry, sample, description } = props;
  const { rel, counted, look, quote, facts, row } = props;
  const before = Number(counted?.before);
  return (
    <article
      {...row}
      className={`${linkArea} ${styles.entry}`}
      data-look={look}
      data-background={look === "large" ? "laterite" : undefined}
    >
      <div className={styles.count}>
        {facts && look && before > 1 && before <= MOST_PAGES && counted?.figure === "1" ? (
          <PagesIntoOne count={before} />
        ) : (
          <>
            {counted?.figure && (
              <span className={styles.figure} data-figure="" data-digit={counted.figure[0]}>
                {counted.figure}
              </span>
            )}
            <span>{counted?.text}</span>
            <BeforeAfter {...counted} />
          </>
        )}
      </div>
      <div>
        <p>
          <b>{industry}</b> <SampleMark sample={sample} />
        </p>
        <h3>
          <a href={href} rel={rel}>
            {title}
          </a>
        </h3>
        <p>{description}</p>
        {quote && (
          <p className="reading-font" data-wide-only={facts ? undefined : ""}>
            “{truncate(quote, TESTIMONIAL_PREVIEW_LENGTH)}”
          </p>
        )}
      </div>
      {facts}
    </article>
  );
}
