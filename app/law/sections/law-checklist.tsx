import { Band } from "#app/components/band.tsx";
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

/** A checklist with a box to tick beside each line, on paper too. */
export function LawChecklist({ groups, standing, labels }: LawChecklistProps) {
  return (
    <Band space="tight">
      {groups.map((group) => (
        <section key={group.heading} className={styles.group}>
          <h2>{group.heading}</h2>
          <ul>
            {group.items.map(({ text, when, section, ways }) => (
              <li key={text} className={styles.item}>
                <span className={styles.box} aria-hidden="true" />
                <div>
                  <p>{text}</p>
                  {when && (
                    <p className={styles.small}>
                      <b>{labels.due}:</b> {when}
                    </p>
                  )}
                  {(section || ways.length > 0) && (
                    <p className={styles.small}>
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
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.standing}>{standing}</p>
    </Band>
  );
}
