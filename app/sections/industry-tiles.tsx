import { sectors } from "virtual:labels";
import { BandHead, type Background } from "#app/components/band.tsx";
import { Drawing, type DrawingFile } from "#app/components/drawing.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./industry-tiles.module.css";

export type IndustryTilesProps = {
  heading: string;
  allHref: string;
  industries: { title: string; href: string; sheet: Background; drawing: DrawingFile }[];
};

export const IndustryTiles = ({ heading, allHref, industries }: IndustryTilesProps) => (
  <section aria-labelledby="industries">
    <div className={styles.head}>
      <BandHead
        id="industries"
        heading={heading}
        link={<MoreLink href={allHref}>{sectors.all}</MoreLink>}
      />
    </div>
    <ul className={`unlined ${styles.tiles}`}>
      {industries.map(({ title, href, sheet, drawing }) => (
        <li key={title} data-background={sheet}>
          <a className={styles.tile} href={href}>
            <span className={`title ${styles.name}`}>{title}</span>
            <Drawing drawing={drawing} className={styles.relief} />
          </a>
        </li>
      ))}
    </ul>
  </section>
);
