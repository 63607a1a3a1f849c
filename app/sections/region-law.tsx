import type { Region } from "#app/collections/regions.server.ts";
import { Band, columns } from "#app/components/band.tsx";
import { Fold } from "#app/components/fold.tsx";
import { Terms } from "#app/components/terms.tsx";
import styles from "./region-law.module.css";

type RegionLawProps = {
  law: Region["law"];
  services: { heading: string; items: { title: string; text: string; href: string }[] };
};

export const RegionLaw = ({ law, services }: RegionLawProps) => (
  <Band className={`${columns} ${styles.band}`}>
    <section aria-labelledby="law">
      <h2 id="law">{law.heading}</h2>
      <div>
        {law.items.map(({ term, text }) => (
          <Fold key={term} title={<h3>{term}</h3>}>
            <p>{text}</p>
          </Fold>
        ))}
      </div>
    </section>
    <section aria-labelledby="services">
      <h2 id="services">{services.heading}</h2>
      <Terms
        rows={services.items.map(({ title, text, href }) => ({
          key: href,
          term: <a href={href}>{title}</a>,
          text,
        }))}
      />
    </section>
  </Band>
);
