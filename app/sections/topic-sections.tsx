import type { ReactNode } from "react";
import { Band } from "#app/components/band.tsx";
import { Prose } from "#app/components/prose.tsx";
import styles from "./topic-sections.module.css";

export type TopicSectionsProps = {
  heading: string;
  sections: { id: string; heading: string; html: string }[];
  /** Below the heading: who answers for it. */
  children?: ReactNode;
};

/** A topic part by part, in folds whose first is open; on paper all are. */
export function TopicSections({ heading, sections, children }: TopicSectionsProps) {
  return (
    <Band labelledBy="parts">
      <div className={styles.parts}>
        <div>
          <h2 id="parts">{heading}</h2>
          {children}
        </div>
        <div className={styles.folds}>
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id}>
              <details open={index === 0}>
                <summary>
                  <h3 id={section.id}>{section.heading}</h3>
                </summary>
                <Prose html={section.html} />
              </details>
            </section>
          ))}
        </div>
      </div>
    </Band>
  );
}
