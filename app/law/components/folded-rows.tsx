import type { ReactNode } from "react";
import { lawTools } from "virtual:labels";
import { listRow } from "#app/components/browsed-list.tsx";
import { Fold } from "#app/components/fold.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import type { Basis } from "#app/law/basis.ts";
import { fill } from "#app/lib/fill.ts";
import { keepTogether } from "#app/lib/keep-together.ts";
import { BasisMark } from "./basis-mark.tsx";
import { LawFacts, type LawFact } from "./law-facts.tsx";
import styles from "./folded-rows.module.css";

/** The class of a list of one-line rows without folds. */
export const ruledRows = `rows ${styles.rows}`;

/** A rule, duty or question as a row that unfolds; JSON-safe, as islands need it. */
export type FoldedEntry = {
  id: string;
  title: string;
  /** The replacement of an old name. */
  now?: string;
  /** Shown beside the title, such as the day from which it holds. */
  note?: string;
  /** Shown below the title: why it does not apply. */
  why?: string;
  /** Shown instead of `note`: due days, of which the page shows the first that is not past. */
  dates?: { until: string; text: string }[];
  basis?: Basis;
  /** Large above the text on the entry's own page. */
  figure?: string;
  /** Paragraphs, the main one first. */
  text: string[];
  facts: LawFact[];
  /** Shown if the entry is due for another check. */
  warning?: string;
  /** The link to the entry's own page or file. */
  more?: { href: string; label: string };
  /** The values that a filtered list compares. */
  values?: Record<string, string>;
};

function FoldedRow(entry: FoldedEntry) {
  const { id, title, now, note, why, dates, basis, text, facts, warning, more } = entry;
  return (
    <details id={id} className={styles.row}>
      <summary>
        <span className={styles.title}>
          {keepTogether(title)} {why && <small>{why}</small>}
        </span>
        {now && <b className={styles.now}>{now}</b>}
        {/* The fold repeats it; the day of a date is only here. */}
        {note && (
          <span className={styles.note} data-wide-only="">
            {note}
          </span>
        )}
        {dates?.[0] && (
          <span className={styles.note} data-next="">
            {dates.map(({ until, text: day }, place) => (
              <span key={until} data-until={until} hidden={place > 0}>
                {day}
              </span>
            ))}
          </span>
        )}
        {basis && <BasisMark basis={basis} />}
      </summary>
      <div className={styles.body}>
        <div>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {more && (
            <MoreLink href={more.href} about={title}>
              {more.label}
            </MoreLink>
          )}
        </div>
        <LawFacts facts={facts} warning={warning} />
      </div>
    </details>
  );
}

/** Entries of law as one-line rows: what to do, and its basis; a fold has the rest, of which print has a sentence. */
export function FoldedRows({ entries }: { entries: FoldedEntry[] }) {
  return (
    <ul className={ruledRows}>
      {entries.map((entry) => (
        <li key={entry.id} {...(entry.values && listRow({ values: entry.values }))}>
          <FoldedRow {...entry} />
        </li>
      ))}
    </ul>
  );
}

/** The most important or urgent come first. */
const FIRST = 6;

export type InPartsProps<Entry> = {
  entries: Entry[];
  render: (part: Entry[]) => ReactNode;
  /** The number of visible rows. */
  first?: number;
};

/** A list with a fold for all entries after the first ones; a single one more stays visible, as a fold is as tall. */
export const InParts = <Entry,>({ entries, render, first = FIRST }: InPartsProps<Entry>) => {
  const others = entries.length > first + 1 ? entries.slice(first) : [];
  return (
    <div>
      {render(entries.slice(0, entries.length - others.length))}
      {others.length > 0 && (
        <Fold title={fill(lawTools.moreRows, { count: others.length })}>{render(others)}</Fold>
      )}
    </div>
  );
};
