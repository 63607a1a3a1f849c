import type { ReactNode } from "react";
import styles from "./terms.module.css";

export type Term = { term: ReactNode; text: ReactNode; key?: string };

/**
 * Terms with their texts, as ruled rows.
 * @param props.columns whether they stand side by side, each text below its term
 * @param props.large whether the terms are set in the display serif
 */
export const Terms = ({ rows, columns, large }: { rows: Term[]; columns?: true; large?: true }) => (
  <dl className={styles.terms} data-columns={columns} data-large={large}>
    {rows.map(({ term, text, key = String(term) }) => (
      <div key={key}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
