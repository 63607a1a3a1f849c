import type { ComponentProps, ReactNode } from "react";
import { Field, controlOf, splitFieldProps, type FieldProps } from "./field.tsx";
import { Sign } from "./icon.tsx";
import styles from "./select-field.module.css";

export type SelectFieldProps = FieldProps & {
  /** Shown until something is chosen; it cannot be chosen itself. */
  placeholder: string;
  options: { value: string; label: string }[];
} & Omit<ComponentProps<"select">, "id" | "className">;

/** The sign of a `select`, over its end. */
export const SelectFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    {children}
    <Sign name="chevron" className={styles.chevron} />
  </div>
);

export function SelectField(props: SelectFieldProps) {
  const { placeholder, options, ...others } = props;
  const { field, control } = splitFieldProps(others);
  return (
    <Field {...field}>
      <SelectFrame>
        <select defaultValue="" {...controlOf(field)} {...control}>
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  );
}
