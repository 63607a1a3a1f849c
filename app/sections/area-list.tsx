import type { Service } from "#app/collections/services.server.ts";
import { Sign } from "#app/components/icon.tsx";
import { SideBand } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { link } from "#app/lib/address/site-url.ts";
import styles from "./area-list.module.css";

type AreaListProps = Service["scope"];

/** Titles with a text each, between lines; in small viewports a title without a link unfolds its text. */
export const AreaItems = ({ items }: Pick<AreaListProps, "items">) => (
  <ul className="rows">
    {items.map(({ title, text, page }) =>
      page ? (
        <li key={title} className={`${linkArea} ${styles.row}`}>
          <h3>
            <a href={link(page)}>{title}</a>
          </h3>
          <p>{text}</p>
          <Sign name="arrow" />
        </li>
      ) : (
        <li key={title} className={styles.row}>
          <h3 data-desk-only="">{title}</h3>
          <details data-unfolds="">
            <summary className="title">{title}</summary>
            <p>{text}</p>
          </details>
        </li>
      ),
    )}
  </ul>
);

export const AreaList = ({ heading, items, fact }: AreaListProps) => (
  <SideBand
    id="scope"
    heading={heading}
    background="haze"
    aside={
      fact && (
        <p className={`small ${styles.fact}`} data-wide-only="">
          {fact}
        </p>
      )
    }
  >
    <AreaItems items={items} />
  </SideBand>
);
