import type { ReactNode } from "react";
import { Paragraphs, SideBand } from "#app/components/band.tsx";
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
export const OpeningText = ({ heading, paragraphs, columns, children }: OpeningTextProps) => (
  <SideBand
    id="intro"
    heading={heading}
    aside={children}
    className={columns ? undefined : styles.large}
  >
    <Paragraphs texts={paragraphs} />
  </SideBand>
);
