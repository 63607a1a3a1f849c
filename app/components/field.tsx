import type { ComponentProps, ReactNode } from "react";
import { form } from "virtual:labels";
import styles from "./field.module.css";

export type FieldProps = {
  /** The control's id, which label, message and links refer to. */
  id: string;
  label: string;
  optional?: boolean;
  error?: string;
  /** Help for filling in, shown below the control. */
  hint?: ReactNode;
  /** Whether it spans both columns of a form. */
  wide?: boolean;
};

export function Field(props: FieldProps & { children: ReactNode }) {
  const { id, label, optional, error, hint, wide, children } = props;
  return (
    <div className={styles.field} data-screen-only="" data-wide={wide || undefined}>
      <label htmlFor={id}>
        {label} {optional && <span className="quiet">{form.optional}</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={`small ${styles.error}`}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="small quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that connect a control with its field's label, error and hint. */
export const controlOf = ({ id, error, hint }: Pick<FieldProps, "id" | "error" | "hint">) => ({
  id,
  className: styles.control,
  "aria-invalid": error !== undefined,
  "aria-describedby":
    [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
});

type Control<Element extends "input" | "textarea"> = FieldProps &
  Omit<ComponentProps<Element>, "id" | "className">;

/** Splits props into those of the field and those of its control. */
export const splitFieldProps = <Props extends FieldProps>(props: Props) => {
  const { id, label, optional, error, hint, wide, ...control } = props;
  return { field: { id, label, optional, error, hint, wide }, control };
};

export function TextField(props: Control<"input">) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      <input {...controlOf(field)} {...control} />
    </Field>
  );
}

export function TextArea(props: Control<"textarea">) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field} wide>
      <textarea {...controlOf(field)} {...control} />
    </Field>
  );
}
