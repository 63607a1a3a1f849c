import type { ReactNode } from "react";
import { sectors as labels } from "virtual:labels";
import type { Sector } from "#app/collections/sectors.server.ts";
import { Band, columns } from "#app/components/band.tsx";
import type { ListedLink } from "#app/components/link-list.tsx";
import { Fold } from "#app/components/fold.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { TopicRows } from "#app/components/topic-rows.tsx";
import styles from "./sector-bands.module.css";

type SectorBandsProps = {
  sectors: (Omit<Sector, "services"> & {
    services: ListedLink[];
    /** The sector's case studies and articles. */
    work: ListedLink[];
    /** Its exhibit, drawn. */
    picture?: ReactNode;
  })[];
};

/** The sectors one after another: exhibit, caption, and a fold with what the firm does there. */
export const SectorBands = ({ sectors }: SectorBandsProps) => (
  <Band space="joined">
    {sectors.map(({ id, title, summary, paragraphs, points, services, work, picture, exhibit }) => (
      <section
        key={id}
        id={id}
        className={`${columns} ${styles.sector}`}
        aria-labelledby={`${id}-title`}
      >
        {picture}
        <div className={styles.text}>
          <h2 id={`${id}-title`}>{title}</h2>
          {exhibit && <p className="label">{exhibit.reads}</p>}
          <p>{summary}</p>
          <div data-desk-only="">
            <RuledList items={points} />
          </div>
          <div className={styles.fold}>
            <Fold title={<span>{labels.here}</span>}>
              <RuledList items={points} />
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <TopicRows
                rows={[
                  { label: labels.services, links: services },
                  { label: labels.work, links: work },
                ]}
              />
            </Fold>
          </div>
        </div>
      </section>
    ))}
  </Band>
);
