import type { ReactNode } from "react";
import styles from "./fold.module.css";

export type FoldProps = {
  title: string;
  /** What is inside, in a line: never "details". */
  about?: string;
  /** Left out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** Folds one below the other, between rules. @param props.joined whether others stand right above them */
export const Folds = ({ joined, children }: { joined?: boolean; children: ReactNode }) => (
  <div className={joined ? undefined : styles.folds}>{children}</div>
);

/** A row of one line that opens: what it is at the left, what it holds beside it. On paper it is open. */
export const Fold = ({ title, about, screenOnly, children }: FoldProps) => (
  <details className={styles.fold} data-screen-only={screenOnly || undefined}>
    <summary>
      <h2>{title}</h2>
      {about && <span>{about}</span>}
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
