import { Band, Split } from "#app/components/band.tsx";
import { RowFold } from "#app/components/row-fold.tsx";
import { linkArea } from "#app/components/link-area.ts";
import styles from "./region-law.module.css";

export type RegionLawProps = {
  law: { heading: string; items: { term: string; text: string }[] };
  services: { heading: string; items: { title: string; text: string; href: string }[] };
};

/** What a region's law asks, folded line by line, and the services that answer it. */
export function RegionLaw({ law, services }: RegionLawProps) {
  return (
    <>
      <Band labelledBy="law">
        <Split
          wide
          start={
            <h2 id="law" className={styles.title}>
              {law.heading}
            </h2>
          }
        >
          {law.items.map(({ term, text }, place) => (
            <RowFold key={term} title={<h3>{term}</h3>} open={place === 0}>
              <p className={styles.text}>{text}</p>
            </RowFold>
          ))}
        </Split>
      </Band>
      <Band labelledBy="services" space="joined">
        <h2 id="services" className={styles.heading}>
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
      </Band>
    </>
  );
}
