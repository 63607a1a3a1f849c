import { Fragment } from "react";
import { lawTools } from "virtual:labels";
import { moduleFiles } from "#app/components/module-files.ts";
import { Badge } from "#app/components/badge.tsx";
import { columns, SideBand } from "#app/components/band.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { LinkList, type ListedLink } from "#app/components/link-list.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { Terms } from "#app/components/terms.tsx";
import { InParts, ruledRows } from "#app/law/components/folded-rows.tsx";
import styles from "./law-changes.module.css";

type Grade = keyof typeof lawTools.grades;

export type LawChangesProps = {
  heading: string;
  /** A link that keeps today's date, with an explanation. */
  keep?: { href: string; label: string; text: string };
  ways: { href: string; label: string }[];
  months: { heading?: string; changes: Change[] }[];
};

/** Changes of one rule. */
type Change = {
  id: string;
  grade: Grade;
  /** The day on which the site recorded the last of them. */
  on?: string;
  /** Each in words, and the day of its entry. */
  says: { text: string; entered: string }[];
  links: ListedLink[];
  /** The law's own day. */
  note: string;
};

const GRADES: Grade[] = ["act", "check", "know"];
const { zero, one, other } = lawTools.newer;

const GradeMark = ({ grade }: { grade: Grade }) => (
  <span className={styles.grade} data-grade={grade}>
    {lawTools.grades[grade]}
  </span>
);

/** Changes in law with what each asks of employers; grouped by month on their own page. */
export const LawChanges = ({ heading, keep, ways, months }: LawChangesProps) => (
  <SideBand
    id="changes"
    heading={heading}
    aside={
      <div className="beside">
        <div className={`small ${styles.key}`} data-wide-only={keep ? undefined : ""}>
          <Terms
            rows={GRADES.map((grade) => ({
              key: grade,
              term: <GradeMark grade={grade} />,
              text: lawTools.gradesMean[grade],
            }))}
          />
        </div>
        {keep && (
          <div
            className={`small ${styles.keep}`}
            data-screen-only=""
            data-module={moduleFiles("enhancements")}
          >
            <p role="status" data-newer="" data-zero={zero} data-one={one} data-other={other} />
            <ButtonLink variant="outline" size="small" href={keep.href} data-keep="">
              {keep.label}
            </ButtonLink>
            <p>{keep.text}</p>
          </div>
        )}
        <p className="run" data-screen-only="">
          {ways.map(({ href, label }) => (
            <MoreLink key={href} href={href}>
              {label}
            </MoreLink>
          ))}
        </p>
      </div>
    }
  >
    <div className={styles.months}>
      {months.map(({ heading: name, changes }) => (
        <section key={name ?? heading} className={name && columns}>
          {name && <h2 className="title">{name}</h2>}
          <InParts entries={changes} render={(part) => <Changes changes={part} />} />
        </section>
      ))}
    </div>
  </SideBand>
);

const Changes = ({ changes }: { changes: Change[] }) => (
  <ul className={`${ruledRows} ${styles.changes}`}>
    {changes.map(({ id, grade, on, says, links, note }) => (
      <li key={id} data-recorded={on}>
        <details>
          <summary>
            <GradeMark grade={grade} />
            <span>{links[0]?.title}</span>
            <b hidden>
              <Badge>{lawTools.isNew}</Badge>
            </b>
            <span className="small quiet" data-wide-only="">
              {note}
            </span>
          </summary>
          {says.map(({ text, entered }) => (
            <Fragment key={text}>
              <p>{text}</p>
              <p className="small quiet">{entered}</p>
            </Fragment>
          ))}
          <LinkList links={links} look="line" />
        </details>
      </li>
    ))}
  </ul>
);
