import { Sign } from "#app/components/icon.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import styles from "./menu-search.module.css";

/** A search field that leads to the search page; a plain form, so it needs no script. */
export function MenuSearch({ action, inputId }: { action: string; inputId: string }) {
  return (
    <form className={styles.search} action={action} role="search" aria-label="Site">
      <label htmlFor={inputId}>
        <VisuallyHidden>Search the site</VisuallyHidden>
        <Sign name="search" />
      </label>
      <input id={inputId} type="search" name="q" placeholder="Search the site" autoComplete="off" />
      <button type="submit">
        <VisuallyHidden>Search</VisuallyHidden>
        <Sign name="arrow" />
      </button>
    </form>
  );
}
