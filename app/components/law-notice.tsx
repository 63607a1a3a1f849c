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
  /** In words. */
  date: string;
  says: string;
  /** The official source. */
  href?: string;
};

export type LawNoticeProps = {
  /** Leads to the changes, where there are any. */
  mark?: string;
  jurisdiction?: string;
  /** The day the law in the text was last checked, in words. */
  reviewedOn?: string;
  /** What the text strikes or adds to, with what holds on that day. */
  updates: Update[];
  changes: LawChange[];
};

/** The id of a change where it stands in full. */
const anchorOf = (id: string) => `law-change-${id}`;

/** One line that opens: each note of the text, and what it puts in whose place. */
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

/** Above a text: of which law and which day it speaks, and what has changed since (B6). */
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

/** Every change as a link to it, in a list as it is spoken: "a, b and c". */
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
