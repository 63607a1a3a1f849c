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

/** For a list of rows of one line that do not open. */
export const ruledRows = `rows ${styles.rows}`;

/** A rule, a duty or a question as one line that opens; survives JSON. */
export type FoldedEntry = {
  id: string;
  title: string;
  /** Of an old name: what has replaced it. */
  now?: string;
  /** Beside the title, such as the day since which it holds. */
  note?: string;
  /** Below the title: why it does not apply. */
  why?: string;
  /** The day that the note writes, year-month-day, where it is one. */
  day?: string;
  basis?: Basis;
  /** Paragraphs, the answer first. */
  text: string[];
  facts: LawFact[];
  /** Shown where the entry is due for another check. */
  warning?: string;
  /** To the entry's own page or file. */
  more?: { href: string; label: string };
  /** What its list is narrowed by, in a list that can be. */
  values?: Record<string, string>;
};

function FoldedRow(entry: FoldedEntry) {
  const { id, title, now, note, why, day, basis, text, facts, warning, more } = entry;
  return (
    <details id={id} className={styles.row}>
      <summary>
        <span className={styles.title}>
          {keepTogether(title)} {why && <small>{why}</small>}
        </span>
        {now && <b className={styles.now}>{now}</b>}
        {note && (
          <span className={styles.note} data-day={day}>
            {note}
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

export type FoldedRowsProps = {
  entries: FoldedEntry[];
  /** Prints the first sentence of each fold alone. */
  printBrief?: boolean;
};

/** Entries of law as rows of one line: what to do, and what it rests on; the rest in a fold. */
export function FoldedRows({ entries, printBrief = false }: FoldedRowsProps) {
  return (
    <ul className={ruledRows} data-brief={printBrief || undefined}>
      {entries.map((entry) => (
        <li key={entry.id} {...(entry.values && listRow({ values: entry.values }))}>
          <FoldedRow {...entry} />
        </li>
      ))}
    </ul>
  );
}

/** So many entries stand in view: what matters to most, or is most urgent, comes first. */
const FIRST = 8;

export type InPartsProps<Entry> = {
  entries: Entry[];
  /** Shows some of them. */
  render: (part: Entry[]) => ReactNode;
};

/** A list of which what comes after the first stands in a fold. One more would take no more room than its fold. */
export const InParts = <Entry,>({ entries, render }: InPartsProps<Entry>) => {
  const others = entries.length > FIRST + 1 ? entries.slice(FIRST) : [];
  return (
    <div>
      {render(entries.slice(0, entries.length - others.length))}
      {others.length > 0 && (
        <Fold title={fill(lawTools.moreRows, { count: others.length })}>{render(others)}</Fold>
      )}
    </div>
  );
};
