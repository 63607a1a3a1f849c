import type { Region } from "#app/collections/regions.server.ts";
import { Band, SideBand } from "#app/components/band.tsx";
import { Fold } from "#app/components/fold.tsx";
import { LinkList } from "#app/components/link-list.tsx";
import { Terms } from "#app/components/terms.tsx";
import styles from "./region-law.module.css";

type RegionLawProps = {
  law: Region["law"];
  services: { heading: string; items: { title: string; text: string; href: string }[] };
};

/** The region's law, each term with its main fact, the first of a few open; and the services there. */
export const RegionLaw = ({ law, services }: RegionLawProps) => (
  <>
    <SideBand id="law" heading={law.heading} className={styles.law}>
      {law.items.map(({ term, fact, text }, place) => (
        <Fold
          key={term}
          open={place === 0 && law.items.length < 6}
          title={<h3>{term}</h3>}
          about={fact}
        >
          <p>{text}</p>
        </Fold>
      ))}
    </SideBand>
    <Band labelledBy="services" space="none">
      <Fold
        title={
          <h2 id="services" className="title">
            {services.heading}
          </h2>
        }
      >
        <Terms
          rows={services.items.map(({ title, text, href }) => ({
            key: href,
            term: <a href={href}>{title}</a>,
            text,
          }))}
        />
      </Fold>
      <nav aria-labelledby="services" data-wide-only="">
        <LinkList look="line" links={services.items} />
      </nav>
    </Band>
  </>
);
