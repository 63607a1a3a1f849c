import { related } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { Cover, type CoverPicture } from "#app/components/cover.tsx";
import { linkArea } from "#app/components/link-area.ts";
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
  others: { label: string; links: { href: string; title: string }[] };
}) {
  if (cards.length === 0) return null;
  return (
    <Band labelledBy="related">
      <h2 id="related" className={styles.heading}>
        {related.heading}
      </h2>
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
            <div>
              <p className={styles.kind}>
                <b>{card.kind}</b> {card.note}
              </p>
              <h3>
                <a href={card.href}>{card.title}</a>
              </h3>
            </div>
          </article>
        ))}
      </div>
      {others.links.length > 0 && (
        <nav className={styles.others} aria-label={others.label} data-screen-only="">
          <ul>
            {others.links.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Band>
  );
}
