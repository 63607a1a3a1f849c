import styles from "./section-heading.module.css";

export type SectionHeadingProps = {
  /** Names the section for assistive technology. */
  id: string;
  heading: string;
  lead?: string;
};

/** A section's heading with a sentence below it, beside its list. */
export function SectionHeading({ id, heading, lead }: SectionHeadingProps) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
