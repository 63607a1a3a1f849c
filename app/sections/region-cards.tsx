import { links, regions as labels } from "virtual:labels";
import type { Region } from "#app/collections/regions.server.ts";
import { Band } from "#app/components/band.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import type { Linked } from "#app/lib/address/site-url.ts";
import { fill } from "#app/lib/fill.ts";
import styles from "./region-cards.module.css";

type RegionCardsProps = {
  /** `map` is markup: each is a kilobyte, and the first is the largest picture of a phone's first view. */
  regions: Linked<Omit<Region, "map"> & { map: string }>[];
};

export const RegionCards = ({ regions }: RegionCardsProps) => (
  <Band>
    <ul className={`rows ${styles.cards}`}>
      {regions.map(({ href, title, summary, points, map }) => (
        <li key={title} className={styles.card}>
          <div
            className={styles.map}
            aria-hidden="true"
            data-map=""
            dangerouslySetInnerHTML={{ __html: map }}
          />
          <h2>{title}</h2>
          <p className={styles.summary}>{summary}</p>
          <RuledList items={points} />
          <p className={styles.more} data-screen-only="">
            <ButtonLink href={href} variant="outline" sign="arrow">
              {labels.more}
              <span className="visually-hidden">{fill(links.about, { subject: title })}</span>
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  </Band>
);
