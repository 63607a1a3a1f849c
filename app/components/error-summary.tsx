import type { MouseEvent, Ref } from "react";
import { form } from "virtual:labels";
import { fillCount } from "#app/lib/fill.ts";
import styles from "./error-summary.module.css";

export type ErrorSummaryProps = {
  /** The fields that have to be corrected, in the order of the form. */
  fields: { id: string; label: string }[];
  /** To move the focus here after a failed attempt. */
  ref?: Ref<HTMLDivElement>;
};

/** Names the fields to correct, each a way to it. What is wrong stands under each field. */
export function ErrorSummary({ fields, ref }: ErrorSummaryProps) {
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="group"
      aria-labelledby="error-summary-title"
      tabIndex={-1}
    >
      <p id="error-summary-title" className={styles.title}>
        {fillCount(form.fieldsToCorrect, fields.length, {})}
      </p>
      <ul>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
