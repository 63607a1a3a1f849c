import { links, regions as labels } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import type { DrawingFile } from "#app/components/drawing.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { fill } from "#app/lib/fill.ts";
import styles from "./region-cards.module.css";

export type RegionCardsProps = {
  regions: { href: string; title: string; summary: string; points: string[]; map: DrawingFile }[];
};

/** The regions, two by two: map, name, one sentence, five points. */
export function RegionCards({ regions }: RegionCardsProps) {
  return (
    <Band>
      <ul className={styles.cards}>
        {regions.map(({ href, title, summary, points, map }) => (
          <li key={title} className={styles.card}>
            <img
              className={styles.map}
              src={map.src}
              width={map.width}
              height={map.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <h2>{title}</h2>
            <p className={styles.summary}>{summary}</p>
            <RuledList items={points} above />
            <p className={styles.more}>
              <ButtonLink href={href} variant="outline" sign="arrow">
                {labels.more}
                <VisuallyHidden> {fill(links.about, { subject: title })}</VisuallyHidden>
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
