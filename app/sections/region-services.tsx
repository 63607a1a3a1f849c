import { Band } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import styles from "./region-services.module.css";

export type RegionServicesProps = {
  heading: string;
  items: { title: string; text: string; href: string }[];
};

/** The services that answer what a region's law asks. */
export const RegionServices = ({ heading, items }: RegionServicesProps) => (
  <Band labelledBy="services" space="joined">
    <h2 id="services" className={styles.heading}>
      {heading}
    </h2>
    <ul className={styles.services}>
      {items.map(({ title, text, href }) => (
        <li key={title} className={linkArea}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Band>
);
