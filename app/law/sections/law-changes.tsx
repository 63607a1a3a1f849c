import { lawTools } from "virtual:labels";
import { AreaArrow } from "#app/components/area-arrow.tsx";
import { Band } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./law-changes.module.css";

/** What a change asks of employers. */
type Grade = keyof typeof lawTools.grades;

export type LawChangesProps = {
  heading: string;
  more: { href: string; label: string };
  feed: { href: string; label: string };
  changes: { href: string; title: string; date: string; grade: Grade }[];
};

const GRADES: Grade[] = ["act", "check", "know"];

/** The latest changes in law, each with what it asks. */
export function LawChanges({ heading, more, feed, changes }: LawChangesProps) {
  return (
    <Band labelledBy="changes" className={styles.band}>
      <div>
        <h2 id="changes">{heading}</h2>
        <dl className={styles.grades}>
          {GRADES.map((grade) => (
            <div key={grade}>
              <dt className={styles.grade} data-grade={grade}>
                {lawTools.grades[grade]}
              </dt>
              <dd>{lawTools.gradesMean[grade]}</dd>
            </div>
          ))}
        </dl>
        <p data-screen-only="">
          <MoreLink href={more.href}>{more.label}</MoreLink>
        </p>
        <p data-screen-only="">
          <MoreLink href={feed.href}>{feed.label}</MoreLink>
        </p>
      </div>
      <ul className={styles.changes}>
        {changes.map(({ href, title, date, grade }) => (
          <li key={href} className={linkArea}>
            <b className={styles.grade} data-grade={grade}>
              {lawTools.grades[grade]}
            </b>
            <a href={href}>{title}</a>
            <span>{date}</span>
            <AreaArrow />
          </li>
        ))}
      </ul>
    </Band>
  );
}
