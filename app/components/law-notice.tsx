import { Fragment } from "react";
import { article, law } from "virtual:labels";
import { fill, fillCount } from "#app/lib/fill.ts";
import type { Update } from "#app/lib/markdown/markdown.ts";
import { Filled } from "./filled.tsx";
import { MoreLink } from "./more-link.tsx";
import { Fold } from "./fold.tsx";
import { Terms } from "./terms.tsx";
import styles from "./law-notice.module.css";
import { LOCALE } from "#app/lib/locale.ts";

export type LawChange = {
  id: string;
  title: string;
  /** The day in words. */
  date: string;
  says: string;
  /** The address of the official source. */
  href?: string;
};

export type LawNoticeProps = {
  /** The text of the link to the changes. */
  mark?: string;
  jurisdiction?: string;
  /** The day of the last review, in words. */
  reviewedOn?: string;
  /** The text's notes about what holds on that day, with the words they replace. */
  updates: Update[];
  changes: LawChange[];
};

const anchorOf = (id: string) => `law-change-${id}`;

/** A fold with the text's notes, each with the words that it replaces. */
const Updates = ({ date, updates }: { date: string; updates: Update[] }) => (
  <Fold title={fillCount(article.updates, updates.length, { date })}>
    <ul>
      {updates.map(({ id, text, struck }) => (
        <li key={id}>
          {struck && (
            <>
              <del>{struck}</del>{" "}
            </>
          )}
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  </Fold>
);

/** The notice above a text: its country, the day of its review, and what has changed since (B6). */
export function LawNotice(props: LawNoticeProps) {
  const { mark, jurisdiction, reviewedOn, updates, changes } = props;
  if (!reviewedOn && changes.length === 0) return null;
  return (
    <div className={styles.notice}>
      {reviewedOn && updates.length > 0 && <Updates date={reviewedOn} updates={updates} />}
      {reviewedOn && updates.length === 0 && (
        <p>
          {jurisdiction
            ? fill(law.reviewedIn, { jurisdiction, date: reviewedOn })
            : fill(law.reviewed, { date: reviewedOn })}
        </p>
      )}
      {changes.length > 0 && (
        <p>
          <Filled
            text={law.changed}
            values={{ mark: <b>{mark}</b>, changes: <ChangeLinks changes={changes} /> }}
          />
        </p>
      )}
    </div>
  );
}

/** The changes as links in a sentence: "a, b and c". */
const ChangeLinks = ({ changes }: { changes: LawChange[] }) =>
  new Intl.ListFormat(LOCALE)
    .formatToParts(changes.map(({ id }) => id))
    .map(({ type, value }, index) => {
      const change = type === "element" && changes.find(({ id }) => id === value);
      if (!change) return <Fragment key={index}>{value}</Fragment>;
      return (
        <a key={index} href={`#${anchorOf(change.id)}`}>
          {change.title}
        </a>
      );
    });

type ChangesSinceProps = { id: string; heading: string; changes: LawChange[] };

/** The changes in law since a text was reviewed, with their sources. */
export function ChangesSince({ id, heading, changes }: ChangesSinceProps) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      <Terms
        large
        rows={changes.map((change) => ({
          key: change.id,
          term: (
            <span id={anchorOf(change.id)} tabIndex={-1}>
              {change.title}
            </span>
          ),
          text: (
            <>
              <p className={`quiet ${styles.date}`}>{change.date}</p>
              <p>{change.says}</p>
              {change.href && (
                <MoreLink href={change.href} outside about={change.title}>
                  {law.source}
                </MoreLink>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
