import type { ReactNode } from "react";
import { Paragraphs, SideBand } from "#app/components/band.tsx";
import styles from "./opening-text.module.css";

export type OpeningTextProps = {
  heading: string;
  paragraphs: string[];
  /** Below the heading. */
  children?: ReactNode;
};

/** What a page says first, below its head: a large heading, two paragraphs, and who answers for them. */
export const OpeningText = ({ heading, paragraphs, children }: OpeningTextProps) => (
  <SideBand id="intro" heading={heading} aside={children} className={styles.large}>
    <Paragraphs texts={paragraphs} />
  </SideBand>
);
