import { related } from "virtual:labels";
import { Card, articleCardsClass } from "#app/components/article-card.tsx";
import { HeadedBand } from "#app/components/band.tsx";
import type { CoverPicture } from "#app/components/cover.tsx";
import type { ListedLink } from "#app/components/link-list.tsx";
import { LinkRow } from "#app/components/link-row.tsx";
import styles from "./related-cards.module.css";

export type RelatedCard = {
  href: string;
  title: string;
  /** The kind of the card: a case study, an article, a rule. */
  kind: string;
  note: string;
} & ({ cover: CoverPicture } | { figure: string; unit: string });

type RelatedCardsProps = { cards: RelatedCard[]; others?: { label: string; links: ListedLink[] } };

/** A case, an article and a rule related to a page, side by side, with links below. */
export function RelatedCards({ cards, others }: RelatedCardsProps) {
  if (cards.length === 0) return null;
  return (
    <HeadedBand id="related" heading={related.heading} screenOnly>
      <div className={`${articleCardsClass} ${styles.cards}`}>
        {cards.map((card) => (
          <Card
            key={card.href}
            href={card.href}
            title={card.title}
            facts={[card.kind, card.note]}
            cover={"cover" in card ? card.cover : undefined}
            plate={
              "figure" in card && (
                <p className={`small ${styles.plate}`}>
                  <b data-digit={card.figure[0]}>{card.figure}</b> {card.unit}
                </p>
              )
            }
          />
        ))}
      </div>
      {others && others.links.length > 0 && (
        <div data-wide-only="">
          <LinkRow {...others} />
        </div>
      )}
    </HeadedBand>
  );
}
