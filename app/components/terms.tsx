import type { ReactNode } from "react";
import styles from "./terms.module.css";

export type Term = { term: ReactNode; text: ReactNode; key?: string };

export type TermsProps = {
  rows: Term[];
  /** Whether they stand side by side, each text below its term; `narrow` ones on phones too. */
  columns?: true | "narrow";
  /** Whether the terms are set in the display serif. */
  large?: true;
};

/** Terms with their texts, in ruled rows or side by side. */
export const Terms = ({ rows, columns, large }: TermsProps) => (
  <dl
    className={columns ? styles.terms : `rows ${styles.terms}`}
    data-columns={columns}
    data-large={large}
  >
    {rows.map(({ term, text, key = String(term) }) => (
      <div key={key}>
        <dt className={large && "title"}>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
