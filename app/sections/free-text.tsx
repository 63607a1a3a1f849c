import { Band } from "#app/components/band.tsx";
import { ReadingProse } from "#app/components/reading-prose.tsx";
import styles from "./free-text.module.css";

/** A text in the reading serif, in one column. */
export const FreeText = ({ html }: { html: string }) => (
  <Band>
    <div className={styles.column}>
      <ReadingProse html={html} />
    </div>
  </Band>
);
