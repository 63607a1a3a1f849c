import { related } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { Cover, type CoverPicture } from "#app/components/cover.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { TopicRows, type TopicRow } from "#app/components/topic-rows.tsx";
import styles from "./related-cards.module.css";

export type RelatedCard = {
  href: string;
  title: string;
  /** What it is: a case study, an article, a rule. */
  kind: string;
  note: string;
} & ({ cover: CoverPicture } | { figure: string; unit: string });

/** What belongs to a page: a case, an article and a rule side by side, and ways on below. */
export function RelatedCards({ cards, rows }: { cards: RelatedCard[]; rows: TopicRow[] }) {
  if (cards.length === 0) return null;
  return (
    <Band labelledBy="related">
      <h2 id="related">{related.heading}</h2>
      <div className={styles.cards}>
        {cards.map((card) => (
          <article key={card.href} className={`${linkArea} ${styles.card}`}>
            {"cover" in card ? (
              <Cover cover={card.cover} className={styles.picture} />
            ) : (
              <p className={`${styles.picture} ${styles.plate}`}>
                <b>{card.figure}</b> {card.unit}
              </p>
            )}
            <p className={styles.kind}>
              <b>{card.kind}</b> {card.note}
            </p>
            <h3>
              <a href={card.href}>{card.title}</a>
            </h3>
          </article>
        ))}
      </div>
      <TopicRows rows={rows} />
    </Band>
  );
}
