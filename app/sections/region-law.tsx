import { Band, columns, smallHeading } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { RowFold } from "#app/components/row-fold.tsx";
import styles from "./region-law.module.css";

export type RegionLawProps = {
  law: { heading: string; items: { term: string; text: string }[] };
  services: { heading: string; items: { title: string; text: string; href: string }[] };
};

/** What a region's law asks, folded line by line, and beside it the services that answer it. */
export const RegionLaw = ({ law, services }: RegionLawProps) => (
  <Band className={`${columns} ${styles.band}`}>
    <section aria-labelledby="law">
      <h2 id="law" className={smallHeading}>
        {law.heading}
      </h2>
      <div>
        {law.items.map(({ term, text }) => (
          <RowFold key={term} title={<h3>{term}</h3>}>
            <p>{text}</p>
          </RowFold>
        ))}
      </div>
    </section>
    <section aria-labelledby="services">
      <h2 id="services" className={smallHeading}>
        {services.heading}
      </h2>
      <ul className={styles.services}>
        {services.items.map(({ title, text, href }) => (
          <li key={title} className={linkArea}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  </Band>
);
