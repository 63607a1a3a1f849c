import type { ReactNode } from "react";
import { Band, Split } from "#app/components/band.tsx";
import styles from "./text-intro.module.css";

export type TextIntroProps = {
  heading: string;
  paragraphs: string[];
  /** Below the heading; on narrow screens below the text. */
  beside?: ReactNode;
  /** Below the text: a row of links. */
  children?: ReactNode;
};

/** What the page says: a heading at the left, its text in the lead's size at the right. */
export function TextIntro({ heading, paragraphs, beside, children }: TextIntroProps) {
  return (
    <Band labelledBy="intro">
      <Split
        start={
          <>
            <h2 id="intro">{heading}</h2>
            {beside && <div className={styles.beside}>{beside}</div>}
          </>
        }
      >
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children && <div className={styles.below}>{children}</div>}
      </Split>
    </Band>
  );
}
