import { LawFacts, type LawFact } from "#app/law/components/law-facts.tsx";
import { toolPaper } from "#app/sections/tool-head.tsx";
import styles from "./law-checklist.module.css";

export type LawChecklistProps = {
  groups: { heading: string; items: { text: string; facts: LawFact[] }[] }[];
  /** When it was checked, or who signed it. */
  standing: string;
};

/** A checklist as a printed sheet, with a box to tick beside each line. */
export const LawChecklist = ({ groups, standing }: LawChecklistProps) => (
  <div className={`${toolPaper} ${styles.sheet}`}>
    {groups.map(({ heading, items }) => (
      <section key={heading}>
        <h2 className="title">{heading}</h2>
        <ul className="rows">
          {items.map(({ text, facts }) => (
            <li key={text}>
              <span className={styles.box} aria-hidden="true" />
              <p>{text}</p>
              <LawFacts facts={facts} />
            </li>
          ))}
        </ul>
      </section>
    ))}
    <p>{standing}</p>
  </div>
);
