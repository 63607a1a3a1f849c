import { Sign } from "#app/components/icon.tsx";
import { Band, sectionHeading, type Background } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import styles from "./scope-list.module.css";

export type ScopeItem = {
  title: string;
  text: string;
  /** The page that says more; a row without one has no arrow. */
  href?: string;
};

export type ScopeListProps = {
  heading: string;
  id: string;
  items: ScopeItem[];
  background?: Background;
};

/** A ruled list in two columns: title, one line, and an arrow where a page follows. */
export function ScopeList({ heading, id, items, background = "haze" }: ScopeListProps) {
  return (
    <Band background={background} labelledBy={id}>
      <h2 id={id} className={sectionHeading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {items.map(({ title, text, href }) => (
          <li key={title} className={`${linkArea} ${styles.item}`}>
            <h3>{href ? <a href={href}>{title}</a> : title}</h3>
            {href && <Sign name="arrow" />}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
