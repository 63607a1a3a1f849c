import { SiteSearchForm, type SiteSearchFormProps } from "#app/components/site-search-form.tsx";
import styles from "./menu-search.module.css";

/** The search field at the end of a menu. */
export function MenuSearch(props: SiteSearchFormProps) {
  return (
    <div className={styles.search}>
      <SiteSearchForm {...props} />
    </div>
  );
}
