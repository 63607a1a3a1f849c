import { AreaArrow } from "#app/components/area-arrow.tsx";
import { Band, sectionHeading } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import styles from "./resource-list.module.css";

export type ResourceListProps = {
  id: string;
  heading: string;
  resources: { href: string; title: string; text: string }[];
};

/** Tools and checklists as ruled rows: the whole row leads there. */
export function ResourceList({ id, heading, resources }: ResourceListProps) {
  return (
    <Band space="tight" labelledBy={id}>
      <h2 id={id} className={sectionHeading}>
        {heading}
      </h2>
      <ul className={styles.rows}>
        {resources.map(({ href, title, text }) => (
          <li key={href} className={`${linkArea} ${styles.row}`}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
            <AreaArrow />
          </li>
        ))}
      </ul>
    </Band>
  );
}
