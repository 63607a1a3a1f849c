import { toolPaper } from "./tool-head.tsx";
import styles from "./law-checklist.module.css";

type Way = { href: string; title: string };

export type LawChecklistProps = {
  groups: {
    heading: string;
    items: { text: string; when?: string; section?: string; ways: Way[] }[];
  }[];
  /** When it was checked, or who has signed it. */
  standing: string;
  labels: { law: string; due: string };
};

/** A checklist as a sheet of paper, with a box to tick by hand beside each line. */
export const LawChecklist = ({ groups, standing, labels }: LawChecklistProps) => (
  <div className={`${toolPaper} ${styles.sheet}`}>
    {groups.map((group) => (
      <section key={group.heading}>
        <h2>{group.heading}</h2>
        <ul>
          {group.items.map(({ text, when, section, ways }) => (
            <li key={text}>
              <span className={styles.box} aria-hidden="true" />
              <p>{text}</p>
              {(when || section || ways.length > 0) && (
                <div className={styles.small}>
                  {when && (
                    <p>
                      <b>{labels.due}:</b> {when}
                    </p>
                  )}
                  {(section || ways.length > 0) && (
                    <p>
                      <b>{labels.law}:</b> {section}
                      {ways.map(({ href, title }, index) => (
                        <span key={href}>
                          {(section || index > 0) && "; "}
                          <a href={href}>{title}</a>
                        </span>
                      ))}
                    </p>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
    ))}
    <p className={styles.standing}>{standing}</p>
  </div>
);
