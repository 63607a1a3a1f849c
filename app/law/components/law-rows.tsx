import { lawTools as labels } from "virtual:labels";
import { listRow } from "#app/components/browsed-list.tsx";
import type { Basis } from "#app/law/basis.ts";
import { BasisMark } from "./basis-mark.tsx";
import { LawFacts, type LawFact } from "./law-facts.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./law-rows.module.css";

/** A rule, a duty or a name, ready to show; survives JSON. */
export type LawEntry = {
  id: string;
  title: string;
  /** Where the title leads. */
  href?: string;
  /** The left column: the main point, such as a day, and details below it. */
  aside: { strong: string; more: string[] };
  basis?: Basis;
  text?: string;
  facts: LawFact[];
  /** What stands behind it, such as the Act and the source: folded, for whoever looks it up; printed in full. */
  written?: LawFact[];
  /** The link on the last line. */
  link?: { href: string; label: string; outside?: boolean };
  /** Shown where the entry is due for another check. */
  warning?: string;
  /** What its list is narrowed by, in a list that can be. */
  values?: Record<string, string>;
};

type LawRowsProps = {
  entries: LawEntry[];
  /** Of the titles: one below the heading above the list. */
  level: 3 | 4;
  /** Prints the short form. */
  printBrief?: boolean;
  /** Low rows, with the fold-out button at their edge: for a long list in which one looks something up. */
  compact?: boolean;
};

/** The sentence between a heading and its rows. */
export function LawLead({ text }: { text: string }) {
  return <p className={styles.lead}>{text}</p>;
}

/** Entries as ruled rows. */
export function LawRows({ entries, level, printBrief = false, compact = false }: LawRowsProps) {
  return (
    <ul
      className={styles.rows}
      data-brief={printBrief || undefined}
      data-compact={compact || undefined}
    >
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={entry.id}
          className={styles.row}
          tabIndex={-1}
          {...(entry.values && listRow({ values: entry.values }))}
        >
          <div className={styles.aside}>
            <p>
              {entry.aside.strong} {entry.basis && <BasisMark basis={entry.basis} />}
            </p>
            {entry.aside.more.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div>
            <Title {...entry} level={level} />
            {entry.text && <p className={styles.text}>{entry.text}</p>}
            <LawFacts facts={entry.facts} warning={entry.warning} />
            {entry.written && entry.written.length > 0 && (
              <details className={styles.written}>
                <summary>{compact ? labels.details : labels.written}</summary>
                <LawFacts facts={entry.written} />
              </details>
            )}
            {entry.link && (
              <MoreLink href={entry.link.href} outside={entry.link.outside} about={entry.title}>
                {entry.link.label}
              </MoreLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Title({ title, href, level }: Pick<LawEntry, "title" | "href"> & { level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return <Heading className={styles.title}>{href ? <a href={href}>{title}</a> : title}</Heading>;
}
