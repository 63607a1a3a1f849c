import { sectors as labels } from "virtual:labels";
import { Band, columns, type Background } from "#app/components/band.tsx";
import { Exhibit, type ExhibitData } from "#app/components/exhibit.tsx";
import { LinkList, type ListedLink } from "#app/components/link-list.tsx";
import { RowFold } from "#app/components/row-fold.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import styles from "./sector-bands.module.css";

export type SectorBandsProps = {
  sectors: {
    /** The anchor that links to this sector end with. */
    id: string;
    title: string;
    summary: string;
    paragraphs: string[];
    points: string[];
    sheet: Background;
    exhibit?: ExhibitData;
    services: ListedLink[];
    /** Its case studies, and articles that speak of it. */
    work: ListedLink[];
  }[];
};

/** A sector after the other: its exhibit, the line that reads it, and what the firm does there in a fold. */
export const SectorBands = ({ sectors }: SectorBandsProps) => (
  <Band space="joined">
    {sectors.map(({ id, title, summary, paragraphs, points, services, work, ...sector }) => (
      <section
        key={id}
        id={id}
        className={`${columns} ${styles.sector}`}
        aria-labelledby={`${id}-title`}
      >
        {sector.exhibit && <Exhibit {...sector.exhibit} background={sector.sheet} />}
        <div className={styles.text}>
          <h2 id={`${id}-title`}>{title}</h2>
          {sector.exhibit && (
            <p>
              <b>{sector.exhibit.reads}</b>
            </p>
          )}
          <p>{summary}</p>
          <div className={styles.fold}>
            <RowFold title={<span>{labels.here}</span>}>
              <RuledList items={points} />
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <div className={`tiles ${styles.ways}`}>
                <Ways heading={labels.services} links={services} />
                <Ways heading={labels.work} links={work} />
              </div>
            </RowFold>
          </div>
        </div>
      </section>
    ))}
  </Band>
);

function Ways({ heading, links }: { heading: string; links: ListedLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h3 className="label">{heading}</h3>
      <LinkList look="ruled" links={links} />
    </div>
  );
}
