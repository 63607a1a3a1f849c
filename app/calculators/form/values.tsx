import type { EnteredValue } from "./entered-values.ts";
import styles from "./values.module.css";

/** What a form holds, as rows of names and values. */
export const Values = ({ values }: { values: EnteredValue[] }) => (
  <dl className={styles.values}>
    {values.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
