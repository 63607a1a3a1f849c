import { trail as labels } from "virtual:labels";
import styles from "./breadcrumb.module.css";

/** A step of the trail; the last one is the page itself and has no address. */
export type Crumb = { label: string; href?: string };

/** The trail from the home page to this page. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label={labels.label} className={styles.breadcrumb} data-screen-only="">
      <ol>
        {trail.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
