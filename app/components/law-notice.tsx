import { Fragment } from "react";
import { law } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { DefinitionRows } from "./definition-rows.tsx";
import { Filled } from "./filled.tsx";
import { MoreLink } from "./more-link.tsx";
import { Prose } from "./prose.tsx";
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

export type ShownReview = {
  heading: string;
  /** Against which law, and whether counsel has confirmed it. */
  standing: string;
  html: string;
};

export type LawNoticeProps = {
  /** Leads to the changes, where there are any. */
  mark?: string;
  jurisdiction?: string;
  /** The day the law in the text was last checked, in words. */
  reviewedOn?: string;
  /** What was found on that day, instead of the day alone. */
  review?: ShownReview;
  changes: LawChange[];
};

/** The id of a change where it stands in full. */
const anchorOf = (id: string) => `law-change-${id}`;

const ReviewBox = ({ heading, standing, html }: ShownReview) => (
  <section className={styles.review} aria-label={heading}>
    <p className={styles.reviewHeading}>{heading}</p>
    <p className={styles.standing}>{standing}</p>
    <Prose html={html} />
  </section>
);

/** Of which law and which day a text speaks, and what has changed since (B6). */
export function LawNotice({ mark, jurisdiction, reviewedOn, review, changes }: LawNoticeProps) {
  if (!reviewedOn && changes.length === 0) return null;
  return (
    <>
      {review && <ReviewBox {...review} />}
      {(!review || changes.length > 0) && (
        <div className={styles.notice} data-changed={changes.length > 0 || undefined}>
          {reviewedOn && !review && (
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
      )}
    </>
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

type LawChangesProps = { id: string; heading: string; changes: LawChange[] };

/** The changes in law since a text was reviewed, with their sources. */
export function LawChanges({ id, heading, changes }: LawChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      <DefinitionRows
        rows={changes.map((change) => ({
          key: change.id,
          term: (
            <span id={anchorOf(change.id)} tabIndex={-1}>
              {change.title}
            </span>
          ),
          text: (
            <>
              <p className={styles.date}>{change.date}</p>
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
