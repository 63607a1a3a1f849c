import { trail as labels } from "virtual:labels";
import { link } from "#app/lib/address/site-url.ts";
import styles from "./breadcrumb.module.css";

/** A step of the trail; the last one is the page itself and has no address. */
export type Crumb = { label: string; path?: string };

export const Breadcrumb = ({ trail }: { trail: Crumb[] }) => (
  <nav aria-label={labels.label} className={styles.breadcrumb} data-screen-only="">
    <ol>
      {trail.map(({ label, path }) => (
        <li key={label}>
          {path === undefined ? (
            <span aria-current="page">{label}</span>
          ) : (
            <a href={link(path)}>{label}</a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
