import type { MouseEvent, Ref } from "react";
import { form } from "virtual:labels";
import { fillCount } from "#app/lib/fill.ts";
import styles from "./error-summary.module.css";

export type ErrorSummaryProps = {
  /** The errors in the order of the form; `id` is the field's. */
  errors: { id: string; message: string }[];
  /** For focusing the summary after a failed attempt. */
  ref?: Ref<HTMLDivElement>;
};

export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
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
        {fillCount(form.fieldsToCorrect, errors.length, {})}
      </p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
