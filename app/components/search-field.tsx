import { Sign } from "./icon.tsx";
import styles from "./search-field.module.css";

export type SearchFieldProps = {
  id: string;
  label: string;
  /** Undefined where a script other than React reads the field. */
  value?: string;
  maxLength: number;
  onChange?: (value: string) => void;
};

/** A field that filters the list below while the visitor types. It needs script, and is hidden without. */
export function SearchField(props: SearchFieldProps) {
  const { id, label, value, maxLength, onChange } = props;
  return (
    <search className={styles.field} data-screen-only="" data-needs-script="" aria-label={label}>
      <label htmlFor={id}>
        <span className="visually-hidden">{label}</span>
        <Sign name="search" />
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={value}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
    </search>
  );
}
