import type { ComponentProps } from "react";
import { FieldError } from "./field.tsx";
import styles from "./checkbox-group.module.css";

export type CheckboxGroupProps = {
  /** Names the group for its message and its boxes. */
  id: string;
  label: string;
  error?: string;
  options: { value: string; label: string }[];
  /** The values that are ticked in the page as it was built. */
  ticked: string[];
} & Omit<ComponentProps<"input">, "id" | "type" | "value" | "className">;

/** Several of a few answers, each with a box of its own. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { id, label, error, options, ticked, ...rest } = props;
  return (
    <fieldset id={id} className={styles.group} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      <div className={styles.boxes}>
        {options.map(({ value, label: words }) => (
          <label key={value}>
            <input
              {...rest}
              type="checkbox"
              value={value}
              defaultChecked={ticked.includes(value)}
              aria-invalid={error !== undefined}
            />
            {words}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
