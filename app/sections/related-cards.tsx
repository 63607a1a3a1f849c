import { related } from "virtual:labels";
import { Card, articleCardsClass } from "#app/components/article-card.tsx";
import { HeadedBand } from "#app/components/band.tsx";
import type { CoverPicture } from "#app/components/drawing.tsx";
import type { ListedLink } from "#app/components/link-list.tsx";
import { LinkRow } from "#app/components/link-row.tsx";
import { BeforeAfter, type Result } from "#app/components/result-figures.tsx";
import { dateOf, formatShortDay } from "#app/lib/days.ts";
import styles from "./related-cards.module.css";

export type RelatedCard = {
  href: string;
  title: string;
  /** The kind of the card: a case study, an article, a rule. */
  kind: string;
  note: string;
} & ({ cover: CoverPicture } | { counted: Result } | { day: string });

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
            plate={!("cover" in card) && <Plate {...card} />}
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

/** In place of a cover: what a case counts, or the day of a rule on the ruler of its year. */
function Plate(card: Exclude<RelatedCard, { cover: unknown }>) {
  if ("counted" in card) {
    const { figure = "", text } = card.counted;
    return (
      <p className={`small ${styles.plate}`} data-background="laterite">
        <BeforeAfter {...card.counted} />
        <b data-digit={figure[0]}>{figure}</b> {text}
      </p>
    );
  }
  const [year = "", month] = card.day.split("-");
  const day = formatShortDay(card.day);
  return (
    <p className={`small ${styles.plate}`} data-background="bloom">
      <svg viewBox="0 0 372 44" preserveAspectRatio="none" stroke="currentColor" aria-hidden="true">
        <path
          d={`M0 44H372${Array.from({ length: 13 }, (_, at) => `M${at * 31} 44v-12`).join("")}`}
        />
        <path strokeWidth="7" d={`M${(Number(month) - 1) * 31 + dateOf(card.day)} 44V0`} />
      </svg>
      <b data-digit={day[0]}>{day}</b> {year}
    </p>
  );
}
