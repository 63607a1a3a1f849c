import { Sign } from "./icon.tsx";
import styles from "./search-field.module.css";
import { searchForm } from "virtual:labels";

export type SearchFieldProps = {
  id: string;
  label: string;
  /** Undefined where a script other than React reads the field. */
  value?: string;
  maxLength: number;
  /** Whether it is the page's subject: a large box. */
  large?: boolean;
  onChange?: (value: string) => void;
};

/** The class of a large box with a field and, at its end, a button or the label of the field. */
export const searchBox = styles.box;

/** A field that filters the list below while the visitor types. It needs script, and is hidden without. */
export function SearchField(props: SearchFieldProps) {
  const { id, label, value, maxLength, large, onChange } = props;
  return (
    <search
      className={large ? searchBox : styles.field}
      data-screen-only=""
      data-needs-script=""
      aria-label={label}
    >
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

/** A search field that leads to the search page: a plain form, so it works without script. */
export const SiteSearchForm = ({ action, inputId }: { action: string; inputId: string }) => (
  <form
    className={styles.field}
    data-screen-only=""
    action={action}
    role="search"
    aria-label={searchForm.name}
  >
    <label htmlFor={inputId}>
      <span className="visually-hidden">{searchForm.label}</span>
      <Sign name="search" />
    </label>
    <input id={inputId} type="search" name="q" placeholder={searchForm.label} autoComplete="off" />
    <button type="submit">
      <span className="visually-hidden">{searchForm.button}</span>
      <Sign name="arrow" />
    </button>
  </form>
);
