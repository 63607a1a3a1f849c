import { Sign } from "#app/components/icon.tsx";
import { Band, columns, smallHeading } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import styles from "./area-list.module.css";

export type AreaListProps = {
  heading: string;
  id: string;
  items: {
    title: string;
    text: string;
    /** The page that says more. */
    href?: string;
  }[];
  /** What the list rests on, at the foot of the heading's column. */
  fact?: string;
};

/** The areas of a service in one ruled list; on phones a title that leads nowhere unfolds its line. */
export const AreaList = ({ heading, id, items, fact }: AreaListProps) => (
  <Band background="haze" labelledBy={id} className={columns}>
    <div className={styles.start}>
      <h2 id={id} className={smallHeading}>
        {heading}
      </h2>
      {fact && <p className={styles.fact}>{fact}</p>}
    </div>
    <ul className={styles.list}>
      {items.map(({ title, text, href }) =>
        href ? (
          <li key={title} className={`${linkArea} ${styles.row}`}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
            <Sign name="arrow" />
          </li>
        ) : (
          <li key={title} className={styles.row}>
            <h3 className={styles.wide}>{title}</h3>
            <details>
              <summary>{title}</summary>
              <p>{text}</p>
            </details>
          </li>
        ),
      )}
    </ul>
  </Band>
);
