import type { ReactNode } from "react";
import { Paragraphs, SideBand } from "#app/components/band.tsx";
import styles from "./opening-text.module.css";

export type OpeningTextProps = {
  heading: string;
  paragraphs: string[];
  /** Shown below the heading. */
  children?: ReactNode;
};

/** The first words of a page, below its head: a large heading, two paragraphs, and the responsible person. */
export const OpeningText = ({ heading, paragraphs, children }: OpeningTextProps) => (
  <SideBand id="intro" heading={heading} aside={children} className={styles.large}>
    <Paragraphs texts={paragraphs} />
  </SideBand>
);
