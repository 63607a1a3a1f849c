import type { MouseEvent, Ref } from "react";
import { form } from "virtual:labels";
import { fillCount } from "#app/lib/fill.ts";
import styles from "./error-summary.module.css";

export type ErrorSummaryProps = {
  /** What is wrong with which field, in the order of the form. */
  errors: { id: string; message: string }[];
  /** To move the focus here after a failed attempt. */
  ref?: Ref<HTMLDivElement>;
};

/** Says what is wrong, as under each field, and leads there. */
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
