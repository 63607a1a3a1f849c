import type { ReactNode } from "react";
import styles from "./law-fold.module.css";

export type LawFoldProps = {
  id: string;
  heading: string;
  /** Beside the heading: how much it holds, or its gist. */
  note: string;
  /** Where the page's script does not come. */
  open?: "without script";
  children: ReactNode;
};

/** A part of a page that opens: its heading and what it holds on one line. All of it prints. */
export const LawFold = ({ id, heading, note, open, children }: LawFoldProps) => (
  <details className={styles.fold} id={id} data-open={open}>
    <summary>
      <h2>{heading}</h2> <span>{note}</span>
    </summary>
    {children}
  </details>
);
