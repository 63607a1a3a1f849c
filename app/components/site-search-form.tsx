import { searchForm } from "virtual:labels";
import { Sign } from "./icon.tsx";
import styles from "./search-field.module.css";

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
