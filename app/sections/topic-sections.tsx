import { Band } from "#app/components/band.tsx";
import { Prose } from "#app/components/prose.tsx";
import styles from "./topic-sections.module.css";

export type TopicSectionsProps = {
  /** `rows` of short sections, `blocks` of long ones with larger headings. */
  layout: "rows" | "blocks";
  sections: { id: string; heading: string; html: string }[];
  /** Whether it goes on from text on the same background. */
  joined: boolean;
};

/** A topic part by part: each heading with its text beside it, a rule above. */
export function TopicSections({ layout, sections, joined }: TopicSectionsProps) {
  return (
    <Band space={joined ? "joined" : undefined}>
      <div className={styles.sections} data-layout={layout}>
        {sections.map(({ id, heading, html }) => (
          <section key={id} className={styles.part} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <Prose html={html} />
          </section>
        ))}
      </div>
    </Band>
  );
}
