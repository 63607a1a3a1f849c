import type { ComponentProps } from "react";
import { Field, controlOf, type FieldProps } from "./field.tsx";
import { Sign } from "./icon.tsx";
import styles from "./select-field.module.css";

export type SelectFieldProps = FieldProps & {
  /** Stands in the field until something is chosen; it cannot be chosen itself. */
  placeholder: string;
  options: (string | { value: string; label: string })[];
} & Omit<ComponentProps<"select">, "id" | "className">;

/** A choice from a list, by the browser's own control. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, optional, error, hint, wide, placeholder, options, ...rest } = props;
  const field = { id, label, optional, error, hint, wide };
  return (
    <Field {...field}>
      <div className={styles.frame}>
        <select defaultValue="" {...controlOf(field)} {...rest}>
          <option value="" disabled>
            {placeholder}
          </option>
          {options
            .map((option) =>
              typeof option === "string" ? { value: option, label: option } : option,
            )
            .map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
        </select>
        <Sign name="chevron" className={styles.chevron} />
      </div>
    </Field>
  );
}
