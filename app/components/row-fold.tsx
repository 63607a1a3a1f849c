import type { ReactNode } from "react";
import styles from "./row-fold.module.css";

/** A ruled row that opens by itself, without script, and lies open in print. */
export const RowFold = ({
  title,
  open = false,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}) => (
  <details className={styles.fold} open={open}>
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
);
