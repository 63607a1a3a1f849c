import type { ReactNode } from "react";
import styles from "./definition-rows.module.css";

export type DefinitionRow = { term: ReactNode; key: string; text: ReactNode };

/** Terms in the display serif with their explanations: steps, values, addresses. */
export function DefinitionRows({ rows }: { rows: DefinitionRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ key, term, text }) => (
        <div key={key} className={styles.row}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
