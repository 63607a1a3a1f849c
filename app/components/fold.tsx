import type { ReactNode, Ref } from "react";
import { columns } from "./band.tsx";
import styles from "./fold.module.css";

export type FoldProps = {
  ref?: Ref<HTMLDetailsElement>;
  id?: string;
  title: string;
  /** What is inside, in a line: never "details". */
  about?: string;
  /** Takes all columns, as rows and tables do. */
  wide?: boolean;
  /** Left out on paper. */
  screenOnly?: boolean;
  /** Stands open where the page's script does not come. */
  opensWithoutScript?: boolean;
  /** Is told when it opens, and when it shuts. */
  onToggle?: () => void;
  children: ReactNode;
};

/** Folds one below the other, between rules. @param props.joined whether others stand right above them */
export const Folds = ({ joined, children }: { joined?: boolean; children: ReactNode }) => (
  <div className={joined ? undefined : styles.folds}>{children}</div>
);

/** A row of one line that opens: what it is at the left, what it holds beside it. On paper it is open. */
export const Fold = ({ ref, ...props }: FoldProps) => (
  <details
    ref={ref}
    className={styles.fold}
    id={props.id}
    data-wide={props.wide || undefined}
    data-opens={props.opensWithoutScript || undefined}
    data-screen-only={props.screenOnly || undefined}
    onToggle={props.onToggle}
  >
    <summary className={columns}>
      <h2>{props.title}</h2> {props.about && <span>{props.about}</span>}
    </summary>
    <div className={styles.body}>{props.children}</div>
  </details>
);
