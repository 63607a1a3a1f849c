import type { ReactNode } from "react";
import styles from "./ruled-list.module.css";

/** Short points, each below a hairline, without bullets. */
export const RuledList = ({ items }: { items: ReactNode[] }) => (
  <ul className={styles.list}>
    {items.map((item, at) => (
      <li key={at}>{item}</li>
    ))}
  </ul>
);
