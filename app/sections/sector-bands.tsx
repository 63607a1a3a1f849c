import { sectors as labels } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import {
  FirstViewPicture,
  PairedDrawing,
  type DrawingFile,
  type FirstViewDrawing,
} from "#app/components/drawing.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import styles from "./sector-bands.module.css";

type Link = { href: string; title: string };

export type SectorBandsProps = {
  sectors: {
    /** The anchor that links to this sector end with. */
    id: string;
    title: string;
    summary: string;
    paragraphs: string[];
    points: string[];
    tile: DrawingFile | FirstViewDrawing;
    services: Link[];
    /** Its case studies, and articles that speak of it. */
    work: Link[];
  }[];
};

/** A sector after the other: its sheet at the left, so that the column reads as one tall map. */
export function SectorBands({ sectors }: SectorBandsProps) {
  return (
    <Band>
      {sectors.map(({ id, title, summary, paragraphs, points, tile, services, work }) => (
        <section key={id} id={id} className={styles.sector} aria-labelledby={`${id}-title`}>
          {"narrow" in tile ? (
            <FirstViewPicture drawing={tile} narrowBelow={960} className={styles.tile} />
          ) : (
            <PairedDrawing drawing={{ desktop: tile }} className={styles.tile} />
          )}
          <div className={styles.text}>
            <h2 id={`${id}-title`}>{title}</h2>
            <p className={styles.summary}>{summary}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <div className={styles.points}>
              <RuledList items={points} above />
            </div>
          </div>
          <div className={styles.ways}>
            <Ways heading={labels.services} links={services} />
            <Ways heading={labels.work} links={work} />
          </div>
        </section>
      ))}
    </Band>
  );
}

function Ways({ heading, links }: { heading: string; links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {links.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
