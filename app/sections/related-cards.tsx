import { related } from "virtual:labels";
import { Card, articleCards } from "#app/components/article-card.tsx";
import { Band, smallHeading } from "#app/components/band.tsx";
import type { CoverPicture } from "#app/components/cover.tsx";
import { LinkList, type ListedLink } from "#app/components/link-list.tsx";
import styles from "./related-cards.module.css";

export type RelatedCard = {
  href: string;
  title: string;
  /** What it is: a case study, an article, a rule. */
  kind: string;
  note: string;
} & ({ cover: CoverPicture } | { figure: string; unit: string });

/** What belongs to a page: a case, an article and a rule side by side, and ways on below. */
export function RelatedCards({
  cards,
  others,
}: {
  cards: RelatedCard[];
  others?: { label: string; links: ListedLink[] };
}) {
  if (cards.length === 0) return null;
  return (
    <Band labelledBy="related">
      <h2 id="related" className={smallHeading}>
        {related.heading}
      </h2>
      <div className={`${articleCards} ${styles.cards}`}>
        {cards.map((card) => (
          <Card
            key={card.href}
            href={card.href}
            title={card.title}
            facts={[card.kind, card.note]}
            cover={"cover" in card ? card.cover : undefined}
            plate={
              "figure" in card && (
                <p className={styles.plate}>
                  <b>{card.figure}</b> {card.unit}
                </p>
              )
            }
          />
        ))}
      </div>
      {others && others.links.length > 0 && (
        <nav className={styles.others} aria-label={others.label} data-screen-only="">
          <LinkList look="line" links={others.links} />
        </nav>
      )}
    </Band>
  );
}
