import type { ReactNode } from "react";
import { Band, columns as layout } from "#app/components/band.tsx";
import styles from "./opening-text.module.css";

export type OpeningTextProps = {
  heading: string;
  paragraphs: string[];
  /** Whether the paragraphs stand side by side. */
  columns?: boolean;
  /** Below the heading. */
  children?: ReactNode;
};

/** What a page says first, below its head: a heading, two paragraphs, and who answers for them. */
export const OpeningText = ({
  heading,
  paragraphs,
  columns = false,
  children,
}: OpeningTextProps) => (
  <Band labelledBy="intro">
    <div className={`${layout} ${styles.opening}`} data-columns={columns || undefined}>
      <div>
        <h2 id="intro">{heading}</h2>
        {children && <div className={styles.below}>{children}</div>}
      </div>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  </Band>
);
